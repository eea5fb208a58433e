/** The dossier of World War II tells every case of the errata, every option, every table and every reconstructed rule as the code has them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRight, openMatch } from '../../src/index.js';
import { SOURCES } from '../../src/kernel/table.js';
import { EDITIONS, ERRATA, errataOf, OPTION_NAMES, OPTIONS, PROVENANCE, spiReadings, spiRulings, TABLE_NAMES, tablesData } from '../../src/rulesets/spi-ww2/index.js';
import { europe1939, europe1940, europe1941 } from '../../src/scenarios/europe-1939-45/index.js';

const page = readFileSync(new URL('../../src/rulesets/spi-ww2/README.md', import.meta.url), 'utf8').replace(/\r\n/g, '\n');
const rows = page.split('\n').filter((l) => l.startsWith('| ')).map((l) => l.split('|').slice(1, -1).map((cell) => cell.trim()));
const under = (first: string): ReadonlyArray<string> => rows.find((r) => r[1] === first) ?? [];

describe('the dossier of World War II', () => {
  it('tells each case of the errata, and whether it stood in the sheet of 1973', () => {
    for (const { amendment, seen } of ERRATA) {
      const row = under(`\`${amendment.id}\``);
      expect(row.slice(0, 3)).toEqual([amendment.ref.case, `\`${amendment.id}\``, seen === 'dec73' ? 'yes' : seen === 'after-dec73' ? 'no' : '?']);
      expect(row[3]).toBe(`${amendment.does === 'clarify' && amendment.touches.length === 0 ? '*Nothing in play.* ' : ''}${amendment.ref.gist}`);
    }
    expect(errataOf('dec73')).toEqual(ERRATA.filter((e) => e.seen === 'dec73').map((e) => e.amendment.id));
  });

  it('tells each option by number and name', () => {
    for (const { id, ref } of OPTIONS) expect(under(`\`${OPTION_NAMES[id]}\``)).toEqual([id, `\`${OPTION_NAMES[id]}\``, ref.gist]);
    expect(Object.keys(OPTION_NAMES).sort()).toEqual(OPTIONS.map((o) => o.id).sort());
    expect(new Set(Object.values(OPTION_NAMES)).size).toBe(OPTIONS.length);
  });

  it('names the editions and the scenarios', () => {
    for (const word of [...EDITIONS, ...[europe1939, europe1940, europe1941].map((s) => s.id)]) expect(page).toContain(`\`${word}\``);
  });

  it('counts cells by source, and open questions by answer', () => {
    for (const name of TABLE_NAMES) {
      const cells = tablesData[name].cells.flat();
      expect(rows.find((r) => r[0] === `\`${name}\``)).toEqual([`\`${name}\``, tablesData[name].title, ...SOURCES.map((s) => String(cells.filter((c) => c.source === s).length))]);
    }
    expect(page).toContain(`${spiReadings.length + spiRulings.length} are known, AMB-SPI-1 to AMB-SPI-99: ${spiReadings.length} are options, chosen with \`readings\`, ${spiRulings.length} have one ruling`);
  });

  it('tells each rule that no table holds', () => {
    for (const { case: rule, what, source, why } of PROVENANCE) expect(rows).toContainEqual([rule, what, source, why]);
  });

  it('shows a match that opens as it says', () => {
    const opened = openMatch(europe1941, { seed: 3, options: { edition: 'first', '17.9': 'on', 'one-overrun-hex-per-phase': 'on' }, readings: { 'counter-stand': 'more' } });
    expect(page).toContain("options: { edition: 'first', '17.9': 'on', 'one-overrun-hex-per-phase': 'on' }");
    expect(isRight(opened) ? opened.right.game.identity.amendments : opened.left).toEqual(['one-overrun-hex-per-phase', '17.9']);
  });
});
