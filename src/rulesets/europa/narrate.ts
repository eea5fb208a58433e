/**
 * Events as lines of a log, each told from the position before it. Depth 0 is for turns, 1 for player turns, 2 for
 * phases, 3 for what happens in them, 4 for the parts of a combat.
 * @module
 */
import type { LogLine } from '../../engine/game.js';
import type { HexIx } from '../../kernel/hex.js';
import { citation, type RuleRef } from '../../kernel/rule.js';
import { clampRow } from '../../kernel/crt.js';
import { SIDES } from './board.js';
import { type Entry, takesFromEnemy } from './captures.js';
import { ebc } from './cases.js';
import { lossText } from './combat/losses.js';
import { overrunHeading, overrunLines, overrunReceipt, overrunRefs } from './combat/overrunReceipt.js';
import { ODDS, receiptLines, receiptOf, receiptRefs } from './combat/receipt.js';
import { attackQuery } from './combat/strength.js';
import type { Cause, EuropaEvent } from './event.js';
import { airLines } from './explain/air.js';
import { decisionRefs } from './explain/decision.js';
import { workLines } from './explain/work.js';
import { overrunQuery } from './overrun.js';
import { phaseWords } from './phaseName.js';
import { faceOf, outOfSupply, type Position } from './position.js';
import type { OverrunQuery } from './rules.js';
import { CADRE, type Combat, type Decision, FULL, MP, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';
import { cited, hexText, mpText, placeName, signed, unitText, unitsText } from './wording.js';

const LOSSES = ebc('9D', ['BC-9D.1', 'BC-9D.3'], 'Losses are reckoned in printed strengths, the attacker’s in attack strength, the defender’s in defense strength.');
const CADRES = ebc('9E', ['BC-9E.1', 'BC-9E.2', 'BC-9E.5'], 'A division with a cadre becomes its cadre when it is lost; a cadre that is lost leaves play.');
const RETREAT = ebc('9F1', ['BC-9F1.7', 'BC-9F1.8', 'BC-9F1.9', 'BC-9F1.10', 'BC-9F1.11'], 'A retreat into an enemy zone of control costs a step; a unit without a way is eliminated.');
const IMMOBILE = ebc('6A', ['BC-6A.19', 'BC-6A.20'], 'A unit with a movement rating of 0 that has to retreat is eliminated.');
const ADVANCE = ebc('9F2', ['BC-9F2.1'], 'Attackers may advance into a hex that they cleared.');
const WAITED = ebc('6A', ['BC-6A.5'], 'By the reading in force a unit has ended its movement when another one moves.', 'option');
const RETREAT_BY_RAIL = ebc('14C', ['BC-14C.4', 'BC-7A.5'], 'By the reading in force the retreat of a rail-only unit takes up rail capacity.', 'option');
const SUPPLY = ebc('12B', ['BC-12B.1', 'BC-12B.2'], 'Supply is judged in each initial phase and holds until the next.');
const RESULT = ebc('CRT', ['BC-CRT.3', 'BC-CRT.4', 'BC-9A.11'], 'The modified die roll and the odds give the cell of the results table.');

const IN_PHASE = 3;
const IN_COMBAT = 4;

const line = (text: string, depth: number, refs: ReadonlyArray<RuleRef> = []): LogLine => ({ text, depth, refs });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const brackets = (refs: ReadonlyArray<RuleRef>): string => (refs.length === 0 ? '' : ` [${cited(refs)}]`);

/** Headings of the phase that is being entered; phases in which nobody can do anything have none. */
const headings = (pos: Position): ReadonlyArray<LogLine> => {
  const { board, state } = pos;
  const heading = (text: string, depth: number): LogLine => ({ text, depth, heading: true });
  const player = board.playerTurns[state.playerTurn].name;
  if (state.phase === 'deployment') return [heading(`Deployment, ${player} forces`, 0)];
  if (board.rules.idle.includes(state.phase)) return [];
  const phase = heading(`${capital(phaseWords(state.phase))} phase`, 2);
  if (state.phase !== board.rules.phasesOf(board, state.playerTurn)[0]) return [phase];
  const turn = startsTurn(pos) ? [heading(`Turn ${state.turn} (${board.setting.turnName(state.turn)})`, 0)] : [];
  return [...turn, heading(`${player} player turn`, 1), phase];
};

/** Whether the present player turn is the first of its game turn. */
const startsTurn = (pos: Position): boolean => pos.state.playerTurn === pos.board.rules.firstPlayerTurn(pos);

/** A place that changes hands: one that an ally hands over does not. */
const captured = (pos: Position, entry: Entry, captures: boolean): ReadonlyArray<string> => {
  const name = placeName(pos, entry.hex);
  return captures && name !== null && takesFromEnemy(pos, entry) ? [name] : [];
};
const withCapture = (pos: Position, entry: Entry, captures: boolean): string => captured(pos, entry, captures).map((name) => `, captures ${name}`).join('');

/** What an event reads like, seen from the position before it. */
export const narrate = (pos: Position, e: EuropaEvent): ReadonlyArray<LogLine> => {
  const { board, state } = pos;
  const { rules } = board;
  switch (e.type) {
    case 'staged':
    case 'phaseEnded':
      return state.stage.at === 'entering' && state.stage.next === 0 ? headings(pos) : [];
    case 'supplyJudged':
      return supplyLines(pos, e.out);
    case 'unitDeployed':
      return [line(`${unitText(pos, e.unit)} set up in ${hexText(pos, e.hex)}`, 1)];
    case 'unitPlaced': {
      const refs = rules.placeChecks.filter((c) => c.code.startsWith('reinforcement/')).slice(0, 1).map((c) => c.ref);
      return [line(`Reinforcement ${unitText(pos, e.unit)} in ${hexText(pos, e.hex)}${withCapture(pos, { unit: e.unit, hex: e.hex }, e.captures)}${brackets(refs)}`, IN_PHASE, refs)];
    }
    case 'unitMobilized': {
      const refs = rules.mobilizeChecks.slice(0, 1).map((c) => c.ref);
      return [line(`Mobilization in ${hexText(pos, state.units.hex[e.unit])}: ${unitText(pos, e.unit)} becomes ${unitText(pos, e.unit, FULL)}${brackets(refs)}`, IN_PHASE, refs)];
    }
    case 'unitsConverted': {
      const refs = rules.convertChecks.slice(0, 1).map((c) => c.ref);
      return [line(`Conversion in ${hexText(pos, e.hex)}: ${unitsText(pos, e.units)} become ${unitText(pos, e.produced)}${brackets(refs)}`, IN_PHASE, refs)];
    }
    case 'unitStepped':
      return [
        {
          text: unitText(pos, e.unit),
          depth: IN_PHASE,
          leg: {
            who: board.roster.ids[e.unit],
            from: hexText(pos, e.from),
            to: hexText(pos, e.to),
            by: e.by === 'march' ? '' : e.by,
            cost: e.cost,
            unit: MP,
            measure: 'MP',
            captures: captured(pos, { unit: e.unit, hex: e.to }, e.captures),
          },
        },
      ];
    case 'overrunBegun': {
      const query = overrunQuery(pos, e.units, e.target, e.by);
      // one that is settled like an attack is told when it is joined: whoever retreats before it changes the odds
      const { table, refs } = rules.overrunTerms;
      return table === null ? overrunToldAt(query) : [line(`${overrunHeading(query)} by ${unitsText(pos, e.units)}${brackets([refs.odds])}`, IN_PHASE, [refs.odds])];
    }
    case 'overrunPaid':
      return [line(`${unitText(pos, e.unit)} pays ${mpText(e.cost)} MP, ${mpText(e.left)} left${brackets([rules.overrunTerms.refs.price])}`, IN_COMBAT, [rules.overrunTerms.refs.price])];
    case 'unitsHalted':
      return halted(pos, e.units);
    case 'unitOverran':
      // settled like an attack, it has been paid for
      if (state.combat !== null) return [line(`${unitText(pos, e.unit)} enters ${hexText(pos, e.to)}${withCapture(pos, { unit: e.unit, hex: e.to }, e.captures)}`, IN_COMBAT)];
      return [
        {
          text: unitText(pos, e.unit),
          depth: IN_PHASE,
          leg: {
            who: board.roster.ids[e.unit],
            from: hexText(pos, e.from),
            to: hexText(pos, e.to),
            by: 'overrun',
            cost: e.cost,
            unit: MP,
            measure: 'MP',
            captures: captured(pos, { unit: e.unit, hex: e.to }, e.captures),
          },
        },
      ];
    case 'unitsReleased':
      return [line(`Free to move on${brackets([overrunRef(pos)])}: ${unitsText(pos, e.units)}`, IN_PHASE, [overrunRef(pos)])];
    case 'unitsMarked':
      return (e.set & STOPPED) === 0 ? [] : [line(`${unitsText(pos, e.units)} ${e.units.length === 1 ? 'has' : 'have'} ended ${e.units.length === 1 ? 'its' : 'their'} movement${brackets([WAITED])}`, IN_PHASE, [WAITED])];
    case 'unitEntrained':
      return [line(`${unitText(pos, e.unit)} takes up rail capacity${brackets([RETREAT_BY_RAIL])}`, IN_COMBAT, [RETREAT_BY_RAIL])];
    case 'unitWithdrawn': {
      const refs = rules.leaving === null ? [] : [rules.leaving];
      return [line(`${unitText(pos, e.unit)} leaves play in ${territory(pos, e.hex)}${brackets(refs)}`, IN_PHASE, refs)];
    }
    case 'workBegun':
    case 'workDelayed':
    case 'workCompleted':
    case 'workDropped':
    case 'fortDestroyed':
    case 'fortificationCaptured':
      return workLines(pos, e, state.combat === null ? IN_PHASE : IN_COMBAT);
    case 'supportSettled':
    case 'supportSpent':
    case 'airfieldAbandoned':
      return airLines(pos, e, IN_PHASE);
    case 'combatJoined':
      return joinedLines(pos, e.combat);
    case 'dieRolled':
      return thrownLines(pos, e.purpose, e.die);
    case 'powerEntered':
      // a die that brought them in has cited its rule
      return [line(`The ${board.powers[e.power].name} forces enter the war on the ${SIDES[board.powers[e.power].side]} side`, IN_PHASE), ...toldLines(pos, e)];
    case 'combatDecided':
      return state.combat === null ? [] : decidedLines(pos, state.combat, e.result, e.die);
    case 'decisionOpened':
      return openedLines(pos, e.decision);
    case 'unitCadred':
      return [line(`${unitText(pos, e.unit)} becomes ${unitText(pos, e.unit, CADRE)}${CAUSES[e.cause]}${brackets([refOf(pos, e.cause)])}`, IN_COMBAT, [refOf(pos, e.cause)])];
    case 'unitEliminated':
      // the rules that eliminate units without combat tell of it
      return e.cause === 'isolation' || e.cause === 'airdrop' ? toldLines(pos, e) : [line(eliminated(pos, e.unit, e.hex, e.cause), e.cause === 'no-entry' ? IN_PHASE : IN_COMBAT, [lossRef(pos, e.unit, e.cause)])];
    case 'unitRetreated':
      return [line(`${unitText(pos, e.unit)} retreats to ${hexText(pos, e.to)}${withCapture(pos, { unit: e.unit, hex: e.to }, e.captures)}`, IN_COMBAT)];
    case 'unitAdvanced':
      return [line(`${unitText(pos, e.unit)} advances into ${hexText(pos, e.to)}${withCapture(pos, { unit: e.unit, hex: e.to }, e.captures)}${brackets([ADVANCE])}`, IN_COMBAT, [ADVANCE])];
    case 'sliceWritten':
      return [...pointLines(pos, e.key, e.value), ...newsLines(pos, e.key, e.value), ...toldLines(pos, e)];
    case 'pointsEntered':
    case 'hqTested':
    case 'unitTakenOff':
    case 'unitCarried':
    case 'markerMoved':
    case 'truckDepleted':
    case 'unitTookOff':
    case 'unitTurnedBack':
    case 'unitPutDown':
    case 'nationDefected':
      return toldLines(pos, e);
    case 'gameEnded':
      return [line(`The game ends: ${e.reason}${brackets(endingRefs(pos))}`, 0, endingRefs(pos))];
    default:
      return [];
  }
};

const endingRefs = ({ board }: Position): ReadonlyArray<RuleRef> => (board.rules.supplement === null ? [] : [board.rules.supplement.ending]);

const territory = (pos: Position, hex: HexIx): string => pos.board.map.territories[pos.board.map.territory[hex]] ?? hexText(pos, hex);

// ---- supply ------------------------------------------------------------------------------------------------------------

const supplyLines = (pos: Position, out: ReadonlyArray<UnitIx>): ReadonlyArray<LogLine> => {
  const { board, state } = pos;
  const restored = state.units.hex.flatMap((h, u) => (h >= 0 && outOfSupply(pos, u) && !out.includes(u) ? [u] : []));
  const byPower = board.powers.flatMap((power, p) => {
    const units = out.filter((u) => board.roster.power[u] === p);
    if (units.length === 0) return [];
    const hexes = [...new Set(units.map((u) => state.units.hex[u]))].sort((a, b) => a - b);
    const stacks = hexes.map((h) => `${unitsText(pos, units.filter((u) => state.units.hex[u] === h))} in ${hexText(pos, h)}`);
    return [line(`Out of supply, ${power.name}${brackets([SUPPLY])}: ${stacks.join('; ')}`, IN_PHASE, [SUPPLY])];
  });
  return [
    ...(out.length === 0 ? [line(`All units are in supply${brackets([SUPPLY])}`, IN_PHASE, [SUPPLY])] : byPower),
    ...(restored.length === 0 ? [] : [line(`In supply again: ${unitsText(pos, restored)}`, IN_PHASE)]),
  ];
};

// ---- combat ------------------------------------------------------------------------------------------------------------

const overrunRef = (pos: Position): RuleRef => pos.board.rules.overrunTerms.refs.odds;

const overrunToldAt = (query: OverrunQuery): ReadonlyArray<LogLine> => {
  const receipt = overrunReceipt(query);
  const refs = overrunRefs(receipt);
  return overrunLines(receipt).map((text, i) => (i === 0 ? line(text, IN_PHASE, refs) : line(text, IN_COMBAT)));
};

const halted = (pos: Position, units: ReadonlyArray<number>): ReadonlyArray<LogLine> => {
  const { halt } = pos.board.rules.overrunTerms.refs;
  const refs = halt === null ? [] : [halt];
  return [line(`Their movement ends in this phase${brackets(refs)}: ${unitsText(pos, units)}`, IN_COMBAT, refs)];
};

const joinedLines = (pos: Position, combat: Combat): ReadonlyArray<LogLine> => {
  if (combat.overrun !== undefined) return overrunToldAt(overrunQuery(pos, combat.attackers, combat.target, combat.overrun.by));
  const { evasion } = pos.board.rules;
  if (combat.evaded === true) return [line(`Attack on ${hexText(pos, combat.target)}: nobody is left to fight${brackets([evasion.ref])}`, IN_PHASE, [evasion.ref])];
  const receipt = receiptOf(attackQuery(pos, combat.target, combat.attackers));
  const refs = receiptRefs(receipt);
  return receiptLines(receipt).map((text, i) => (i === 0 ? line(text, IN_PHASE, refs) : line(text, IN_COMBAT)));
};

const decidedLines = (pos: Position, combat: Combat, result: string, die: number | null): ReadonlyArray<LogLine> => {
  const { crt } = pos.board;
  if (die === null || combat.column === null) return [];
  const roll = die + combat.modifier;
  const row = clampRow(crt.firstRow, crt.lastRow, roll);
  const sum = combat.modifier === 0 ? `Die ${die}` : `Die ${die} ${combat.modifier > 0 ? '+' : '−'} ${Math.abs(combat.modifier)} = ${roll}`;
  const cell = `row ${row}, column ${crt.data.columns[combat.column]}, cell ${crt.cell(roll, combat.column).source}`;
  return [line(`${sum} → ${result} (${cell})${brackets([RESULT])}`, IN_COMBAT, [RESULT, ODDS])];
};

/** Dice that decide something by themselves; those of a combat are told with its result. */
const thrownLines = (pos: Position, purpose: string, die: number): ReadonlyArray<LogLine> => {
  const thrown = pos.board.rules.rolls[purpose];
  if (purpose === 'combat' || thrown === undefined) return [];
  return [line(`Die ${die} ${thrown.purpose}: ${thrown.tells(pos, die)}${brackets([thrown.ref])}`, IN_PHASE, [thrown.ref])];
};

const openedLines = (pos: Position, decision: Decision): ReadonlyArray<LogLine> =>
  decision.kind === 'losses'
    ? [line(`The ${decision.of} loses at least ${lossText(decision.need, decision.measure)}${brackets([LOSSES])}`, IN_COMBAT, [LOSSES])]
    : decision.kind === 'ration'
      ? [line(`${hexText(pos, decision.hex)} cannot supply everybody there; its owner chooses${brackets(decisionRefs(pos, decision))}`, IN_PHASE, decisionRefs(pos, decision))]
      : decision.kind === 'evade'
        ? [line(`May retreat before combat${brackets(decisionRefs(pos, decision))}: ${unitsText(pos, decision.units)}`, IN_COMBAT, decisionRefs(pos, decision))]
        : [];

const CAUSES: Readonly<Record<Cause, string>> = {
  combat: '',
  overrun: ' by an overrun',
  'no-retreat': ' for want of a retreat',
  stacking: ' over the stacking limit at the end of its retreat',
  'zoc-retreat': ' by retreating into an enemy zone of control',
  'no-entry': ': it cannot enter',
  isolation: ' by isolation',
  airdrop: ' in an airdrop',
};

const refOf = (pos: Position, cause: Cause): RuleRef =>
  cause === 'combat' ? CADRES : cause === 'overrun' ? overrunRef(pos) : cause === 'no-entry' ? (pos.board.rules.placeChecks[0]?.ref ?? RETREAT) : RETREAT;

/**
 * The rule by which a unit is lost: for want of a retreat, one that cannot move, or by rail only, falls under another than one
 * that is shut in.
 */
const lossRef = (pos: Position, unit: UnitIx, cause: Cause): RuleRef => {
  if (cause !== 'no-retreat') return refOf(pos, cause);
  if (faceOf(pos, unit).movement[unit] === 0) return IMMOBILE;
  const byRail = pos.board.roster.railOnly[unit] === 1 ? pos.board.rules.retreatBars.find((bar) => bar.code === 'retreat/rail-only') : undefined;
  return byRail?.ref ?? refOf(pos, cause);
};

const eliminated = (pos: Position, unit: UnitIx, hex: HexIx, cause: Cause): string => {
  // a unit that is lost on its retreat is lost where it would have gone
  const where = cause === 'zoc-retreat' && hex >= 0 ? ` (${hexText(pos, hex)})` : '';
  return `${unitText(pos, unit)} is eliminated${CAUSES[cause]}${where} [${citation(lossRef(pos, unit, cause))}]`;
};

/** What rules say of events that are theirs alone. */
const toldLines = (pos: Position, e: EuropaEvent): ReadonlyArray<LogLine> =>
  pos.board.rules.tellers.flatMap((tells) => tells(pos, e).map(({ text, refs }) => line(`${text}${brackets(refs)}`, IN_PHASE, refs)));

const newsLines = (pos: Position, key: string, value: unknown): ReadonlyArray<LogLine> =>
  (pos.board.rules.supplement?.news(pos, key, value) ?? []).map(({ text, ref }) => line(`${text}${brackets([ref])}`, IN_PHASE, [ref]));

// ---- points ------------------------------------------------------------------------------------------------------------

/** Points scored by a change of what a supplement keeps: the lines of its chart that have grown. */
const pointLines = (pos: Position, key: string, value: unknown): ReadonlyArray<LogLine> => {
  const { supplement } = pos.board.rules;
  if (supplement === null || supplement.scoring === null) return [];
  const before = supplement.result(pos);
  const after = supplement.result({ ...pos, state: { ...pos.state, slices: { ...pos.state.slices, [key]: value } } });
  const gains = after.lines.flatMap((l, i) => (l.points === before.lines[i].points ? [] : [`${signed(l.points - before.lines[i].points)} (${l.label})`]));
  if (gains.length === 0) return [];
  const winners = Object.keys(after.score).filter((side) => after.score[side] > (before.score[side] ?? 0));
  const totals = winners.map((side) => `${side} ${after.score[side]}`).join(', ');
  const refs = supplement.scoring === null ? [] : [supplement.scoring];
  return [line(`Victory points ${gains.join(', ')}: ${totals}${brackets(refs)}`, pos.state.combat === null ? IN_PHASE : IN_COMBAT, refs)];
};
