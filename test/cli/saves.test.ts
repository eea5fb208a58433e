/** What a saved match of any scenario, opened in any way, can be used for. */
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/cli/scenario.js';
import { openMatch } from '../../src/engine/match.js';
import { save } from '../../src/engine/record.js';
import { isLeft } from '../../src/prelude.js';
import { attackSupply } from '../../src/rulesets/europa-reform/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { folder, grognard, looksLikeATrace } from './captured.js';

const files = folder();
afterAll(files.remove);

const saved = (name: string, options: Readonly<Record<string, string>>): string => {
  const scenario = SCENARIOS.find((s) => s.id === name);
  const opened = scenario === undefined ? null : openMatch(scenario, { seed: 5, options });
  if (opened === null || isLeft(opened)) throw new Error(name);
  const path = files.path(`${name}.json`);
  writeFileSync(path, save(opened.right));
  return path;
};

describe('a saved match', () => {
  it.each(SCENARIOS.flatMap((s) => [{}, ...Object.entries(s.options).slice(0, 1).map(([key, values]) => ({ [key]: values[values.length - 1] }))].map((options) => [s.id, options] as const)))(
    'of %s with %j is verified, drawn, listed and explained',
    async (id, options) => {
      const path = saved(id, options);
      for (const [command, ...flags] of [['verify'], ['legal'], ['explain'], ['render', '--ascii']] as const) {
        const { exit, out, err } = await grognard(command, path, ...flags);
        expect(exit, `${command}: ${err}`).toBe(0);
        expect(looksLikeATrace(out + err), (out + err).slice(0, 500)).toBe(false);
      }
    },
  );

  it('of the East says before play what is done then, and by which rule', async () => {
    const { out } = await grognard('explain', saved('fall-blau-1942', {}));
    expect(out).toContain('It is for the allied side to act [REFORM 12H].\nA point spent in an initial phase, or before play,');
    expect((await grognard('explain', saved('fall-blau-1942', { deployment: 'headquarters' }))).out).toMatch(/to act \[REFORM OB\]\.\nBefore play headquarters are set up/);
  });

  it('of the East says what an order needs that is about nothing, and which orders there are', async () => {
    const path = saved('fall-blau-1942', {});
    const { exit, out } = await grognard('explain', path, 'order', 'activate');
    expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining('Type it so: order activate <headquarters> [<who pays>].') as string });
    expect((await grognard('explain', path, 'order', 'actvate', 'su-front-hq-6')).exit).toBe(2);
    expect((await grognard('explain', path, 'step', 'su-inf-xx-60', '5040')).out).toContain('step belongs to the movement and exploitation phases; this is the deployment phase.');
  });

  it.each([
    ['logistics', 'activate nix germany', /There is no headquarters "nix"; there are \S.* more\./],
    ['logistics', 'activate germany-panzer-1 germny', /There is no nation with points "germny"; there are germany, romania.*Perhaps germany is meant\./],
  ])('of %s refuses "%s" with what would be right', async (id, words, expected) => {
    const { out } = await grognard('explain', saved(id, {}), ...words.split(' '));
    expect(out).toMatch(expected);
  });

  it('of Poland says that nobody has attack supply where nobody has headquarters', () => {
    const opened = (readings: Readonly<Record<string, string>>): string => {
      const poland = openMatch(poland1939, { amend: [attackSupply], readings });
      return isLeft(poland) ? '' : poland.right.game.notices.join('\n');
    };
    expect(opened({})).toContain('nations-without-hq=exempt lifts that (REFORM 12D1)');
    expect(opened({ 'nations-without-hq': 'exempt' })).not.toContain('nations-without-hq');
  });
});
