/**
 * A map that is mirrored, turned upside down or by a sixth changes nothing: cases end as they should, games go the same way, and at
 * every step the same may be done. Where a rule names hexes or directions, exceptions.ts says so.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, openerOf } from '../../src/conformance/index.js';
import { isLeft } from '../../src/prelude.js';
import { MAP_EXCEPTIONS, MAP_POSITIONS } from './exceptions.js';
import { type Played, sideBySide, type Stand } from './lockstep.js';
import { flip, hexesOf, mirror, type Mover, MOVERS, sixth, turn } from './move.js';
import { EUROPA, movedCase, movedPosition, SPI } from './movedSetup.js';
import { movedMap } from './movedMap.js';
import { endsPhases, likeness, playMoved } from './playMoved.js';
import { WRITTEN, type Written } from './positions.js';
import { openMoved, openSetting, SETTINGS } from './scenarios.js';
import { FAMILIES, idle, shows, tried } from './trial.js';

/** One case of so many is tried by some move. */
const SHARE = 8;
/** Actions of a game from a small position; of each scenario. */
const ACTIONS = 30;
const SCENARIO_ACTIONS: Readonly<Record<string, number>> = { basic: 150, 'world war ii': 300, 'fall blau': 20, advanced: 60, 'poland by the Reform': 60 };

const neighbors = (id: string, all: ReadonlySet<string>): ReadonlyArray<string> => {
  const [c, r] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  const south = c % 2 === 0 ? 1 : 0;
  const two = (n: number): string => String(n).padStart(2, '0');
  return [[c, r - 1], [c + 1, r - 1 + south], [c + 1, r + south], [c, r + 1], [c - 1, r + south], [c - 1, r - 1 + south]].map(([x, y]) => two(x) + two(y)).filter((hex) => all.has(hex));
};

describe('moves of a map', () => {
  it.each(MOVERS.map((m) => [m({ columns: [1, 2], rows: [1, 2] }).name, m] as const))('%s carries neighbors to neighbors', (_, mover: Mover) => {
    for (const old of [{ columns: [1, 7], rows: [2, 6] }, { columns: [3, 8], rows: [1, 5] }, { columns: [4, 4], rows: [1, 3] }] as const) {
      const move = mover(old);
      const all = hexesOf(old);
      const moved = new Set(all.map(move.to));
      expect(moved.size).toBe(all.length);
      expect(new Set([...moved, ...move.frame]).size).toBe(hexesOf(move).length);
      for (const id of all) expect(neighbors(move.to(id), moved).toSorted()).toEqual(neighbors(id, new Set(all)).map(move.to).toSorted());
    }
  });

  it('make all directions of each', () => {
    const old = { columns: [1, 5], rows: [1, 5] } as const;
    const at = (m: Mover, ids: ReadonlyArray<string>): ReadonlyArray<string> => ids.map(m(old).to);
    expect(at(mirror, ['0101', '0202'])).toEqual(['0501', '0402']);
    expect(at(flip, ['0101', '0202'])).toEqual(['0205', '0304']);
    expect(at(turn, ['0101', '0202'])).toEqual(['0605', '0504']);
    const [a, b] = at(sixth, ['0302', '0303']);
    // what lay south lies southwest after a sixth of a turn
    expect([Number(b.slice(0, 2)) - Number(a.slice(0, 2))]).toEqual([-1]);
  });
});

describe('cases on a map laid anew', () => {
  // in npm test a third of the cases, each by one move; those that show exceptions by half a turn
  const different = new Set<string>();
  it.each(MOVERS.map((m, n) => [m({ columns: [1, 2], rows: [1, 2] }).name, m, n] as const))('%s: end as they should', (_, mover: Mover, n) => {
    const result = tried((one, { name }) => movedCase(one, name === 'europa' ? EUROPA : SPI, mover), MAP_EXCEPTIONS, (one, i) => (shows(MAP_EXCEPTIONS, one.id) ? mover === turn : i % (SHARE * MOVERS.length) === n));
    for (const id of result.different) different.add(id);
    expect(result.broken).toEqual([]);
    expect(result.trials).toBeGreaterThan(60);
  });

  it('need every exception', () => {
    expect(idle(MAP_EXCEPTIONS, different)).toEqual([]);
  });

  it('differ where the map is laid anew without its hexsides', () => {
    const some = FAMILIES[0].cases.filter((c) => /^EBC-(6|9)/.test(c.id) && JSON.stringify(c.position ?? {}).includes('"hexsides"'));
    const { broken } = tried(
      (one) => {
        const moved = movedCase(one, EUROPA, mirror);
        return { ...moved, position: { ...(moved.position as object), hexsides: (one.position as { readonly hexsides?: object }).hexsides ?? {} } };
      },
      MAP_EXCEPTIONS,
      (one) => some.includes(one),
      [FAMILIES[0]],
    );
    expect(broken.length).toBeGreaterThan(10);
  });
});

describe('games on a map laid anew', () => {
  it.each(WRITTEN.map((w, i) => [w.name, w, MOVERS[i % MOVERS.length]] as const))('%s goes the same way', (name, written, mover) => {
    const { difference, actions } = playMoved(written, mover, { seed: 1, actions: ACTIONS, lists: 2, looks: 1 });
    if (Object.hasOwn(MAP_POSITIONS, name)) return;
    expect(difference).toBeNull();
    expect(actions).toBeGreaterThan(5);
  });

  it.each(Object.keys(MAP_POSITIONS))('%s differs', (name) => {
    const written = WRITTEN.find((w) => w.name === name) as Written;
    expect(playMoved(written, sixth, { seed: 2, actions: 2 * ACTIONS, lists: 1, looks: 1 }).difference).not.toBeNull();
  });

  it.each(SETTINGS.map((s, i) => [s.name, s, [mirror, turn, flip, turn, flip][i]] as const))('a game of %s goes the same way', (name, setting, mover) => {
    const { map, move } = movedMap(setting.map, mover);
    const played: Played = sideBySide(openSetting(setting), openMoved(setting, map, move), likeness(move), { seed: 3, actions: SCENARIO_ACTIONS[name], lists: name === 'basic' || name === 'world war ii' ? 50 : 1000, looks: 20, choose: endsPhases });
    expect(played.difference).toBeNull();
    expect(played.actions).toBe(SCENARIO_ACTIONS[name]);
  });

  it('differ where a rule asks for a direction', () => {
    const open = openerOf(changedKit((rules) => ({ ...rules, mustStop: (q) => (q.dir === 1 ? false : rules.mustStop(q)) })));
    const written = WRITTEN.find((w) => w.name === 'boot-camp/zones') as Written;
    const stand = (position: Written['position']): Stand => {
      const made = open({ rules: written.rules, position });
      if (isLeft(made)) throw new Error(made.left[0].detail);
      return made.right;
    };
    const move = mirror({ columns: [1, 10], rows: [1, 10] });
    const played = (seed: number): Played => sideBySide(stand(written.position), stand(movedPosition(written.position, EUROPA, move)), likeness(move), { seed, actions: 60, lists: 1, looks: 1 });
    expect([1, 2, 3, 4, 5].filter((seed) => played(seed).difference !== null)).not.toEqual([]);
  });
});
