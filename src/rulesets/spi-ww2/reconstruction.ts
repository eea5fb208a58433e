/**
 * What the printed rules of 1973 say where we do not have them: every such rule in one place, with what is known of it and
 * why it was filled in like this. Numbers stand in the tables, cell by cell with their sources; what no table holds stands
 * here. Whoever owns the rules changes these values and the tables, and nothing else.
 * @module
 */
import type { Source } from '../../kernel/table.js';
import type { UnitKind } from './unit.js';

/** Counters of a nation by kind. The printed counter mix is not known; there are enough for every strength that play has shown. */
export type CounterMix = Readonly<Partial<Record<UnitKind, number>>>;

/** Values of rules that no table holds. */
export interface Reconstruction {
  /** Movement points that a blocked hexside costs on top, where it is only costly (AMB-SPI-5). */
  readonly blockedCost: number;
  /** Strength points of the Free French who fight on when France falls. */
  readonly freeFrench: number;
  /** Counters by nation, of the others, and of partisans by country. */
  readonly counters: Readonly<Record<string, CounterMix>>;
  readonly otherCounters: CounterMix;
  readonly partisanCounters: number;
}

/** Where a reconstructed rule comes from. */
export interface Provenance {
  readonly case: string;
  readonly what: string;
  readonly source: Source;
  readonly why: string;
}

/** The values that we play with. */
export const RECONSTRUCTION: Reconstruction = {
  blockedCost: 1,
  freeFrench: 1,
  counters: {
    Germany: { infantry: 24, mechanized: 14, paratroop: 2 },
    Italy: { generic: 10 },
    France: { generic: 12 },
    Britain: { generic: 14 },
    USA: { generic: 14 },
    Russia: { generic: 36 },
  },
  otherCounters: { generic: 4 },
  partisanCounters: 6,
};

const from = (rule: string, what: string, source: Source, why: string): Provenance => ({ case: rule, what, source, why });

/** Each rule that is not printed in the errata, and how far it is known. */
export const PROVENANCE: ReadonlyArray<Provenance> = [
  from('4', 'Axis first; production, movement, combat, mechanized movement, rail and sea movement, end', 'secondary', 'The order of the first three and of the mechanized phase is described; the errata show that rail and sea movement follows an assault (AMB-SPI-95).'),
  from('5.2', 'Units pay the movement costs of the terrain chart hex by hex and stop when they enter an enemy zone of control; leaving one costs nothing', 'secondary', 'Zones are described as rigid and not sticky.'),
  from('5.2', 'A unit that cannot pay may not enter, but a unit out of supply may always move one hex', 'reconstructed', 'One hex is the whole movement of such a unit by the supply table.'),
  from('7', 'Two units in a hex, at all times', 'secondary', 'The limit is described; that it also binds passing units is ours, and keeps every position legal.'),
  from('5.3', 'Units of one nation and kind in one hex may be built up to the nation’s maximum, or broken down, in any phase in which they may move or appear, once in a phase', 'inferred', 'Build-up by stacking is described, and 17.11 lets Russians stack for it.'),
  from('5.6', 'Rail movement covers three times the allowance through friendly hexes free of enemy zones; a unit that has moved, attacked or sailed in the player turn may not use it', 'secondary', 'The factor is described; the rest is usual practice.'),
  from('5.7', 'One naval transport point carries one strength point from a friendly port to a friendly port over seas that are open to the player', 'reconstructed', 'Everything in the errata is counted in strength points (AMB-SPI-12).'),
  from('5.8', 'A supplied unit in a friendly port that has not moved may assault a coast hex for one amphibious point a strength point, except in the first quarter; it moves no more in that phase', 'reconstructed', 'Seasons are described as limits of amphibious movement.'),
  from('5.8', 'Units that assault an occupied hex stay afloat, may attack only that hex, and go back to their port when it is not cleared in the same combat phase', 'secondary', 'The procedure is printed in the sibling games (AMB-SPI-16).'),
  from('5.9', 'In the first edition an assault is not reinforced in the same player turn', 'reconstructed', 'The case was replaced whole; nothing is known of it.'),
  from('6.0', 'A zone covers the six adjacent hexes across hexsides that land units may cross; partisans and nations not at war exert none', 'inferred', 'AMB-SPI-7.'),
  from('6.5', 'German, British and American units exert an air zone of three hexes; half of the enemy points on the hex of arrival, rounded down, turn back as many strength points', 'inferred', 'Who exerts a zone and what it counts is printed in 17.4; range and formula are ours.'),
  from('8.1', 'Attacks are voluntary, by differential; a unit attacks once and a hex is attacked once in a phase; below 0 no attack is allowed', 'secondary', 'Described.'),
  from('8.3', 'The defender loses strength points; any loss makes the survivors retreat one hex; attackers suffer nothing', 'secondary', 'Described, and 17.9 calls the table a pure attack table.'),
  from('8.41', 'An overrun needs a differential of +5 and one movement point more than the hex costs, and eliminates the defenders', 'reconstructed', 'It makes overruns a speciality of full German stacks.'),
  from('8.4', 'Units that overrun move before all others and ignore the zones of everything that will be overrun in the phase; all nations', 'inferred', '17.6 says that it restates the first edition (AMB-SPI-62).'),
  from('8.5', 'Attackers may advance into a hex that they cleared, up to the stacking limit', 'inferred', '17.8 and 17.93 speak of advances.'),
  from('9.7', 'Supply is traced over land to a hex of a home country that is joined to a capital or resource center, with one leg by sea from port to port at most, and judged at the start and at the end of each player turn', 'reconstructed', 'Sea legs are known from 5.85.'),
  from('10', 'Nations receive points each turn and keep what they do not spend; new units appear in home-country cities and resource centers that are friendly and free of enemy zones', 'reconstructed', 'Only that points are spent on units and shipping is known.'),
  from('10.3', 'Russia at peace keeps inside its borders, what it holds in other countries included, builds units of two points at most, stacks only to build up, and enters the war when it is attacked or at its date', 'inferred', 'From 10.32 and 17.1.'),
  from('11', 'A neutral joins the enemies of whoever enters it or attacks it; the Western Allies and Russia may not do so, the Axis may', 'inferred', 'The errata let the Allies of 1939 enter Axis and pro-Axis countries only.'),
  from('14.1', 'France falls when the Axis controls its capital at the end of an Axis player turn: its units leave, Vichy France becomes a neutral, the Free French go to Britain', 'reconstructed', 'Vichy France and Free French units are known to exist.'),
  from('14', 'Other nations fall when an enemy controls their capital at the end of his player turn, except Germany, Britain, the USA and Russia; Italy also surrenders by losses', 'reconstructed', 'A tally of Italian losses is known to exist.'),
  from('16.5', 'In each of its player turns a side rolls a die for each occupied country of the partisan table; partisans stay in their country, exert no zone and need no supply', 'reconstructed', 'Rolls by country are known from 16.52.'),
  from('16.7', 'A German paratroop unit that has not moved and is in supply may drop into an adjacent land hex without enemies, whatever lies between, and moves no more', 'secondary', 'The range is described.'),
  from('12', 'What the Axis must hold to win at once, and shares of Germany for the Allies', 'reconstructed', 'Only that hexes of Germany count is known.'),
];
