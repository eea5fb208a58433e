/**
 * A position as counters on a map, for renderers and front ends.
 * @module
 */
import type { Counter, View } from '../../engine/view.js';
import { SIDES } from './board.js';
import { type Position, unitsIn } from './position.js';
import { CADRE, due, ELIMINATED, EXPECTED, MOVED, OUT_OF_SUPPLY, REMOVED } from './state.js';
import type { Rating, UnitIx } from './unit.js';
import { ratingText } from './identify.js';

const counter = (pos: Position, unit: UnitIx): Counter => {
  const { roster, powers } = pos.board;
  const data = roster.units[unit];
  const status = pos.state.units.status[unit];
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
    marks: [...(status & OUT_OF_SUPPLY ? ['out of supply'] : []), ...(status & MOVED ? ['moved'] : [])],
  };
};

/** The position, drawable. */
export const view = (pos: Position): View => {
  const { board, state } = pos;
  const { setting, map, powers } = board;
  const decision = due(state);
  const acting = decision === null ? SIDES[board.playerTurns[state.playerTurn].side] : decision.side;
  const box = (heading: string, place: number) => ({
    heading,
    counters: state.units.hex.flatMap((h, u) => (h === place ? [counter(pos, u)] : [])),
  });
  return {
    title: setting.title,
    subtitle:
      state.phase === 'over'
        ? `After turn ${state.turn} (${setting.turnName(state.turn)})`
        : state.turn === 0
          ? `Deployment, ${board.playerTurns[state.playerTurn].name}`
          : `Turn ${state.turn} of ${setting.turns} (${setting.turnName(state.turn)}), ${board.playerTurns[state.playerTurn].name} ${state.phase} phase, ${acting} to decide`,
    notices: setting.notices,
    map,
    colors: Object.fromEntries(powers.map((p) => [p.id, { name: p.name, fill: p.fill, ink: p.ink }])),
    owners: state.hexes.owner.map((o) => (o < 0 ? null : powers[o].id)),
    stacks: map.ids.flatMap((id, h) => {
      const units = unitsIn(pos, h);
      return units.length === 0 ? [] : [{ hex: id, counters: units.map((u) => counter(pos, u)) }];
    }),
    marks: [],
    boxes: [box('Eliminated', ELIMINATED), box('Withdrawn or converted', REMOVED), box('Expected', EXPECTED)],
  };
};
