/**
 * A position as counters on a map, for renderers and front ends.
 * @module
 */
import type { Counter, HexMark, View } from '../../engine/view.js';
import { isMechanized, type Position, unitsIn } from './position.js';
import { AFLOAT, ATTACKED, CARRIED, type Decision, due, MOVED, OUT_OF_SUPPLY } from './state.js';
import { TABLE_NAMES, type TablesData } from './tables/index.js';
import { KINDS, type UnitIx } from './unit.js';

/** Kinds in the words of pictures. */
const SYMBOLS: Readonly<Record<string, string>> = { infantry: 'infantry', mechanized: 'mechanized', paratroop: 'paratroops', generic: 'infantry', partisan: 'partisans' };

const counter = (pos: Position, unit: UnitIx): Counter => {
  const { roster, nations } = pos.board;
  const status = pos.state.phase === 'over' ? pos.state.units.status[unit] & OUT_OF_SUPPLY : pos.state.units.status[unit];
  const nation = nations[roster.nation[unit]].name;
  const kind = KINDS[roster.kind[unit]];
  const mechanized = isMechanized(pos, unit) && kind !== 'mechanized';
  return {
    id: roster.ids[unit],
    owner: nation,
    name: `${nation}${kind === 'generic' || kind === 'partisan' ? '' : ` ${kind}`} ${roster.number[unit]}`,
    designation: String(roster.number[unit]),
    size: 'XXXX',
    // what the date or an option has mechanized has another symbol than what was built so
    type: mechanized ? 'mot infantry' : (SYMBOLS[kind] ?? 'infantry'),
    ratings: String(pos.state.units.sp[unit]),
    dot: false,
    cadre: false,
    marks: [
      ...(status & OUT_OF_SUPPLY ? ['out of supply'] : []),
      ...(status & (MOVED | CARRIED) ? ['moved'] : []),
      ...(status & ATTACKED ? ['attacked'] : []),
      ...(pos.state.units.hex[unit] === AFLOAT ? ['afloat'] : []),
    ],
  };
};

const stacked = (pos: Position, units: ReadonlyArray<UnitIx>): ReadonlyArray<UnitIx> => [...units].sort((a, b) => pos.state.units.sp[b] - pos.state.units.sp[a] || a - b);

const DECISIONS: Readonly<Record<Decision['kind'], string>> = {
  roll: 'a die is due',
  permission: 'to let ships into the Baltic or not',
  partisans: 'to raise partisans',
  losses: 'to take losses',
  evasion: 'to slip away or stay',
  counter: 'to counterattack or not',
  stand: 'to hold the ground or retreat',
  retreat: 'to retreat',
  advance: 'to advance or not',
  conversion: 'to convert partisans or not',
};

const PHASES: Readonly<Record<string, string>> = { mechanized: 'mechanized movement', rail: 'rail and sea movement', setup: 'set-up' };

/** A phase in the rules' words. */
export const phaseText = (phase: string): string => PHASES[phase] ?? phase;

const subtitle = (pos: Position): string => {
  const { board, state } = pos;
  const { setting, players } = board;
  const date = `Game-Turn ${state.turn} (${setting.turnName(state.turn)})`;
  if (state.phase === 'over') return `After ${date}: ${state.ended ?? 'the end'}`;
  const decision = due(state);
  const acting = decision === null ? '' : decision.kind === 'roll' ? `, ${DECISIONS.roll}` : `, ${decision.side} ${DECISIONS[decision.kind]}`;
  return `${date} of ${setting.lastTurn}, ${players[state.player]} ${phaseText(state.phase)} phase${acting}`;
};

const marks = (pos: Position): ReadonlyArray<HexMark> => {
  const { attack, combat, landings, player } = pos.state;
  const { ids } = pos.board.map;
  const target = combat?.target ?? attack?.target ?? null;
  return [
    ...(target === null ? [] : [{ hex: ids[target], label: 'under attack' }]),
    ...landings.filter((l) => l.player === player && l.hex !== target).map((l) => ({ hex: ids[l.hex], label: l.afloat.length > 0 ? 'assaulted from the sea' : 'beach' })),
  ];
};

/** A picture has no room for what each table says of itself; `grognard tables` and the log do. */
const tablesNotice = (data: TablesData): string => {
  const cells = TABLE_NAMES.flatMap((name) => data[name].cells.flat());
  const printed = cells.filter((cell) => cell.source === 'printed').length;
  return `${printed === 0 ? 'None' : printed} of the ${cells.length} cells of the tables ${printed === 1 ? 'is' : 'are'} printed in the rules at hand; each cell tells its source.`;
};

/** The position, drawable. */
export const view = (pos: Position): View => {
  const { board, state } = pos;
  const { setting, map, nations, players } = board;
  const color = (name: string): { readonly fill: string; readonly ink: string } => setting.colors[name] ?? setting.colors['other'] ?? { fill: '#cccccc', ink: '#000000' };
  const afloat = state.units.hex.flatMap((hex, u) => (hex === AFLOAT ? [u] : []));
  return {
    title: setting.title,
    subtitle: subtitle(pos),
    notices: [setting.map.notice, setting.forces.notice, tablesNotice(board.tables.data)],
    map,
    colors: Object.fromEntries([
      ...nations.map((n) => [n.name, { name: n.name.replace(/^(.+) partisans$/, 'Partisans of $1'), ...color(n.name.replace(/ partisans$/, '')) }]),
      ...players.map((p) => [p, { name: `${p.slice(0, 1).toUpperCase()}${p.slice(1)} hexes`, ...color(p) }]),
    ]),
    owners: state.hexes.control.map((p, hex) => (p < 0 || board.land[hex] === 0 ? null : players[p])),
    stacks: map.ids.flatMap((id, hex) => {
      const units = stacked(pos, unitsIn(pos, hex));
      return units.length === 0 ? [] : [{ hex: id, counters: units.map((u) => counter(pos, u)) }];
    }),
    marks: marks(pos),
    boxes: afloat.length === 0 ? [] : [{ heading: 'Afloat', counters: stacked(pos, afloat).map((u) => counter(pos, u)) }],
  };
};

