/**
 * What steps cost by the Terrain Effects Chart, in twentieths of a movement point; null where terrain is prohibited or no line runs.
 * @rule EBC 6A, 7A, 7B
 * @module
 */
import type { UnitData } from '../../../src/rulesets/europa/unit.js';
import { chartColumn } from './kind.js';
import { type Position, weatherIn } from './position.js';
import { between, hexAt } from './printed.js';

/** A movement point in the parts that costs are counted in. */
export const POINT = 20;

/** The chart's columns for movement: frost moves as clear, snow as winter, rain and poor weather as mud. @rule EBC 6A */
const column = (weather: string): string => (weather === 'clear' || weather === 'frost' ? 'clear' : weather === 'snow' || weather === 'winter' ? 'winter' : 'mud');

/** The entry of a chart row for a unit that goes into a hex. */
const entry = (pos: Position, unit: UnitData, row: string, to: string): string | undefined => pos.printed.chart.get(row)?.get(`${chartColumn(unit)}/${column(weatherIn(pos, to))}`);

/** Points that an entry charges: 0 for a dash, null for a prohibition. */
const charged = (text: string): number | null => (text === '-' ? 0 : text === 'P' ? null : Number(text.replace('+', '')) * POINT);

/** On foot and wheels: the hex entered, and every hexside crossed on top. */
export const marchCost = (pos: Position, unit: UnitData, from: string, to: string): number | null => {
  const parts = [entry(pos, unit, `hex/${hexAt(pos.printed, to).terrain}`, to), ...[...between(pos.printed, from, to)].map((feature) => entry(pos, unit, `hexside/${feature}`, to))];
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) continue;
    const cost = charged(part);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
};

/** Along a road, or a railroad used as one: what clear terrain costs, whatever the ground, prohibitions included. @rule EBC 7B, ruling AMB-BC-35 */
export const roadCost = (pos: Position, unit: UnitData, from: string, to: string): number | null => {
  const lines = between(pos.printed, from, to);
  if (!lines.has('road') && !lines.has('rail')) return null;
  return charged(entry(pos, unit, 'hex/clear', to) ?? '-');
};

/** By rail: a fifth of a point a hex. @rule EBC 7A */
export const railCost = (pos: Position, from: string, to: string): number | null => (between(pos.printed, from, to).has('rail') ? POINT / 5 : null);
