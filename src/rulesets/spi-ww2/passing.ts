/**
 * What units do to the map as they pass: by a reading, zones of control take hexes at every hex that a unit enters.
 * @rule SPI 9.74, 16.82 (SPI-9.74.2, AMB-SPI-79)
 * @module
 */
import type { SpiEvent } from './event.js';
import { atPeace, isPartisan, nationAt, type Position, stanceOf, SWEDEN } from './position.js';
import { campOf } from './situation.js';
import { RUSSIA } from './state.js';
import { inEnemyZone } from './zone.js';

/** The unit that an event puts into a hex, and the hex. */
export const arrivalOf = (e: SpiEvent): { readonly unit: number; readonly to: number } | null => {
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitDropped':
    case 'unitAdvanced':
    case 'unitRetreated':
      return { unit: e.unit, to: e.to };
    case 'assaultMade':
      return e.afloat ? null : { unit: e.unit, to: e.to };
    case 'unitShipped':
      return e.sp > 0 ? { unit: e.unit, to: e.to } : null;
    case 'unitLanded':
      return { unit: e.unit, to: e.hex };
    default:
      return null;
  }
};

/** Hexes that the zone of an arriving unit takes at once. */
export const zoneEvents = (pos: Position, e: SpiEvent): ReadonlyArray<SpiEvent> => {
  if (pos.board.readings['control-by-zone'] !== 'step') return [];
  const arrival = arrivalOf(e);
  if (arrival === null || isPartisan(pos, arrival.unit)) return [];
  const side = campOf(stanceOf(pos, arrival.unit));
  if (side < 0) return [];
  const { board, state } = pos;
  const player = board.playerOf[stanceOf(pos, arrival.unit) as 0];
  const entryWins = board.readings['control-conflict'] === 'entry';
  const taken = [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const hex = board.map.neighbors[arrival.to * 6 + d];
    if (hex < 0 || ((board.folds.open.zone[arrival.to] >> d) & 1) === 0 || pos.sit.stacks.first[hex] >= 0) return [];
    if (state.hexes.control[hex] === player || atPeace(pos, hex) || inEnemyZone(pos, side, hex)) return [];
    if (state.hexes.control[hex] > 0 && player > 0) return [];
    return entryWins && state.hexes.entered[hex] >= 0 && state.hexes.entered[hex] !== player ? [] : [hex];
  });
  return taken.length === 0 ? [] : [{ type: 'controlTaken', player, hexes: taken.sort((a, b) => a - b) }];
};

/** The unit that an event sends against a hex, if it does not enter it by that. */
const attackOf = (e: SpiEvent): { readonly unit: number; readonly to: number } | null => {
  switch (e.type) {
    case 'combatJoined':
      return { unit: e.combat.attackers[0], to: e.combat.target };
    case 'hexOverrun':
      return { unit: e.units[0], to: e.hex };
    case 'assaultMade':
      return { unit: e.unit, to: e.to };
    default:
      return null;
  }
};

/** Notes that Russia has attacked Sweden. @rule SPI 16.82 (SPI-16.82.2) */
export const notesSweden = (pos: Position, e: SpiEvent): ReadonlyArray<SpiEvent> => {
  if (pos.state.sweden.attacked) return [];
  const arrival = attackOf(e) ?? arrivalOf(e);
  if (arrival === null || stanceOf(pos, arrival.unit) !== RUSSIA) return [];
  const nation = nationAt(pos, arrival.to);
  return nation >= 0 && pos.board.nations[nation].name === SWEDEN && !(pos.state.stance[nation] >= 0) ? [{ type: 'swedenNoted', attacked: true, halved: pos.state.sweden.halved }] : [];
};
