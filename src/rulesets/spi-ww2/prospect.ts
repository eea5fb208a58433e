/**
 * What now: whose decision it is, by which case, and which kinds of actions answer.
 * @rule SPI 4
 * @module
 */
import { kindsIn } from '../../engine/actionSet.js';
import type { Actor, Prospect } from '../../engine/game.js';
import type { RuleRef } from '../../kernel/rule.js';
import { spi } from './cases.js';
import { END, endViolations, type Part } from './phases/phase.js';
import { type Position, playerName } from './position.js';
import { type Decision, due, type PhaseName } from './state.js';
import { phaseText } from './view.js';
import { brackets } from './wording.js';

const PHASES: Readonly<Record<PhaseName, RuleRef>> = {
  setup: spi('17.12', ['SPI-17.12.4'], 'Russian units are set up freely.', 'option'),
  production: spi('10', [], 'Units and shipping are bought, units built up and broken down.'),
  movement: spi('5.2', [], 'Units move, overrun, assault from the sea and drop from the air.'),
  combat: spi('8', [], 'Units attack.'),
  mechanized: spi('5.3', [], 'Mechanized units move after combat.'),
  rail: spi('5.6', [], 'Units go by rail and by sea.'),
  end: spi('4', [], 'The player turn ends.'),
  over: spi('13.0', [], 'The game is over.'),
};

const DECISIONS: Readonly<Record<Decision['kind'], readonly [ref: RuleRef, text: string]>> = {
  roll: [spi('8.3', [], 'A die is thrown.'), 'A die falls due.'],
  permission: [spi('5.85', ['SPI-5.85.2'], 'The German player lets Allied ships into the Baltic, or not.'), 'Allied ships ask to enter the Baltic: grant it or pass.'],
  partisans: [spi('16.5', [], 'Partisans rise in a hex of their country.'), 'Partisans rise: choose the hex, or pass.'],
  losses: [spi('8.3', [], 'A loss is shared by two units.'), 'A loss is to be shared by two units.'],
  evasion: [spi('17.8', ['SPI-17.8.1'], 'Mechanized units may retreat before combat.', 'option'), 'Mechanized units may slip away: retreat them, or pass to stay.'],
  counter: [spi('17.91', ['SPI-17.91.1'], 'Whoever was attacked may counterattack.', 'option'), 'The defenders may counterattack: choose a hex of attackers, or pass.'],
  stand: [spi('17.93', ['SPI-17.93.1'], 'Who inflicted enough may hold his ground.', 'option'), 'The defenders may stand, or pass and retreat.'],
  retreat: [spi('8.6', [], 'Units that lost strength retreat.'), 'Units retreat one hex.'],
  advance: [spi('8.5', [], 'Attackers may advance.'), 'Attackers may advance into the cleared hex, or pass.'],
  conversion: [spi('17.3', ['SPI-17.3.1'], 'Finnish partisans may become regular units.', 'option'), 'Finnish partisans may be converted, or pass.'],
};

/** Whose decision it is. */
export const actorOf = (pos: Position): Actor => {
  if (pos.state.phase === 'over') return 'nobody';
  const decision = due(pos.state);
  return decision === null ? playerName(pos, pos.state.player) : decision.kind === 'roll' ? 'chance' : decision.side;
};

/** What has to be decided now. */
export const prospect = (pos: Position, part: Part | null): Prospect => {
  const decision = due(pos.state);
  const { phase, turn, player } = pos.state;
  const { setting } = pos.board;
  const actor = actorOf(pos);
  if (phase === 'over') {
    const refs = [PHASES.over];
    return { actor, decision: 'over', refs, answers: [], lines: [`The game is over: ${pos.state.ended ?? 'the last turn is past'}${brackets(refs)}.`] };
  }
  const answers = part === null ? [] : kindsIn(part.legal(pos), decision === null ? [END] : []);
  const waiting = decision !== null || phase === 'end' ? [] : endViolations(pos);
  const [ref, text] = decision === null ? [PHASES[phase], `It is for the ${actor} side to act`] : DECISIONS[decision.kind];
  const asked = decision === null ? text : `Due now, ${decision.kind === 'roll' ? `by chance (${decision.purpose})` : `for the ${actor} side`}: ${text.replace(/\.$/, '')}`;
  return {
    actor,
    decision: decision === null ? `${phaseText(phase)} phase` : decision.kind === 'roll' ? `roll (${decision.purpose})` : decision.kind,
    refs: [ref, ...waiting.map((v) => v.ref)],
    answers,
    lines: [
      `Game-Turn ${turn} (${setting.turnName(turn)}), ${playerName(pos, player)} player turn, ${phaseText(phase)} phase.`,
      `${asked}${brackets([ref])}.`,
      ref.gist,
      `Legal now: ${answers.join(', ') || 'nothing'}.`,
      ...waiting.map((v) => `The phase cannot end yet. ${v.detail}${brackets([v.ref])}`),
    ],
  };
};
