/**
 * A position as counters on a map, for renderers and front ends.
 * @module
 */
import type { Counter, HexMark, View } from '../../engine/view.js';
import type { HexIx } from '../../kernel/hex.js';
import { airIn, armOf, bombersOn } from './air.js';
import { noticesOf, SIDES } from './board.js';
import { changesOf, workMarks } from './changes.js';
import { phaseWords } from './phaseName.js';
import { faceOf, type Position, unitsIn } from './position.js';
import { ATTACKED, CADRE, type Decision, due, ELIMINATED, EXPECTED, MOVED, OUT_OF_SUPPLY, REMOVED } from './state.js';
import type { Rating, UnitIx } from './unit.js';
import { ratingText } from './identify.js';

const counter = (pos: Position, unit: UnitIx): Counter => {
  const { roster, powers } = pos.board;
  const data = roster.units[unit];
  // what a unit has done in a phase means nothing off the map or after the game
  const idle = pos.state.units.hex[unit] < 0 ? 0 : pos.state.phase === 'over' ? OUT_OF_SUPPLY : ~0;
  const status = pos.state.units.status[unit] & idle;
  const cadre = pos.state.units.face[unit] === CADRE && data.cadre !== null;
  return {
    id: data.id,
    owner: powers[roster.power[unit]].id,
    name: data.name,
    designation: data.designation,
    size: cadre ? 'CADRE' : data.size,
    type: data.type,
    ratings: ratingText(cadre ? (data.cadre as Rating) : data.full),
    dot: data.dot,
    cadre: cadre || data.size === 'CADRE',
    marks: [...(status & OUT_OF_SUPPLY ? ['out of supply'] : []), ...(status & MOVED ? ['moved'] : []), ...(status & ATTACKED ? ['attacked'] : []), ...pos.board.rules.counterMarks.flatMap((marks) => marks(pos, unit))],
  };
};

/** Divisions on top, then by strength, as people stack counters; the unit's number decides at last. */
const stacked = (pos: Position, units: ReadonlyArray<UnitIx>): ReadonlyArray<UnitIx> => {
  const weight = (u: UnitIx): number => {
    const face = faceOf(pos, u);
    return face.divisional[u] * 1000 + face.attack[u] + face.defense[u];
  };
  return [...units].sort((a, b) => weight(b) - weight(a) || a - b);
};

const DECISIONS: Readonly<Record<Decision['kind'], string>> = {
  roll: 'a die is due',
  losses: 'to take losses',
  retreat: 'to retreat',
  evade: 'to retreat before combat or not',
  advance: 'to advance or not',
  ration: 'to share out supply',
  fighters: 'to send fighters',
};

/** Dice of combats need no word of what they are for. */
const dieText = (pos: Position, purpose: string): string => {
  const thrown = pos.board.rules.rolls[purpose];
  return purpose === 'combat' || thrown === undefined ? DECISIONS.roll : `a die ${thrown.purpose} is due`;
};

/** Turn, date, phase, whose decision. */
const subtitle = (pos: Position): string => {
  const { board, state } = pos;
  const { setting } = board;
  const date = `(${setting.turnName(state.turn)})`;
  if (state.phase === 'over') return `After turn ${state.turn} ${date}`;
  const player = board.playerTurns[state.playerTurn];
  if (state.phase === 'deployment') return `Deployment of the ${player.name} forces`;
  const decision = due(state);
  const acting = decision === null ? `${SIDES[player.side]} to decide` : decision.kind === 'roll' ? dieText(pos, decision.purpose) : `${decision.side} ${DECISIONS[decision.kind]}`;
  return `Turn ${state.turn} of ${setting.turns} ${date}, ${player.name} ${phaseWords(state.phase)} phase, ${acting}`;
};

/** Air points as front ends show them: `'OAS 8'`, sent or standing, `'fighters 3'`. */
const airMarks = (pos: Position): ReadonlyArray<HexMark> => {
  const { sorties, support } = airIn(pos.state);
  const sums = new Map<string, number>();
  const note = (hex: HexIx, what: string, points: number): void => void sums.set(`${hex} ${what}`, (sums.get(`${hex} ${what}`) ?? 0) + points);
  for (const s of support) note(s.target, s.mission.toUpperCase(), s.points);
  for (const s of sorties) note(s.target, armOf(s.mission) === 'bombers' ? `${s.mission.toUpperCase()} sent` : `fighters on ${bombersOn(s.mission).toUpperCase()}`, s.points);
  return [...sums].map(([key, points]) => {
    const [hex, ...what] = key.split(' ');
    return { hex: pos.board.map.ids[Number(hex)], label: `${what.join(' ')} ${points}` };
  });
};

/** The hex under attack, what is being built, and where air points are. */
const marks = (pos: Position): ReadonlyArray<HexMark> => {
  const { attack, combat } = pos.state;
  const target = combat?.target ?? attack?.target ?? null;
  return [...(target === null ? [] : [{ hex: pos.board.map.ids[target], label: 'under attack' }]), ...workMarks(pos), ...airMarks(pos)];
};

/** The position, drawable. */
export const view = (pos: Position): View => {
  const { board, state } = pos;
  const { setting, map, powers, roster } = board;
  const box = (heading: string, belongs: (unit: UnitIx) => boolean) => ({
    heading,
    counters: stacked(pos, state.units.hex.flatMap((_, u) => (belongs(u) ? [u] : []))).map((u) => counter(pos, u)),
  });
  const at = (place: number) => (u: UnitIx): boolean => state.units.hex[u] === place;
  const expected = (comes: boolean) => (u: UnitIx): boolean => at(EXPECTED)(u) && (roster.units[u].arrives !== null) === comes;
  return {
    title: setting.title,
    subtitle: subtitle(pos),
    notices: noticesOf(board),
    map,
    colors: Object.fromEntries(powers.map((p, i) => [p.id, { name: state.dormant[i] === 1 ? `${p.name} (neutral)` : p.name, fill: p.fill, ink: p.ink }])),
    owners: state.hexes.owner.map((o) => (o < 0 ? null : powers[o].id)),
    stacks: map.ids.flatMap((id, h) => {
      const units = stacked(pos, unitsIn(pos, h));
      return units.length === 0 ? [] : [{ hex: id, counters: units.map((u) => counter(pos, u)) }];
    }),
    marks: marks(pos),
    changes: changesOf(pos),
    boxes: [
      box('Eliminated', at(ELIMINATED)),
      box('Withdrawn or converted', at(REMOVED)),
      box('Expected', expected(true)),
      box('Made by conversion only', expected(false)),
    ].filter((b) => b.counters.length > 0),
    ...(board.rules.tallies.length === 0 ? {} : { tallies: board.rules.tallies.map((tally) => tally(pos)) }),
  };
};
