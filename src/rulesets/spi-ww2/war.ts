/**
 * Who may go where and fight whom, and how nations get into the war and out of it.
 * @rule SPI 10.3, 11, 14, 14.1, SCN
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check } from '../../kernel/rule.js';
import { spi } from './cases.js';
import { entryCheck } from './entry.js';
import type { SpiEvent } from './event.js';
import {
  blocOfNation, FRANCE, FREE_FRENCH, firstIn, GERMANY, hostile, ITALY, landName, nationAt, nationOf, type Position, RUSSIAN, roomIn, stanceOf, unitName, unitsIn, VICHY,
} from './position.js';
import type { EntryQuery } from './rules.js';
import { ABSENT, AXIS, GONE, NEUTRAL, PEACE, PRO_AXIS, RUSSIA, WEST } from './state.js';
import type { UnitIx } from './unit.js';

/** Nations that do not surrender when their capital is lost. */
const STEADFAST: ReadonlyArray<string> = [GERMANY, 'Britain', 'USA', RUSSIAN];

const NO_EVENTS: ReadonlyArray<SpiEvent> = [];

/** How the land of a hex stands, and to whom a unit of what bloc belongs. */
const landStance = (pos: Position, hex: HexIx): number => {
  const nation = nationAt(pos, hex);
  return nation < 0 ? (pos.board.map.territory[hex] < 0 ? GONE : NEUTRAL) : pos.state.stance[nation];
};

const blocOfUnit = (pos: Position, unit: UnitIx): number => blocOfNation(pos, nationOf(pos, unit));

const PEACETIME = spi('10.3', [], 'A nation at peace keeps inside the borders of its own side.');
/** Nobody at peace leaves the countries of his side, not even to pass. */
export const keepsPeace = entryCheck(
  PEACETIME,
  'border/at-peace',
  (q) => {
    if (stanceOf(q.pos, q.unit) !== PEACE) return true;
    const nation = nationAt(q.pos, q.to);
    return nation >= 0 && blocOfNation(q.pos, nation) === blocOfUnit(q.pos, q.unit);
  },
  (q) => `${unitName(q.pos, q.unit)} is not at war; it stays inside the countries of its own side, and ${landName(q.pos, q.to)} is none of them.`,
);

const NEUTRALS = spi('11', ['SPI-SCN.2'], 'The Western Allies do not violate neutral countries.');
/** Vichy France is the exception: both sides may violate it. */
const westSparesNeutrals = entryCheck(
  NEUTRALS,
  'border/neutral',
  (q) => blocOfUnit(q.pos, q.unit) !== WEST || landStance(q.pos, q.to) !== NEUTRAL || landName(q.pos, q.to) === VICHY,
  (q) => `${landName(q.pos, q.to)} is neutral; the Western Allies may not enter or attack it.`,
);

/** Russia and neutrals. @rule SPI 16.82 */
export const russiaSparesNeutrals = entryCheck(
  spi('11', ['SPI-16.82.1'], 'Russia does not attack neutral countries.'),
  'border/neutral',
  (q) => blocOfUnit(q.pos, q.unit) !== RUSSIA || landStance(q.pos, q.to) !== NEUTRAL || violated(q.pos, q.to),
  (q) => `${landName(q.pos, q.to)} is neutral; Russia may not enter or attack it.`,
);

/** Nobody enters a pro-Axis country that has not joined. @rule SPI SCN */
export const proAxisLeftAlone = entryCheck(
  spi('11', ['SPI-SCN.2'], 'A pro-Axis country is left alone until it joins the Axis.'),
  'border/pro-axis',
  (q) => landStance(q.pos, q.to) !== PRO_AXIS,
  (q) => `${landName(q.pos, q.to)} is pro-Axis and not at war yet; it may not be entered or attacked.`,
);

/** The West and Russia do not make war on one another. */
const alliesSpared = entryCheck(
  spi('11', [], 'The Western Allies and Russia do not enter one another’s countries while one of them is at peace.'),
  'border/ally',
  (q) => {
    const bloc = blocOfUnit(q.pos, q.unit);
    if (bloc <= AXIS || landStance(q.pos, q.to) !== PEACE) return true;
    return blocOfNation(q.pos, nationAt(q.pos, q.to)) === bloc;
  },
  (q) => `${landName(q.pos, q.to)} is at peace; its future allies do not enter it.`,
);

/** The border checks of the first edition. */
export const baseBorderChecks: ReadonlyArray<Check<EntryQuery>> = [keepsPeace, westSparesNeutrals, russiaSparesNeutrals, proAxisLeftAlone, alliesSpared];

/** Whether neutrality of the country of a hex is broken already. @rule SPI 6.0 */
export const violated = (pos: Position, hex: HexIx): boolean => {
  const nation = nationAt(pos, hex);
  return nation >= 0 && pos.state.touched[nation] === 1;
};

/**
 * Whether a unit may fight the units of a hex: they are at war with it, or it may break the peace of their country.
 * Neutrals that stand outside their country are left alone.
 */
export const mayFight = (pos: Position, unit: UnitIx, hex: HexIx): boolean => {
  const first = firstIn(pos, hex);
  if (first < 0) return false;
  if (hostile(pos, unit, first)) return true;
  const stance = stanceOf(pos, first);
  if (stance >= 0 || stance <= GONE || stanceOf(pos, unit) < 0) return false;
  if (stance === PEACE && (stanceOf(pos, unit) === AXIS) === (blocOfNation(pos, nationOf(pos, first)) === AXIS)) return false;
  return nationOf(pos, first) === nationAt(pos, hex) && allHold(pos.board.rules.borderChecks, { pos, unit, from: pos.state.units.hex[unit], to: hex, mode: 'march' });
};

// ---- breaking the peace ------------------------------------------------------------------------------------------------

/** Where an event puts a unit, or what it attacks. A unit that enters a hex takes it. */
const intrusion = (e: SpiEvent): { readonly unit: UnitIx; readonly hex: HexIx; readonly enters: boolean } | null => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitDropped':
    case 'unitAdvanced':
    case 'unitRetreated':
      return { unit: e.unit, hex: e.to, enters: true };
    case 'assaultMade':
      return { unit: e.unit, hex: e.to, enters: !e.afloat };
    case 'unitShipped':
      return e.sp > 0 ? { unit: e.unit, hex: e.to, enters: true } : null;
    case 'hexOverrun':
      return { unit: e.units[0], hex: e.hex, enters: false };
    case 'combatJoined':
      return { unit: e.combat.attackers[0], hex: e.combat.target, enters: false };
    default:
      return null;
  }
};

/** What follows when a unit enters or attacks a country that is not at war. @rule SPI 6.0 (SPI-6.0.2, SPI-6.0.3) */
export const breaksPeace = (pos: Position, e: SpiEvent): ReadonlyArray<SpiEvent> => {
  const found = intrusion(e);
  if (found === null) return NO_EVENTS;
  const nation = nationAt(pos, found.hex);
  if (nation < 0 || nation === nationOf(pos, found.unit)) return NO_EVENTS;
  const stance = pos.state.stance[nation];
  if (stance >= 0 || stance <= GONE) return NO_EVENTS;
  const bloc = stanceOf(pos, found.unit);
  if (bloc < 0) return NO_EVENTS;
  const events: SpiEvent[] = [];
  if (stance === PEACE) {
    if (bloc === blocOfNation(pos, nation) || (bloc === AXIS) === (blocOfNation(pos, nation) === AXIS)) return [];
    const mobilized = pos.board.nations.flatMap((n, ix) => (pos.state.stance[ix] === PEACE && n.bloc === pos.board.nations[nation].bloc ? [ix] : []));
    return [...touch(pos, nation), ...mobilized.map((ix): SpiEvent => ({ type: 'nationChanged', nation: ix, stance: pos.board.nations[ix].bloc, reason: 'attacked' }))];
  }
  events.push(...touch(pos, nation));
  const joins = pos.board.rules.joins(pos, nation, bloc);
  if (joins !== null && joins !== stance) events.push(...joinEvents(pos, nation, joins, 'violated', found.hex, found.enters));
  return events;
};

const touch = (pos: Position, nation: number): ReadonlyArray<SpiEvent> => (pos.state.touched[nation] === 1 ? [] : [{ type: 'neutralityBroken', nation }]);

/**
 * A nation joins a bloc and its land with it, possessions and what it holds included, but for a hex that somebody has just entered; a garrison stands up in its
 * capital when it has no unit, unless the hex is just being taken.
 * @rule SPI 9.74, 11
 */
const joinEvents = (pos: Position, nation: number, bloc: number, reason: string, taken = -1, entered = false): ReadonlyArray<SpiEvent> => {
  const events: SpiEvent[] = [{ type: 'nationChanged', nation, stance: bloc, reason }];
  const n = pos.board.nations[nation];
  const player = pos.board.playerOf[bloc];
  const { control } = pos.state.hexes;
  const own: HexIx[] = [];
  for (let hex = 0; hex < control.length; hex++)
    if (((control[hex] < 0 && belongs(pos, nation, hex)) || (control[hex] !== player && occupies(pos, nation, hex))) && !(entered && hex === taken)) own.push(hex);
  if (own.length > 0) events.push({ type: 'controlTaken', player, hexes: own });
  const garrison = pos.board.tables.neutrals.find((row) => row.country === n.name)?.garrison ?? 0;
  if (garrison === null || garrison === 0 || inPlay(pos, nation)) return events;
  const hex = n.capitals.find((h) => h !== taken && firstIn(pos, h) < 0 && pos.state.hexes.control[h] < 0);
  if (hex === undefined) return events;
  return [...events, ...raise(pos, nation, garrison, [hex], player)];
};

/** Whether units of a nation stand in a hex. */
const occupies = (pos: Position, nation: number, hex: HexIx): boolean => firstIn(pos, hex) >= 0 && nationOf(pos, firstIn(pos, hex)) === nation;

/** Whether a hex is a nation's: its country or possession, or what it holds in this scenario and nobody stands in. */
const belongs = (pos: Position, nation: number, hex: HexIx): boolean => {
  if (nationAt(pos, hex) === nation) return true;
  if (firstIn(pos, hex) >= 0) return false;
  const { nations, land } = pos.board;
  return land[hex] === 1 && nations[nation].held[hex] === 1;
};

const inPlay = (pos: Position, nation: number): boolean => {
  const { first, last } = pos.board.roster;
  for (let u = first[nation]; u <= last[nation]; u++) if (pos.state.units.hex[u] >= 0) return true;
  return false;
};

/** Units of a nation in hexes with room, as large as they may be. */
const raise = (pos: Position, nation: number, sp: number, hexes: ReadonlyArray<HexIx>, player: number): ReadonlyArray<SpiEvent> => {
  const { first, last } = pos.board.roster;
  const most = pos.board.tables.buildUp.groups[pos.board.nations[nation].group][0].most;
  const events: SpiEvent[] = [];
  let left = sp;
  let unit = first[nation];
  for (const hex of hexes)
    for (let room = roomIn(pos, hex); room > 0 && left > 0; room--) {
      while (unit <= last[nation] && pos.state.units.hex[unit] !== -1) unit++;
      if (unit > last[nation]) return events;
      const size = Math.min(left, most);
      events.push({ type: 'unitRaised', unit: unit++, sp: size, hex, player });
      left -= size;
    }
  return events;
};

/** Whom a violated neutral joins: the enemies of the violator. @rule SPI 11 */
export const opposesViolator = (pos: Position, nation: number, violator: number): number | null =>
  pos.board.nations[nation].name === 'Sweden' && violator === RUSSIA ? null : violator === AXIS ? WEST : AXIS;

// ---- joining by date, and falling --------------------------------------------------------------------------------------

/** Nations whose date has come. @rule SPI 10.3, 11 */
export const joinByDate = (pos: Position): ReadonlyArray<SpiEvent> => {
  const events: SpiEvent[] = [];
  const { nations } = pos.board;
  for (let ix = 0; ix < nations.length && pos.state.player === 0; ix++) {
    const { joinsFrom, bloc } = nations[ix];
    const stance = pos.state.stance[ix];
    const waits = stance === NEUTRAL || stance === PRO_AXIS || stance === PEACE || stance === ABSENT;
    if (waits && joinsFrom !== null && bloc >= 0 && joinsFrom <= pos.state.turn) events.push(...joinEvents(pos, ix, bloc, 'its date has come'));
  }
  return events;
};

/** Nations whose capital an enemy controls at the end of his player turn, and Italy when it has lost too much. @rule SPI 14, 14.1 */
export const fallen = (pos: Position): ReadonlyArray<SpiEvent> =>
  pos.board.nations.flatMap((n, ix): ReadonlyArray<SpiEvent> => {
    const stance = pos.state.stance[ix];
    if (stance < 0 || n.partisans >= 0) return NO_EVENTS;
    const exhausted = n.name === ITALY && pos.state.losses[ix] >= pos.board.tables.productionRules.italianLosses;
    const own = pos.board.playerOf[stance];
    const taken =
      !STEADFAST.includes(n.name) && n.capitals.length > 0 && (own === AXIS) !== (pos.state.player === AXIS) && n.capitals.every((hex) => pos.state.hexes.control[hex] === pos.state.player);
    return exhausted || taken ? fallEvents(pos, ix, exhausted ? 'it has lost too much' : 'its capital is lost') : NO_EVENTS;
  });

const fallEvents = (pos: Position, nation: number, reason: string): ReadonlyArray<SpiEvent> => {
  const { first, last } = pos.board.roster;
  const units: SpiEvent[] = [];
  for (let u = first[nation]; u <= last[nation]; u++)
    if (pos.state.units.hex[u] !== -1) units.push({ type: 'unitEliminated', unit: u, nation, sp: pos.state.units.sp[u], cause: 'surrender' });
  const gone: SpiEvent = { type: 'nationChanged', nation, stance: GONE, reason };
  return [...units, gone, ...(pos.board.nations[nation].name === FRANCE ? vichyEvents(pos) : [])];
};

/** Vichy France and the Free French. @rule SPI 14.1 */
const vichyEvents = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { nationIx, areas, nations, tables, city } = pos.board;
  const events: SpiEvent[] = [];
  const vichy = nationIx.get(VICHY) ?? -1;
  const zone: number[] = [];
  areas.vichy.forEach((flag, hex) => flag === 1 && zone.push(hex));
  const french = (hex: HexIx): boolean => unitsIn(pos, hex).every((u) => nations[nationOf(pos, u)].name === FRANCE);
  if (vichy >= 0 && pos.state.stance[vichy] === GONE && zone.length > 0 && zone.every(french)) {
    events.push({ type: 'nationChanged', nation: vichy, stance: NEUTRAL, reason: 'the armistice' }, { type: 'controlTaken', player: -1, hexes: zone });
    const garrison = tables.neutrals.find((row) => row.country === VICHY)?.garrison ?? 0;
    const seats = zone.filter((hex) => city[hex] === 1).slice(0, 1);
    events.push(...raiseIn(pos, vichy, garrison ?? 0, seats.length > 0 ? seats : zone.slice(0, 1), -1));
  }
  const free = nationIx.get(FREE_FRENCH) ?? -1;
  if (free >= 0 && pos.state.stance[free] === GONE) {
    events.push({ type: 'nationChanged', nation: free, stance: WEST, reason: 'the fall of France' });
    const muster: number[] = [];
    nations[free].muster.forEach((flag, hex) => flag === 1 && city[hex] === 1 && roomIn(pos, hex) > 0 && pos.state.hexes.control[hex] === pos.board.playerOf[WEST] && muster.push(hex));
    events.push(...raise(pos, free, pos.board.setting.reconstruction.freeFrench, muster.slice(0, 1), pos.board.playerOf[WEST]));
  }
  return events;
};

/** Units in hexes that are about to be emptied. */
const raiseIn = (pos: Position, nation: number, sp: number, hexes: ReadonlyArray<HexIx>, player: number): ReadonlyArray<SpiEvent> => {
  const { first } = pos.board.roster;
  const most = pos.board.tables.buildUp.groups[pos.board.nations[nation].group][0].most;
  return hexes.slice(0, 1).flatMap((hex) =>
    Array.from({ length: Math.min(pos.board.tables.buildUp.unitsInHex, Math.ceil(sp / most)) }, (_, i): SpiEvent => ({
      type: 'unitRaised',
      unit: first[nation] + i,
      sp: Math.min(most, sp - i * most),
      hex,
      player,
    })),
  );
};

