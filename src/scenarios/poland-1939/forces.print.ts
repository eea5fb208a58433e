/**
 * The forces as a module: one line a unit, so that changes read well. Used by `forces.generate.ts` only.
 * @module
 */
import type { AreaData, ConversionData, ForcesData, MobilizationData, Rating, UnitData } from '../../rulesets/europa/unit.js';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const orNull = (text: string | null): string => (text === null ? 'null' : quoted(text));

const rating = (r: Rating | null): string =>
  r === null
    ? 'null'
    : `{ attack: ${r.attack}, defense: ${r.defense}, movement: ${r.movement === 'R' ? "'R'" : r.movement} }`;

const unitLine = (u: UnitData): string =>
  `    { id: ${quoted(u.id)}, name: ${quoted(u.name)}, designation: ${quoted(u.designation)}, nation: ${quoted(u.nation)}, ` +
  `type: ${quoted(u.type)}, size: ${quoted(u.size)}, full: ${rating(u.full)}, cadre: ${rating(u.cadre)}, dot: ${u.dot}, aa: ${u.aa}, ` +
  `starts: ${quoted(u.starts)}, arrives: ${u.arrives}, area: ${orNull(u.area)}, hex: ${orNull(u.hex)}, ` +
  `source: ${quoted(u.source)}, ratingSource: ${quoted(u.ratingSource)} },\n`;

const HEXES_A_LINE = 14;

const areaLines = (a: AreaData): string => {
  const lines = Array.from({ length: Math.ceil(a.hexes.length / HEXES_A_LINE) }, (_, i) =>
    a.hexes.slice(i * HEXES_A_LINE, (i + 1) * HEXES_A_LINE).map(quoted).join(', '),
  );
  return (
    `    {\n      id: ${quoted(a.id)},\n      name: ${quoted(a.name)},\n      hexes: [\n` +
    `${lines.map((line) => `        ${line},\n`).join('')}      ],\n      source: ${quoted(a.source)},\n    },\n`
  );
};

const conversionLine = (c: ConversionData): string =>
  `    { id: ${quoted(c.id)}, turn: ${c.turn}, consumes: [${c.consumes.map(quoted).join(', ')}], ` +
  `produces: ${quoted(c.produces)}, source: ${quoted(c.source)} },\n`;

const mobilizationLine = (m: MobilizationData): string =>
  `    { turn: ${m.turn}, unit: ${quoted(m.unit)}, source: ${quoted(m.source)} },\n`;

/** The text of `forces.ts`. */
export const forcesModule = (data: ForcesData): string => `/**
 * The forces of Poland, 1 September 1939. Made by \`forces.generate.ts\` from \`oob/\` and the map: do not edit.
 * @module
 */
import type { ForcesData } from '../../rulesets/europa/unit.js';

/** The order of battle of Poland 1939: a reconstruction, not the published one. @since 0.1.0 */
export const forcesData: ForcesData = {
  format: ${quoted(data.format)},
  id: ${quoted(data.id)},
  title: ${quoted(data.title)},
  notice:
    ${quoted(data.notice)},
  units: [
${data.units.map(unitLine).join('')}  ],
  areas: [
${data.areas.map(areaLines).join('')}  ],
  conversions: [
${data.conversions.map(conversionLine).join('')}  ],
  mobilizations: [
${data.mobilizations.map(mobilizationLine).join('')}  ],
};
`;
