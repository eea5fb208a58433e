/** Saved matches: the same bytes, the same match; and every way in which a save can be false has a code of its own. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/digest.js';
import { actor, concede, legalActions, type Match, openMatch, result, submit, undo, view } from '../../src/engine/match.js';
import { dice } from '../../src/engine/random.js';
import { hashOf, type LoadOptions, load, save, verify } from '../../src/engine/record.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { crtData } from '../../src/rulesets/boot-camp/crt.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../src/rulesets/europa/event.js';
import type { EuropaState } from '../../src/rulesets/europa/state.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { brawler } from '../rulesets/europa/players.js';

type Poland = Match<EuropaState, EuropaAction, EuropaEvent>;
const options: LoadOptions<EuropaState, EuropaAction, EuropaEvent> = { scenarios: [poland1939] };

const open = (opening: Parameters<typeof openMatch>[1] = { seed: 1939 }): Poland => {
  const opened = openMatch(poland1939, opening);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => p.detail).join(' '));
  return opened.right;
};
const step = (match: Poland, action: unknown): Poland => {
  const next = submit(match, actor(match), action);
  if (isLeft(next)) throw new Error(next.left.map((v) => v.detail).join(' '));
  return next.right;
};
/** Plays on until so many entries are recorded, or something is so. */
const play = (match: Poland, seed: number, until: (m: Poland) => boolean): Poland => {
  const random = dice(seed);
  let now = match;
  while (!until(now)) now = step(now, brawler(now.state, legalActions(now), random));
  return now;
};
const dies = (m: Poland): number => m.record.filter((r) => r.by === 'chance').length;
const afterDie = (m: Poland): boolean => dies(m) >= 3 && m.record[m.record.length - 1].by !== 'chance';

const match = play(open(), 4, afterDie);
const text = save(match);

type Loose = Record<string, any>;
const tampered = (change: (saved: Loose) => void): string => {
  const saved = JSON.parse(text) as Loose;
  change(saved);
  return JSON.stringify(saved);
};
const codes = (source: string, how = options): ReadonlyArray<string> => {
  const verified = verify(source, how);
  return isLeft(verified) ? [...new Set(verified.left.map((p) => p.code))] : [];
};
const firstDie = match.record.findIndex((r) => r.by === 'chance');

describe('save', () => {
  it('gives the same bytes for the same match, and for the match that was loaded', () => {
    expect(save(play(open(), 4, afterDie))).toBe(text);
    const loaded = load(text, options);
    expect(isRight(loaded) && save(loaded.right)).toBe(text);
    expect(text).toBe(canonicalJson(JSON.parse(text)));
  });

  it('is verified, whatever the order of its keys', () => {
    expect(verify(text, options)).toMatchObject({ _tag: 'Right', right: { actions: match.record.length, hash: hashOf(match.state), over: false } });
    const reversed = (u: unknown): unknown =>
      Array.isArray(u)
        ? u.map(reversed)
        : typeof u === 'object' && u !== null
          ? Object.fromEntries(
              Object.entries(u)
                .reverse()
                .map(([k, v]) => [k, reversed(v)]),
            )
          : u;
    expect(codes(JSON.stringify(reversed(JSON.parse(text))))).toEqual([]);
    expect(hashOf(reversed(match.state) as EuropaState)).toBe(hashOf(match.state));
  });

  it('can be loaded as far as wanted', () => {
    const half = load(text, { ...options, upTo: firstDie });
    expect(isRight(half) && half.right.record.length).toBeGreaterThanOrEqual(firstDie);
    expect(isRight(half) && half.right.record.length).toBeLessThan(match.record.length);
  });
});

describe('a false save', () => {
  const cases: ReadonlyArray<readonly [string, (saved: Loose) => void, string]> = [
    ['its format', (s) => (s.format = 'chess/1'), 'save/format'],
    ['a newer version of it', (s) => (s.format = 'grognard-match/2'), 'save/version'],
    ['the ruleset', (s) => (s.identity.ruleset = 'boot-camp-basic'), 'save/ruleset'],
    ['the version of the ruleset', (s) => (s.identity.version = '999'), 'save/ruleset-version'],
    ['an amendment', (s) => s.identity.amendments.pop(), 'save/amendments'],
    ['a foreign scenario', (s) => (s.identity.scenario = 'france-1940'), 'save/scenario'],
    ['an unknown reading', (s) => (s.identity.readings.sheep = 'yes'), 'reading/unknown'],
    ['another value of a reading', (s) => (s.identity.readings['loss-choice'] = 'all'), 'reading/value'],
    ['a reading left out', (s) => delete s.identity.readings['loss-choice'], 'save/readings'],
    ['an option left out', (s) => delete s.identity.options.deployment, 'save/options'],
    ['an unknown option', (s) => (s.identity.options.fog = 'yes'), 'options/unknown'],
    ['the digest of the map', (s) => (s.identity.digests.map = '0'.repeat(32)), 'save/digest'],
    ['the digest of the forces, left out', (s) => delete s.identity.digests.forces, 'save/digest'],
    ['the seed', (s) => (s.seed = 1940), 'save/die'],
    ['a negative seed: another name of the same dice', (s) => (s.seed = -1), 'save/malformed'],
    ['a seed that is none', (s) => (s.seed = 'x'), 'save/malformed'],
    ['dice by hand instead', (s) => (s.seed = null), 'save/random'],
    ['the generator', (s) => (s.random.state[0] ^= 1), 'save/random'],
    ['another generator', (s) => (s.random.generator = 'mt19937'), 'save/random'],
    ['a die', (s) => (s.record[firstDie][1].die = (s.record[firstDie][1].die % 6) + 1), 'save/die'],
    ['an actor', (s) => (s.record[0][0] = 'allied'), 'save/illegal-action'],
    ['an action that is none', (s) => (s.record[0][1] = { type: 'fly' }), 'save/illegal-action'],
    ['an illegal action', (s) => s.record.unshift(['axis', { type: 'resolve' }]), 'save/illegal-action'],
    ['a record cut before a die', (s) => (s.record.length = firstDie), 'save/cut-short'],
    ['a record cut at its end', (s) => s.record.pop(), 'save/hash'],
    ['who conceded', (s) => (s.conceded = 'sweden'), 'save/conceded'],
    ['the hash', (s) => (s.hash = 'f'.repeat(32)), 'save/hash'],
    ['no record', (s) => delete s.record, 'save/malformed'],
  ];
  it.each(cases)('is found out: %s', (_, change, code) => {
    expect(codes(tampered(change))).toEqual([code]);
  });

  it('of other amendments names those that differ, and only those', () => {
    const told = (change: (saved: Loose) => void): string => {
      const verified = verify(tampered(change), options);
      return isLeft(verified) ? verified.left.map((p) => p.detail).join(' ') : '';
    };
    let last = '';
    const without = told((s) => (last = s.identity.amendments.pop()));
    expect(without).toBe(`The match was played without '${last}', which is in force here.`);
    expect(told((s) => s.identity.amendments.push('house-rule'))).toBe("The match was played with 'house-rule', which is not in force here.");
    expect(told((s) => s.identity.amendments.reverse())).toMatch(/^The amendments stand in another order than here: /);
  });

  it.each([undefined, null, {}, { scenarios: 'all' }])('cannot be loaded without scenarios: %j', (none) => {
    expect(load(text, none as never)).toMatchObject({ _tag: 'Left', left: [{ code: 'save/scenarios', at: 'options.scenarios' }] });
    expect(verify(text, none as never)).toMatchObject({ _tag: 'Left', left: [{ code: 'save/scenarios' }] });
  });

  it('is found out when it breaks off in the middle', () => {
    for (const length of [0, 1, 100, text.length >> 1, text.length - 1]) expect(codes(text.slice(0, length))).toEqual(['save/not-json']);
  });

  it('says where: the entry of the record', () => {
    const verified = verify(tampered(cases.find(([name]) => name === 'a die')?.[1] ?? (() => undefined)), options);
    expect(isLeft(verified) && verified.left[0].at).toBe(`record.${firstDie}`);
  });
});

describe('tables of one’s own', () => {
  const changed = {
    format: 'grognard-tables/1',
    crt: {
      ...crtData,
      cells: crtData.cells.map((row, r) =>
        row.map((cell, c) => (r === 3 && c === 5 ? { value: cell.value === 'AS' ? 'DR' : 'AS', source: 'printed' } : cell)),
      ),
    },
  };
  it('one cell apart refuse a match that was played without them, and name the table', () => {
    const verified = verify(text, { ...options, own: { tables: changed } });
    expect(isLeft(verified) && verified.left.map((p) => `${p.code} ${p.at}`)).toEqual(['save/digest identity.digests.crt']);
  });
  it('must be given again to load what was played with them', () => {
    const own = save(step(open({ seed: 1, tables: changed }), { type: 'endPhase' }));
    expect(codes(own)).toEqual(['save/digest']);
    expect(codes(own, { ...options, own: { tables: changed } })).toEqual([]);
  });
});

describe('a match', () => {
  it('is taken back to the last die and no further', () => {
    let now = match;
    let taken = 0;
    for (let back = undo(now); isRight(back); back = undo(now)) {
      now = back.right;
      taken++;
    }
    expect(taken).toBeGreaterThan(0);
    expect(now.record[now.record.length - 1].by).toBe('chance');
    const stuck = undo(now);
    expect(isLeft(stuck) && stuck.left[0].code).toBe('undo/barrier');
    expect(codes(save(now))).toEqual([]);
    const fresh = undo(open());
    expect(isLeft(fresh) && fresh.left[0].detail).toContain('Nothing');
  });

  it('is conceded, saved so, and the concession can be taken back', () => {
    const ended = concede(match, 'allied');
    expect(actor(ended)).toBe('nobody');
    expect(result(ended)?.winner).toBe('axis');
    expect(view(ended).subtitle).toMatch(/^Turn \d.*: [A-Z].*axis side; allied conceded$/);
    expect(view(match)).toEqual(match.game.view(match.state));
    expect([...legalActions(ended)]).toEqual([]);
    expect(isLeft(submit(ended, 'axis', { type: 'endPhase' }))).toBe(true);
    const loaded = load(save(ended), options);
    expect(isRight(loaded) && loaded.right.conceded).toBe('allied');
    expect(concede(match, 'sweden')).toBe(match);
    expect(concede(ended, 'axis')).toBe(ended);
    const back = undo(ended);
    expect(isRight(back) && save(back.right)).toBe(text);
  });

  it('is played with real dice: chance submits what was rolled', () => {
    let byHand = play(open({}), 4, (m) => actor(m) === 'chance');
    expect(byHand.random).toBeNull();
    expect(isLeft(submit(byHand, 'axis', { type: 'roll', die: 3 }))).toBe(true);
    const seven = submit(byHand, 'chance', { type: 'roll', die: 7 });
    expect(isLeft(seven) && seven.left[0].code).toBe('roll/not-a-die');
    byHand = step(byHand, { type: 'roll', die: 3 });
    expect(byHand.record.at(-1)).toEqual({ by: 'chance', action: { type: 'roll', die: 3 } });
    expect(codes(save(byHand))).toEqual([]);
    expect(isLeft(undo(byHand))).toBe(true);
  });

  it('never meets another one in the same process', () => {
    const alone = [11, 12].map((seed) => play(open({ seed }), seed, (m) => m.record.length >= 120));
    const randoms = [dice(11), dice(12)];
    const both = [open({ seed: 11 }), open({ seed: 12 })];
    while (both.some((m) => m.record.length < 120))
      both.forEach((m, i) => {
        if (m.record.length < 120) both[i] = step(m, brawler(m.state, legalActions(m), randoms[i]));
      });
    expect(both.map(save)).toEqual(alone.map(save));
    expect(save(both[0])).not.toBe(save(both[1]));
  });
});
