/**
 * Forces as a module: one line a unit, so that changes read well. Used by `forces.generate.ts` only.
 * @module
 */
import type { LeftOut, PackedForces, Row } from './packed.js';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const value = (v: unknown): string => {
  if (typeof v === 'string') return quoted(v);
  if (Array.isArray(v)) return `[${v.map(value).join(', ')}]`;
  if (typeof v === 'object' && v !== null) return object(v);
  return String(v);
};

const key = (text: string): string => (/^[A-Za-z_]\w*$/.test(text) ? text : quoted(text));

const object = (o: object): string =>
  `{ ${Object.entries(o as Readonly<Record<string, unknown>>)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => `${key(k)}: ${value(v)}`)
    .join(', ')} }`;

const row = (unit: Row): string => {
  const [id, name, designation, kind, arrives, area, hex, more] = unit;
  const head = [id, name, designation, kind, arrives, area, hex].map(value).join(', ');
  return `    [${head}${more === undefined || Object.keys(more).length === 0 ? '' : `, ${value(more)}`}],\n`;
};

/** What the module exports and says of itself. */
export interface Words {
  /** First sentence of the module. */
  readonly module: string;
  /** Name of the exported forces, and of the list of what they leave out. */
  readonly forces: string;
  readonly leftOut: string;
  readonly about: string;
}

/** The text of the module. */
export const forcesModule = (data: PackedForces, leftOut: ReadonlyArray<LeftOut>, words: Words): string => `/**
 * ${words.module} Made by \`forces.generate.ts\` from \`oob/\` and the map: do not edit.
 * @module
 */
import type { ForcesData } from '../../rulesets/europa/unit.js';
import { type LeftOut, unpacked } from './packed.js';

/** ${words.about} @since 0.3.0 */
export const ${words.forces}: ForcesData = unpacked({
  id: ${quoted(data.id)},
  title: ${quoted(data.title)},
  notice:
    ${quoted(data.notice)},
  kinds: {
${Object.entries(data.kinds)
  .map(([id, kind]) => `    ${key(id)}: ${object(kind)},\n`)
  .join('')}  },
  units: [
${data.units.map(row).join('')}  ],
  areas: [
${data.areas.map((area) => `    [${area.map(value).join(', ')}],\n`).join('')}  ],
  conversions: [
${data.conversions.map((c) => `    ${object(c)},\n`).join('')}  ],
});

/** Units of the order of battle that are not among the forces, and why. @since 0.3.0 */
export const ${words.leftOut}: ReadonlyArray<LeftOut> = [
${leftOut.map((unit) => `  ${object(unit)},\n`).join('')}];
`;
