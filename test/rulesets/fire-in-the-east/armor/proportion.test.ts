/** Shares of armor. @rule FITE 10C, 10E, 10F */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArmorLimit } from '../../../../src/rulesets/europa/armorLimit.js';
import { attackingEffect, defendingEffect, levelInWeather, levelOf } from '../../../../src/rulesets/fire-in-the-east/armor/levels.js';
import { type ArmorUnit, type Capability, compareProportions, NO_PROPORTION, type Proportion, proportionOf } from '../../../../src/rulesets/fire-in-the-east/armor/proportion.js';

/** A unit that is the same to all three effects. */
const unit = (re: number, capability: Capability, hex = 0): ArmorUnit => ({ re, hex, aeca: capability, aecd: capability, atec: capability });
const many = (n: number, re: number, capability: Capability, hex = 0): ReadonlyArray<ArmorUnit> => Array.from({ length: n }, () => unit(re, capability, hex));
const share = (units: ReadonlyArray<ArmorUnit>, limit: ArmorLimit | null = null): number => {
  const { capable, counted } = proportionOf(units, 'aeca', limit);
  return capable / counted;
};

const PANZER = unit(3, 'full');
const INFANTRY = unit(3, 'none');
const MOTORIZED = unit(3, 'neutral');

describe('the share of armor', () => {
  it('is what is capable of all that counts', () => {
    expect([share([PANZER, INFANTRY]), share([PANZER, INFANTRY, INFANTRY])]).toEqual([1 / 2, 1 / 3]);
    expect([share([PANZER]), share([INFANTRY]), share([])]).toEqual([1, 0, 0]);
  });

  it('leaves neutral units out up to twice the capable ones', () => {
    // a panzer and two motorized divisions are all armor; of three, one is too many: 3 / (3 + 3)
    expect([share([PANZER, MOTORIZED, MOTORIZED]), share([PANZER, ...many(3, 3, 'neutral')])]).toEqual([1, 1 / 2]);
    expect(share([PANZER, ...many(5, 3, 'neutral')])).toBe(3 / 12);
    expect(share(many(4, 3, 'neutral'))).toBe(0);
  });

  it('counts units capable in half half, or leaves them all out as neutral', () => {
    // alone, half of one is armor; beside a panzer division it is left out
    expect([share([unit(3, 'half')]), share([PANZER, unit(3, 'half')])]).toEqual([1 / 2, 1]);
    // too many to be left out: 3 panzer REs and 12 of halves are 9 of 15, not 3 of 3 + 12 - 6
    expect(share([PANZER, ...many(4, 3, 'half')])).toBe(9 / 15);
  });

  it('counts a third of mixed units', () => expect([share([unit(3, 'third')]), share([unit(1, 'full'), unit(3, 'third')])]).toEqual([1 / 3, 2 / 4]));

  it('is exact for battalions', () => {
    // 1/2 of 3 1/2 REs is a seventh, and a hair less with another battalion
    const battalion = unit(0.5, 'full');
    expect(levelOf(proportionOf([battalion, unit(3, 'none')], 'aeca'))).toBe('1/7');
    expect(levelOf(proportionOf([battalion, unit(3, 'none'), unit(0.5, 'none')], 'aeca'))).toBeNull();
  });
});

describe('levels', () => {
  const of = (capable: number, counted: number): string | null => levelOf({ capable, counted });
  it('are all, a half and a seventh', () => {
    expect([of(12, 12), of(11, 12), of(6, 12), of(5, 12), of(12, 84), of(11, 84), of(0, 1)]).toEqual(['full', '1/2', '1/2', '1/7', '1/7', null, null]);
    expect(levelOf(NO_PROPORTION)).toBeNull();
  });

  it('shrink in snow and winter and are gone in mud', () => {
    const by = (weather: string) => (['full', '1/2', '1/7', null] as const).map((level) => levelInWeather(level, weather));
    for (const fair of ['clear', 'frost']) expect(by(fair)).toEqual(['full', '1/2', '1/7', null]);
    for (const white of ['snow', 'winter']) expect(by(white)).toEqual(['1/7', '1/7', null, null]);
    for (const wet of ['mud', 'rain', 'poor']) expect(by(wet)).toEqual([null, null, null, null]);
  });

  it('add to the attackers’ die', () => {
    const shares: ReadonlyArray<Proportion> = [{ capable: 2, counted: 2 }, { capable: 1, counted: 2 }, { capable: 1, counted: 7 }, { capable: 1, counted: 8 }];
    expect(shares.map((s) => attackingEffect(s, 'clear'))).toEqual([3, 2, 1, 0]);
    expect(shares.map((s) => attackingEffect(s, 'winter'))).toEqual([1, 1, 0, 0]);
    expect(shares.map((s) => attackingEffect(s, 'mud'))).toEqual([0, 0, 0, 0]);
  });
});

describe('the defenders’ effect', () => {
  const ALL: Proportion = { capable: 1, counted: 1 };
  const HALF: Proportion = { capable: 1, counted: 2 };
  const SEVENTH: Proportion = { capable: 1, counted: 7 };
  const effect = (aecd: Proportion, atec: Proportion, nominal: Proportion, weather = 'clear') => {
    const { effect: by, modifier } = defendingEffect({ aecd, atec, nominal }, weather);
    return [by, modifier];
  };

  it('is that of armor against attackers without any, or with less than half', () => {
    expect([effect(ALL, ALL, NO_PROPORTION), effect(HALF, ALL, SEVENTH), effect(SEVENTH, ALL, SEVENTH)]).toEqual([['aecd', -2], ['aecd', -2], ['aecd', -1]]);
    expect(effect(NO_PROPORTION, ALL, SEVENTH)).toEqual(['aecd', 0]);
  });

  it('is that of antitank weapons where these are as many, against attackers half of whom are armor', () => {
    expect([effect(ALL, ALL, HALF), effect(NO_PROPORTION, ALL, ALL), effect(NO_PROPORTION, HALF, ALL), effect(NO_PROPORTION, SEVENTH, HALF)]).toEqual([['atec', -4], ['atec', -4], ['atec', -2], ['atec', -1]]);
    expect([effect(HALF, HALF, ALL), effect(HALF, SEVENTH, ALL), effect(ALL, HALF, ALL), effect(SEVENTH, HALF, ALL)]).toEqual([['atec', -2], ['aecd', -2], ['aecd', -2], ['atec', -2]]);
  });

  it('of antitank weapons holds in any weather, that of armor does not (AMB-FITE-4)', () => {
    expect([effect(ALL, HALF, ALL, 'snow'), effect(ALL, SEVENTH, ALL, 'snow'), effect(ALL, SEVENTH, ALL, 'mud'), effect(ALL, NO_PROPORTION, ALL, 'mud')]).toEqual([['atec', -2], ['aecd', -1], ['atec', -1], ['aecd', 0]]);
  });

  it('is never both, and never weaker than either', () => {
    const anyShare = fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 14 })).map(([a, b]): Proportion => ({ capable: Math.min(a, b), counted: b }));
    fc.assert(
      fc.property(anyShare, anyShare, anyShare, fc.constantFrom('clear', 'frost', 'mud', 'snow', 'winter'), (aecd, atec, nominal, weather) => {
        const both = defendingEffect({ aecd, atec, nominal }, weather).modifier;
        const armor = defendingEffect({ aecd, atec: NO_PROPORTION, nominal }, weather).modifier;
        const antitank = defendingEffect({ aecd: NO_PROPORTION, atec, nominal }, weather).modifier;
        expect(both).toBe(Math.min(armor, antitank));
      }),
    );
  });
});

// ---- a slow second reckoning -------------------------------------------------------------------------------------------

type Token = 'capable' | 'not' | 'neutral';

/** Every unit as a heap of twelfths of an RE, counted one by one. */
const slowShare = (units: ReadonlyArray<ArmorUnit>, limit: ArmorLimit | null): readonly [number, number] => {
  const attempt = (halvesNeutral: boolean): readonly [number, number] => {
    const hexes = limit?.per === 'hex' ? [...new Set(units.map((u) => u.hex))] : [null];
    const all: Token[] = [];
    for (const hex of hexes) {
      let room = limit === null ? Number.POSITIVE_INFINITY : limit.res * 12;
      const order: ReadonlyArray<Capability> = ['full', 'half', 'third', 'neutral', 'none'];
      for (const capability of order)
        for (const u of units.filter((v) => v.aeca === capability && (hex === null || v.hex === hex)))
          for (let twelfth = 0; twelfth < u.re * 12; twelfth++) {
            // in runs of six, so that halves and thirds of every half RE come out even
            const inRun = twelfth % 6;
            const as: Token =
              capability === 'full' || (capability === 'half' && !halvesNeutral && inRun < 3) || (capability === 'third' && inRun < 2)
                ? 'capable'
                : capability === 'neutral' || (capability === 'half' && halvesNeutral)
                  ? 'neutral'
                  : 'not';
            const whole = limit?.halves === 'whole';
            // by halves, what is capable fills the room; whole units fill it with all that they are
            const fills = whole ? capability === 'full' || capability === 'third' || (capability === 'half' && !halvesNeutral) : as === 'capable';
            const beyond = fills && room <= 0;
            if (fills) room--;
            if (!beyond) all.push(as);
            else if (limit?.beyond === 'neutral') all.push('neutral');
          }
    }
    const count = (token: Token): number => all.filter((t) => t === token).length;
    const [capable, not, neutral] = [count('capable'), count('not'), count('neutral')];
    let left = neutral;
    for (let free = 0; free < 2 * capable && left > 0; free++) left--;
    return capable === 0 ? [0, 1] : [capable, capable + not + left];
  };
  const [a, b] = [attempt(false), attempt(true)];
  return b[0] * a[1] > a[0] * b[1] ? b : a;
};

const anyUnit = fc.record({
  re: fc.constantFrom(0.5, 1, 3),
  hex: fc.integer({ min: 1, max: 3 }),
  aeca: fc.constantFrom<Capability>('full', 'half', 'third', 'neutral', 'none'),
});
const anyForce = fc.array(anyUnit.map(({ re, hex, aeca }) => ({ ...unit(re, aeca), hex })), { maxLength: 9 });
const anyLimit: fc.Arbitrary<ArmorLimit | null> = fc.option(
  fc.record({
    res: fc.integer({ min: 1, max: 6 }),
    per: fc.constantFrom<ArmorLimit['per']>('hex', 'attack'),
    halves: fc.constantFrom<ArmorLimit['halves']>('half', 'whole'),
    beyond: fc.constantFrom<ArmorLimit['beyond']>('neutral', 'left-out'),
  }),
);

describe('laws of shares', () => {
  it('are those of counting twelfths one by one', () => {
    fc.assert(
      fc.property(anyForce, anyLimit, (force, given) => {
        const limit: ArmorLimit | null = given && { ...given, halves: 'half' };
        const [capable, counted] = slowShare(force, limit);
        expect(compareProportions(proportionOf(force, 'aeca', limit), { capable, counted })).toBe(0);
      }),
    );
  });

  it('are the same for whole units, where the limit falls between units', () => {
    // units of one RE: no unit is cut by the limit
    fc.assert(
      fc.property(fc.array(anyUnit.map(({ hex, aeca }) => ({ ...unit(1, aeca), hex })), { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), fc.constantFrom<ArmorLimit['per']>('hex', 'attack'), fc.constantFrom<ArmorLimit['beyond']>('neutral', 'left-out'), (force, res, per, beyond) => {
        const limit: ArmorLimit = { res, per, halves: 'whole', beyond };
        const [capable, counted] = slowShare(force, limit);
        expect(compareProportions(proportionOf(force, 'aeca', limit), { capable, counted })).toBe(0);
      }),
    );
  });

  it('lie between none and all, and do not hang on the order of units', () => {
    fc.assert(
      fc.property(anyForce, anyLimit, (force, limit) => {
        const { capable, counted } = proportionOf(force, 'aeca', limit);
        expect(capable).toBeGreaterThanOrEqual(0);
        expect(counted).toBeGreaterThanOrEqual(Math.max(1, capable));
        expect(compareProportions(proportionOf([...force].reverse(), 'aeca', limit), { capable, counted })).toBe(0);
      }),
    );
  });

  it('grow with more armor and shrink with more infantry', () => {
    fc.assert(
      fc.property(anyForce, (force) => {
        const now = proportionOf(force, 'aeca');
        expect(compareProportions(proportionOf([...force, PANZER], 'aeca'), now)).toBeGreaterThanOrEqual(0);
        expect(compareProportions(proportionOf([...force, INFANTRY], 'aeca'), now)).toBeLessThanOrEqual(0);
        expect(compareProportions(proportionOf([...force, MOTORIZED], 'aeca'), now)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('are never larger under a limit', () => {
    fc.assert(
      fc.property(anyForce, anyLimit, (force, limit) => {
        if (limit !== null) expect(compareProportions(proportionOf(force, 'aeca', { ...limit, halves: 'half' }), proportionOf(force, 'aeca'))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
