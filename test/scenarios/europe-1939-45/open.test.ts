/** The three scenarios open by every edition and option, and stand as the set-up says. */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import type { OpenOptions } from '../../../src/engine/scenario.js';
import { isLeft } from '../../../src/prelude.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import { SEAS } from '../../../src/rulesets/spi-ww2/seas.js';
import { europe1939, europe1940, europe1941 } from '../../../src/scenarios/europe-1939-45/index.js';
import { PASSAGES } from '../../../src/scenarios/europe-1939-45/setups.js';

const ALL = [europe1939, europe1940, europe1941];

const open = (scenario: typeof europe1939, options: OpenOptions = {}): SpiGame => {
  const opened = openMatch(scenario, options);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  return opened.right.game as SpiGame;
};

const russians = ({ board, initial }: SpiGame): ReadonlyArray<number> =>
  initial.units.hex.flatMap((hex, u) => (hex >= 0 && board.nations[board.roster.nation[u]].name === 'Russia' ? [initial.units.sp[u]] : []));
const sum = (list: ReadonlyArray<number>): number => list.reduce((a, b) => a + b, 0);

describe('Europe 1939 to 1945', () => {
  it.each(ALL.map((s) => [s.id, s] as const))('%s opens by every edition, with two players and three', (_, scenario) => {
    for (const edition of ['first', 'dec73', 'feb75']) {
      expect(open(scenario, { options: { edition } }).sides).toEqual(['axis', 'allied']);
      expect(open(scenario, { options: { edition, players: '3' } }).sides).toEqual(['axis', 'west', 'russia']);
    }
  });

  it.each([
    [europe1939, 22],
    [europe1940, 21],
    [europe1941, 33],
  ] as const)('$id has the printed Russian total of %i (SPI-17.12.3, SPI-10.32.2)', (scenario, total) => {
    const units = russians(open(scenario));
    expect(sum(units)).toBe(total);
    expect(units.every((sp) => sp === 1 || sp === 2)).toBe(true);
    // an odd total needs a unit of one, whatever 10.32 says of units that are built
    expect(units.includes(1) || total % 2 === 0).toBe(true);
  });

  it('option 17.11 adds a point to each Russian unit (SPI-17.11.1)', () => {
    const plain = russians(open(europe1939));
    expect(russians(open(europe1939, { options: { '17.11': 'on' } }))).toEqual(plain.map((n) => n + 1));
  });

  it('option 17.12 starts with a free set-up of the printed total (SPI-17.12.2, SPI-17.12.3)', () => {
    for (const [scenario, total] of [[europe1939, 22], [europe1940, 21], [europe1941, 33]] as const) {
      const { initial } = open(scenario, { options: { '17.12': 'on' } });
      expect([initial.phase, initial.toPlace]).toEqual(['setup', total]);
    }
  });

  it('15.31: the Russian unit of 2012 stands in 2014 by the errata', () => {
    const at = (game: SpiGame, id: string): number => game.initial.units.hex.filter((hex, u) => hex === game.board.map.hexOf.get(id) && game.board.nations[game.board.roster.nation[u]].name === 'Russia').length;
    const [on, off] = [open(europe1941), open(europe1941, { options: { 'setup-2012-to-2014': 'off' } })];
    expect([at(on, '2012'), at(on, '2014') - at(off, '2014')]).toEqual([0, at(off, '2012')]);
  });

  it('passages join seas that there are', () => {
    for (const p of PASSAGES) expect(p.between.every((sea) => SEAS.includes(sea))).toBe(true);
  });

  it('refuses what there is not to choose, and options that exclude one another', () => {
    const wrong = (options: Readonly<Record<string, string>>): ReadonlyArray<string> => {
      const opened = openMatch(europe1939, { options });
      return isLeft(opened) ? opened.left.map((p) => p.at) : [];
    };
    expect(wrong({ edition: '1984' })).toHaveLength(1);
    expect(wrong({ '17.11': 'on', '17.12': 'on' }).join()).toContain('17.12');
    expect(wrong({ '17.99': 'on' })).toHaveLength(1);
  });
});
