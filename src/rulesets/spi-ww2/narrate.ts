/**
 * Events as lines of a log, each told from the position before it.
 * @module
 */
import type { LogLine } from '../../engine/game.js';
import type { RuleRef } from '../../kernel/rule.js';
import { spi } from './cases.js';
import type { SpiEvent } from './event.js';
import { changedLines, joinedLines, lossLines, thrownLines } from './narrate/combat.js';
import { captured, CAUSES, depthNow, IN_COMBAT, IN_PHASE, line, withCapture } from './narrate/line.js';
import { brokenLines, controlLines, nationLines, supplyLines, swedenLines, unrestLines } from './narrate/politics.js';
import { assaultLines, balticLines, booksLines, landedLines, mediterraneanLines, shippedLines } from './narrate/sea.js';
import { type Position, unitName } from './position.js';
import { POINT } from './production.js';
import { capital, counted, hexText, nationText, playerText, signed, unitsText, unitText } from './wording.js';
import { phaseText } from './view.js';

const POINTS = spi('10', [], 'Nations receive points each turn, and new units are bought with them.');
const SHIPPING = spi('5.79', ['SPI-5.79.1'], 'The Axis buys naval transport and amphibious points.');
const BUILD_UP = spi('5.3', [], 'Units may be built up and broken down.');
const RAIL = spi('5.6', [], 'Rail movement covers a multiple of the allowance.');
const DROP = spi('16.7', ['SPI-16.7.1'], 'Paratroops drop into an adjacent hex.');
const PLAN = spi('8.4', ['SPI-17.6.3'], 'What will be overrun is said before the units move.');
const RISE = spi('16.5', ['SPI-16.5.1'], 'Partisans rise in their country.');
const REGULARS = spi('17.3', ['SPI-17.3.1'], 'Finnish partisans become regular units.', 'option');
const RETREAT = spi('8.6', [], 'Any loss makes the survivors retreat one hex.');
const EVADE = spi('17.8', ['SPI-17.8.1'], 'German mechanized units may retreat before combat.', 'option');
const ADVANCE = spi('8.5', [], 'Attackers may advance into a hex that they cleared.');
const SPARED = spi('17.8', ['SPI-17.8.7'], 'By a reading, attackers that stay behind when the defenders slip away have not fought.', 'option');
const ASK = spi('5.85', ['SPI-5.85.2'], 'The German player may let Allied ships into the Baltic.', 'errata');
const SETUP = spi('17.12', ['SPI-17.12.4'], 'Russian units are set up freely.', 'option');
const RAISED = spi('11', [], 'A nation that takes sides without units raises its garrison.');

const END = 'End of the player turn';

/** Headings of the phase that is being entered. */
const headings = (pos: Position): ReadonlyArray<LogLine> => {
  const { board, state } = pos;
  const heading = (text: string, depth: number): LogLine => ({ text, depth, heading: true });
  if (state.phase === 'over') return [];
  if (state.phase === 'setup') return [heading('Free set-up of Russian units', 0)];
  const phase = heading(state.phase === 'end' ? END : `${capital(phaseText(state.phase))} phase`, 2);
  if (state.phase !== board.phases[0]) return [phase];
  const turn = state.player === 0 ? [heading(`Game-Turn ${state.turn} (${board.setting.turnName(state.turn)})`, 0)] : [];
  return [...turn, heading(`${playerText(pos, state.player).replace('The ', '').replace(' player', '')} player turn`, 1), phase];
};

const leg = (pos: Position, e: { readonly unit: number; readonly from: number; readonly to: number; readonly cost: number; readonly player: number }, by: string): LogLine => ({
  text: unitText(pos, e.unit),
  depth: IN_PHASE,
  leg: { who: unitName(pos, e.unit), from: hexText(pos, e.from), to: hexText(pos, e.to), by, cost: e.cost, unit: 1, measure: 'MP', captures: captured(pos, e.to, e.player) },
});

/** What an event reads like, seen from the position before it. */
export const narrate = (pos: Position, e: SpiEvent): ReadonlyArray<LogLine> => {
  const { state } = pos;
  const one = (text: string, refs: ReadonlyArray<RuleRef> = [], depth: number = IN_PHASE): ReadonlyArray<LogLine> => [line(text, depth, refs)];
  switch (e.type) {
    case 'staged':
    case 'phaseEnded':
      return state.stage.at === 'entering' && state.stage.next === 0 ? headings(pos) : [];
    case 'supplyJudged':
      return supplyLines(pos, e);

    case 'pointsGranted':
      return e.halves === 0 ? [] : one(`${nationText(pos, e.nation)} receives ${counted(e.halves / POINT, 'point')} and has ${(state.points[e.nation] + e.halves) / POINT}`, [POINTS]);
    case 'unitBuilt':
      return one(`New: ${unitName(pos, e.unit)} (${e.sp}) in ${hexText(pos, e.hex)} for ${counted(e.halves / POINT, 'point')} of ${nationText(pos, e.nation)}`, [POINTS]);
    case 'unitRaised':
      return one(`Raised: ${unitName(pos, e.unit)} (${e.sp}) in ${hexText(pos, e.hex)}`, [RAISED]);
    case 'unitDeployed':
      return one(`${unitName(pos, e.unit)} (${e.sp}) set up in ${hexText(pos, e.hex)}`, [SETUP], 1);
    case 'pointBought':
      return one(`${nationText(pos, e.nation)} buys ${e.point === 'naval' ? 'a naval transport' : 'an amphibious'} point for ${counted(e.halves / POINT, 'point')}`, [SHIPPING]);
    case 'unitsCombined':
      return one(`${unitText(pos, e.unit)} joins ${unitText(pos, e.into)} in ${hexText(pos, e.hex)}: ${counted(e.sp + state.units.sp[e.into], 'strength point')}`, [BUILD_UP]);
    case 'unitSplit':
      return one(`${unitText(pos, e.unit)} in ${hexText(pos, e.hex)} gives ${counted(e.sp, 'strength point')} to ${unitName(pos, e.made)}`, [BUILD_UP]);

    case 'unitStepped':
      return [leg(pos, e, '')];
    case 'unitOverran':
      return [leg(pos, e, 'overrun')];
    case 'overrunAnnounced':
      return one(`Announced: ${unitsText(pos, e.announced.units)} will overrun ${hexText(pos, e.announced.target)}`, [PLAN]);
    case 'hexOverrun':
      return one(`Overrun of ${hexText(pos, e.hex)} by ${unitsText(pos, e.units)}, differential ${signed(e.differential)}`, [CAUSES.overrun[1]]);
    case 'unitDropped':
      return one(`${unitText(pos, e.unit)} drops from ${hexText(pos, e.from)} into ${hexText(pos, e.to)}${withCapture(pos, e.to, e.player)}`, [DROP]);
    case 'unitRailed':
      return one(`${unitText(pos, e.unit)} goes by rail from ${hexText(pos, e.from)} to ${hexText(pos, e.to)}, ${counted(e.hexes, 'hex', 'hexes')}${withCapture(pos, e.to, e.player)}`, [RAIL]);
    case 'assaultMade':
      return assaultLines(pos, e);
    case 'unitShipped':
      return shippedLines(pos, e);
    case 'unitLanded':
    case 'unitReturned':
      return landedLines(pos, e);
    case 'navalReckoned':
      return booksLines(pos, e);
    case 'balticAnswered':
      return balticLines(pos, e);
    case 'mediterraneanJudged':
      return mediterraneanLines(e);

    case 'controlTaken':
      return controlLines(pos, e);
    case 'neutralityBroken':
      return brokenLines(pos, e);
    case 'nationChanged':
      return nationLines(pos, e);
    case 'swedenNoted':
      return swedenLines(pos, e);
    case 'unrestNoted':
      return unrestLines(pos, e);
    case 'partisansRaised':
      return one(`Partisans rise: ${unitName(pos, e.unit)} (${e.sp}) in ${hexText(pos, e.hex)}${withCapture(pos, e.hex, e.player)}`, [RISE]);
    case 'partisansConverted':
      return one(`${unitText(pos, e.unit)} in ${hexText(pos, e.hex)} becomes the regular unit ${unitName(pos, e.made)}`, [REGULARS]);

    case 'combatJoined':
      return joinedLines(pos, e.combat);
    case 'combatChanged':
      return changedLines(pos, e.combat);
    case 'dieRolled':
      return thrownLines(pos, e);
    case 'attackersReleased':
      return one(`They count as not having fought: ${unitsText(pos, e.units)}`, [SPARED], IN_COMBAT);
    case 'strengthLost':
    case 'unitEliminated':
      return lossLines(pos, e);
    case 'unitRetreated': {
      const before = state.combat !== null && state.combat.die === null;
      return one(`${unitText(pos, e.unit)} ${before ? 'slips away' : 'retreats'} to ${hexText(pos, e.to)}${withCapture(pos, e.to, e.player)}`, [before ? EVADE : RETREAT], depthNow(pos));
    }
    case 'unitAdvanced':
      return one(`${unitText(pos, e.unit)} advances into ${hexText(pos, e.to)}${withCapture(pos, e.to, e.player)}`, [ADVANCE], IN_COMBAT);
    case 'decisionOpened':
      return e.decision.kind === 'permission' ? one('The Allies ask for leave to enter the Baltic', [ASK]) : [];
    case 'gameEnded':
      return [{ text: `The game is over: ${e.reason}`, depth: 0 }];

    // marks and accounts that other lines tell of, or that players make without a word
    case 'phaseBegan':
    case 'unitsReadied':
    case 'landingsSettled':
    case 'unitCommitted':
    case 'unitUncommitted':
    case 'combatEnded':
    case 'decisionChanged':
    case 'decisionClosed':
      return [];
  }
};
