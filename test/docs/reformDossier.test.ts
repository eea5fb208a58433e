/** The dossier of Europa Reform tells each item that is carried out by the name that it is imported by. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFORM_ITEMS, reformCrtData } from '../../src/rulesets/europa-reform/index.js';

const page = readFileSync(new URL('../../src/rulesets/europa-reform/README.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');
const rows = page.split('\n').filter((l) => l.startsWith('| ')).map((l) => l.split('|').slice(1, -1).map((cell) => cell.trim()));

describe('the dossier of Europa Reform', () => {
  it('tells the items that are carried out, and no others', () => {
    const told = rows.filter((r) => r[3].startsWith('carried out')).map((r) => [r[0], r[2]]);
    expect(told).toEqual(Object.entries(REFORM_ITEMS).map(([name, a]) => [a.ref.case, `\`${name}\``]));
    expect(rows.filter((r) => r[3].includes('not yet'))).toEqual([]);
  });

  it('counts the cells of the table', () => {
    expect(page).toContain(`All ${reformCrtData.cells.flat().length} of ours are reconstructed`);
  });
});
