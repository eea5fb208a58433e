/**
 * A position in plain words: units with the hexes they stand in, owners of hexes, who moves, and what lies on whom.
 * @module
 */
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import type { Power } from '../../../src/rulesets/europa/setting.js';
import type { Printed } from './printed.js';

/** A counter in play. */
export interface Unit {
  readonly data: UnitData;
  readonly id: string;
  readonly power: string;
  readonly side: string;
  /** Where it stands; null off the map. */
  readonly hex: string | null;
  /** Whether its cadre side is up, or it is printed as a cadre. */
  readonly cadre: boolean;
  /** Movement points left, in twentieths. */
  readonly mp: number;
  readonly outOfSupply: boolean;
  readonly moved: boolean;
  readonly stopped: boolean;
  readonly railed: boolean;
  readonly attacked: boolean;
  /** Has been attacked in this combat phase. */
  readonly defended: boolean;
  readonly overran: boolean;
  readonly administrative: boolean;
  /** Stood beside German leaders when the exploitation phase began. */
  readonly led: boolean;
  /** Player turns without supply. */
  readonly turnsUnsupplied: number;
  /** Hexes gone by rail in this phase. */
  readonly railHexes: number;
  /** What ended its movement was the result of an overrun. */
  readonly halted: boolean;
  readonly fought: boolean;
  /** Was dropped from the air in this player turn. */
  readonly dropped: boolean;
}

/** A position. */
export interface Position {
  readonly printed: Printed;
  /** The state as it stands, for what single rules keep in it. */
  readonly state: EuropaState;
  readonly turn: number;
  readonly phase: string;
  /** Powers whose units act in this player turn. */
  readonly phasing: ReadonlyArray<string>;
  readonly phasingSide: string;
  readonly units: ReadonlyArray<Unit>;
  /** The units of each hex where any stand. */
  readonly stacks: ReadonlyMap<string, ReadonlyArray<Unit>>;
  /** The power that owns a hex, null for nobody. */
  readonly owner: { readonly get: (hex: string) => string | null | undefined };
  /** Powers that take no part yet. */
  readonly dormant: ReadonlyArray<string>;
  /** Units moved by rail in this player turn. */
  readonly railed: ReadonlyMap<string, number>;
  /** Fortified places that an enemy has entered. */
  readonly captured: ReadonlyArray<string>;
}

const bit = (status: number, n: number): boolean => Math.floor(status / 2 ** n) % 2 === 1;
const field = (status: number, from: number, bits: number): number => Math.floor(status / 2 ** from) % 2 ** bits;

/** The power of a nation. */
const powerOf = (powers: ReadonlyArray<Power>, nation: string): Power => powers.find((p) => p.nations.includes(nation)) as Power;

/** Units by the hexes that they stand in. */
export const stacked = (units: ReadonlyArray<Unit>): ReadonlyMap<string, ReadonlyArray<Unit>> => {
  const stacks = new Map<string, Unit[]>();
  for (const unit of units) if (unit.hex !== null) stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  return stacks;
};

/** Reads a position. */
export const readPosition = (printed: Printed, state: EuropaState): Position => {
  const { powers, playerTurns } = printed.sources;
  const ids = [...printed.hexes.keys()];
  const { hex, face, mp, status } = state.units;
  const ofPowers = (flags: ReadonlyArray<number>): ReadonlyArray<string> => powers.filter((_, p) => flags[p] === 1).map((p) => p.id);
  const dormant = ofPowers(state.dormant);
  const turn = playerTurns[state.playerTurn];
  const units = printed.units.map((data, u): Unit => {
    const power = powerOf(powers, data.nation);
    const s = status[u];
    return {
      data,
      id: data.id,
      power: power.id,
      side: power.side,
      hex: hex[u] < 0 ? null : ids[hex[u]],
      cadre: data.size === 'CADRE' || face[u] === 1,
      mp: mp[u],
      outOfSupply: bit(s, 0),
      moved: bit(s, 1),
      stopped: bit(s, 2),
      railed: bit(s, 3),
      attacked: bit(s, 4),
      defended: bit(s, 5),
      overran: bit(s, 6),
      administrative: bit(s, 7),
      led: bit(s, 8),
      turnsUnsupplied: field(s, 9, 3),
      railHexes: field(s, 12, 6),
      halted: bit(s, 19),
      fought: bit(s, 20),
      dropped: bit(s, 21),
    };
  });
  return {
    printed,
    state,
    turn: state.turn,
    phase: state.phase,
    phasing: turn.powers.filter((p) => !dormant.includes(p)),
    phasingSide: turn.side,
    units,
    stacks: stacked(units),
    owner: new Map(ids.map((id, h) => [id, state.hexes.owner[h] < 0 ? null : powers[state.hexes.owner[h]].id])),
    dormant,
    railed: new Map(powers.map((p, i) => [p.id, state.railed[i]])),
    captured: state.captured.map((h) => ids[h]),
  };
};

/** Whether an amendment, or any whose name begins so, is in force. */
export const inForce = (pos: Position, id: string): boolean => pos.printed.sources.amendments.includes(id);

/** The ratings on the side that is up. */
export const ratings = (unit: Unit): UnitData['full'] => (unit.cadre && unit.data.size !== 'CADRE' && unit.data.cadre !== null ? unit.data.cadre : unit.data.full);

/** Units in a hex. */
export const unitsAt = (pos: Position, hex: string): ReadonlyArray<Unit> => pos.stacks.get(hex) ?? [];

/** Whether a unit's power takes part in the war. @rule EBC 3E */
export const atWar = (pos: Position, unit: Unit): boolean => !pos.dormant.includes(unit.power);

/** Whether enemies of a side that take part stand in a hex. */
export const holdsEnemy = (pos: Position, side: string, hex: string): boolean => unitsAt(pos, hex).some((u) => u.side !== side && atWar(pos, u));

/** The side of a power. */
export const sideOfPower = (pos: Position, power: string): string => (pos.printed.sources.powers.find((p) => p.id === power) as Power).side;

/** Two powers of one side fight together, but Germans and Soviets never. @rule EBC 3E, FTF 19A */
export const together = (pos: Position, a: string, b: string): boolean => {
  if (a === b) return true;
  if (sideOfPower(pos, a) !== sideOfPower(pos, b)) return false;
  return !(inForce(pos, 'FTF-19A') && [a, b].includes('germany') && [a, b].includes('soviet-union'));
};

/** Whether a power owns a hex, or friends whose land it shares do. @rule EBC 3C */
export const owns = (pos: Position, power: string, hex: string): boolean => {
  const owner = pos.owner.get(hex) ?? null;
  return owner !== null && together(pos, power, owner);
};

/** The power whose land a hex is by the map; null for neutrals' and for the sea. */
export const landlord = (pos: Position, hex: string): string | null => {
  const land = pos.printed.hexes.get(hex)?.land ?? null;
  if (land === null) return null;
  return pos.printed.sources.powers.find((p) => p.territories.includes(land))?.id ?? null;
};

/** Land of a nation that takes no part, or takes none yet. @rule EBC 3E, FTF 19C */
export const isNeutralLand = (pos: Position, hex: string): boolean => {
  if ((pos.printed.hexes.get(hex)?.land ?? null) === null) return false;
  const lord = landlord(pos, hex);
  return lord === null || pos.dormant.includes(lord);
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The weather in a hex: clear throughout, or by the table; a hex in no zone of it has that of zone C. @rule FTF 19F, FITE WT */
export const weatherIn = (pos: Position, hex: string): string => {
  const { weather, date } = pos.printed.sources;
  if (weather === null) return 'clear';
  const { month, half } = date(pos.turn);
  const zone = pos.printed.hexes.get(hex)?.zone ?? 'C';
  const row = weather.rows.indexOf(`${MONTHS[month - 1]} ${half === 1 ? 'I' : 'II'}`);
  return weather.cells[row][weather.columns.indexOf(weather.columns.includes(zone) ? zone : 'C')].value;
};
