/**
 * Entries of orders of battle that belong to the standard game and to nothing here: air units, gliders, and guns that are no
 * combat units. Forces may list them; they take no part.
 * @rule EBC 15B (BC-15B.1, BC-15B.4), 15D2 (BC-15D2.1), 17A2 (BC-17A2.1), FTF 21 (FF-21.6, FF-21.7)
 * @module
 */

/** Types of such entries, as a forces file writes them, and why they take no part. @since 0.2.0 */
export const OUT_OF_PLAY: Readonly<Record<string, string>> = {
  Air: 'Air units are replaced by the bomber and fighter points of the supplement (EBC 15B).',
  'Air Trnspt': 'Transport air units are removed from play (EBC 15B).',
  Glider: 'Gliders are removed from play (EBC 15B).',
  'Pos AA': 'Position antiaircraft units are removed from play (EBC 17A2).',
  'Nvl AA': 'Naval antiaircraft units are removed from play (EBC 17A2).',
};

const record = (u: unknown): Readonly<Record<string, unknown>> => (typeof u === 'object' && u !== null ? (u as Readonly<Record<string, unknown>>) : {});

/** Contents of a forces file without such entries, nor conversions and mobilizations that name them. Whatever else it is stays as it was. */
export const inPlay = (input: unknown): unknown => {
  const { units, conversions, mobilizations } = record(input);
  if (!Array.isArray(units)) return input;
  const out = (u: unknown): boolean => {
    const { type } = record(u);
    return typeof type === 'string' && Object.hasOwn(OUT_OF_PLAY, type);
  };
  const gone = new Set(units.filter(out).map((u) => record(u).id));
  if (gone.size === 0) return input;
  const names = (entry: unknown): ReadonlyArray<unknown> => {
    const { consumes, produces, unit } = record(entry);
    return [...(Array.isArray(consumes) ? (consumes as ReadonlyArray<unknown>) : []), produces, unit];
  };
  const kept = (list: unknown): unknown => (Array.isArray(list) ? list.filter((entry) => !names(entry).some((n) => gone.has(n))) : list);
  return { ...record(input), units: units.filter((u) => !out(u)), conversions: kept(conversions), mobilizations: kept(mobilizations) };
};
