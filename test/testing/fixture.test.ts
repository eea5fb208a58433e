/** Fixtures: positions as texts, actions with dice, facts and cited refusals, under several rulesets at once. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceCases, europaKit, showPosition, sketchOf, spiCases, spiKit } from '../../src/conformance/index.js';
import { SKETCH_PARTS } from '../../src/conformance/sketch.js';
import { SPI_SKETCH_PARTS } from '../../src/conformance/spi-ww2/sketch.js';
import { FAMILIES } from '../../src/fixtures/family.js';
import {
  assertFixture,
  type Case,
  caseOfFixture,
  checkFixture,
  type CommonFacts,
  type EuropaFacts,
  type EuropaFixture,
  type Fixture,
  openFixture,
  runCase,
  type SpiFacts,
  type SpiFixture,
  spelledOut,
} from '../../src/fixtures/index.js';
import { readText } from '../../src/fixtures/text.js';
import type { Amendment } from '../../src/kernel/amendment.js';
import { isLeft, isRight } from '../../src/prelude.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import { reformCrt } from '../../src/rulesets/europa-reform/index.js';
import type { SpiRules } from '../../src/rulesets/spi-ww2/rules.js';

const FIELD = `
       03      04      05
  03   .               w:p1
               .:g1
  04   .               .
               .
  g1: German 7-6 Inf XX
  p1: Polish 5-6-6 Inf XX 24 (2-6)`;

const stops: EuropaFixture = {
  title: 'A unit stops in an enemy zone of control',
  cites: ['EBC 6A'],
  under: ['basic', 'advanced', 'first-to-fight', 'basic+REFORM-9C'],
  position: FIELD,
  do: ['march g1 0404'],
  expect: {
    units: { g1: { hex: '0404', mp: 5 } },
    map: `
       03      04      05
  03   .               w:p1
               .
  04   .               .
               .:g1`,
  },
  then: [{ do: ['march g1 0504 0404'], expect: { refused: 'movement/stopped', case: 'EBC 6A', legal: ['to combat'] } }],
};

/** 14 against 6: die 4 is an exchange, 5 a half exchange, 6 a retreat. */
const attack: EuropaFixture = {
  title: 'Two divisions attack one',
  position: {
    map: `
        04      05      06
    04          .
        .               .:g1
    05          .:p1
        .               .:g2
    06          .
        .               .`,
    units: ['g1: German 7-6 Inf XX', 'g2: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX'],
    phase: 'combat',
  },
  do: ['attack 0505 g1,g2'],
  dice: [5],
  expect: { due: { kind: 'losses', need: 3 }, actor: 'axis', stacks: { '0505': [] } },
};

const landing: SpiFixture = {
  title: 'A mechanized unit stops beside an enemy',
  game: 'spi-ww2',
  cites: ['SPI 6.2'],
  under: ['first', 'feb75'],
  position: `
       05      06      07
  05   .               r:p1
               .:g1
  06   .               ~
               .
  g1: Germany mechanized 4
  p1: Poland 2
  stances Poland: war
  turn: 1`,
  do: ['march g1 0606'],
  expect: { units: { g1: { hex: '0606' } }, zoc: { '0605': 'both' }, hexes: { '0705': { terrain: 'rough' }, '0706': { terrain: 'sea' } } },
};

describe('a fixture', () => {
  it('passes under each of its rulesets when everything named comes about', () => {
    const report = checkFixture(stops);
    expect(report.text).toBe(
      ['passed: A unit stops in an enemy zone of control (EBC 6A)', '  under basic: passed', '  under advanced: passed', '  under first-to-fight: passed', '  under basic+REFORM-9C: passed'].join('\n'),
    );
    expect(report).toMatchObject({ title: stops.title, passed: true, faults: [] });
    expect(report.outcomes.map((o) => o.under)).toEqual(stops.under);
    expect(report.outcomes[0].refusals).toMatchObject([{ action: 'march g1 0504 0404', violations: [{ code: 'movement/stopped' }] }]);
    expect(() => assertFixture(stops)).not.toThrow();
  });

  it('is played with the first rules of its family unless it names any', () => {
    expect(checkFixture(attack)).toMatchObject({ passed: true, outcomes: [{ under: 'basic' }] });
    expect(checkFixture({ title: 'Nothing', game: 'spi-ww2', expect: { turn: 9 } })).toMatchObject({ passed: true, outcomes: [{ under: 'first' }] });
  });

  it('throws its dice as they fall due, one after another, stage by stage', () => {
    const twice: EuropaFixture = {
      title: 'Two attacks, one of them a die later',
      position: `
         04      05      06      07
    04           .               .
         .:g1            .:g2            
    05           .:p1            .:p2
         .               .
    g1: German 7-6 Inf XX
    g2: German 7-6 Inf XX
    p1: Polish 5-6-6 Inf XX
    p2: Polish 5-6-6 Inf XX
    phase: combat
    result: AS`,
      do: ['attack 0505 g1', 'attack 0705 g2'],
      dice: [1, 6],
      expect: { events: [{ type: 'combatResolved' }], actor: 'axis' },
    };
    const report = checkFixture({ ...twice, expect: { actor: 'allied' } });
    expect(report.outcomes[0].story.join('\n')).toMatch(/Die 1 → AS[\s\S]*Die 6 → AS/);
    expect(report.faults).toEqual(['under basic: actor: expected "allied", found "axis"']);
    const staged: EuropaFixture = { ...twice, do: ['attack 0505 g1'], dice: [1], expect: { actor: 'axis' }, then: [{ do: ['attack 0705 g2'], dice: [6], expect: { actor: 'axis' } }] };
    expect(checkFixture(staged).text).toMatch(/^passed/);
  });

  it('may leave a die due, and throw it by hand', () => {
    expect(checkFixture({ ...attack, dice: [], expect: { actor: 'chance' } }).text).toMatch(/^passed/);
    expect(checkFixture({ ...attack, dice: [], do: ['attack 0505 g1,g2', 'roll 5'] }).text).toMatch(/^passed/);
    const { dice: _, ...bare } = attack;
    expect(checkFixture({ ...bare, do: ['attack 0505 g1,g2', 'roll 5'] }).text).toMatch(/^passed/);
  });

  it('expects something else under other rules, with other actions and dice, by other readings, without amendments', () => {
    const report = checkFixture({
      ...attack,
      under: [
        'basic',
        { rules: 'basic+REFORM-9C', dice: [6], expect: { due: { kind: 'advance' }, units: { p1: { hex: 'eliminated' } } } },
        { rules: 'advanced', do: ['to exploitation'], expect: { phase: 'exploitation' } },
        { readings: { 'loss-choice': 'any' }, then: [{ do: ['lose g1,g2'], expect: { units: { g1: { hex: 'eliminated' } } } }] },
        { readings: { 'loss-choice': 'least' }, then: [{ do: ['lose g1,g2'], expect: { refused: 'losses/needless', case: 'EBC 9D' } }] },
      ],
    });
    expect(report.outcomes.map((o) => o.under)).toEqual(['basic', 'basic+REFORM-9C', 'advanced', 'basic, loss-choice=any', 'basic, loss-choice=least']);
    expect(report.faults).toEqual([]);
    const apart = checkFixture({ title: 'With it and without it', under: ['first-to-fight', { rules: 'first-to-fight', without: ['FTF-7'] }], expect: { turn: 1 } });
    expect(apart.outcomes.map((o) => o.under)).toEqual(['first-to-fight', 'first-to-fight without FTF-7']);
  });

  it('draws World War II too', () => {
    expect(checkFixture(landing).text).toMatch(/^passed[\s\S]*under first: passed[\s\S]*under feb75: passed/);
    const wrong = checkFixture({ ...landing, expect: { units: { g1: { hex: '0605' } } } });
    expect(wrong.outcomes[0].position).toEqual([
      '     05  06    07',
      '05   .         r:p1',
      '         .',
      '06   .         ~',
      '         .:g1',
      '0606: g1 (4)',
      '0705: p1 (2)',
      'Game-Turn 1, axis movement phase; axis to act',
    ]);
  });
});

describe('amendments of one’s own', () => {
  const ref = { book: 'HOUSE', case: '1', clauses: [], kind: 'option', gist: 'One less on every die.' } as const;
  const gentle: Amendment<EuropaRules> = {
    id: 'HOUSE-1',
    ref,
    does: 'add',
    touches: ['dieModifiers'],
    excludes: ['REFORM-9C'],
    slice: null,
    to: (rules) => ({ ...rules, dieModifiers: [...rules.dieModifiers, { ref, op: 'add', value: () => -1 }] }),
  };
  const odds = (modifier: number) => ({ odds: { target: '0505', with: ['g1', 'g2'], modifier } });

  it('go by their ids after a plus sign, and are in force only there', () => {
    const { dice: _, do: __, ...field } = attack;
    const report = checkFixture({ ...field, amendments: [gentle], under: ['basic', 'first-to-fight', { rules: 'basic+HOUSE-1', expect: odds(-1) }], expect: odds(0) });
    expect(report.text).toMatch(/^passed/);
    expect(checkFixture({ ...field, amendments: [gentle], under: 'basic', expect: odds(-1) }).faults).toEqual(['under basic: odds.modifier: expected -1, found 0']);
  });
  it('are refused beside what they exclude', () => {
    expect(checkFixture({ title: 'x', amendments: [gentle], under: 'basic+REFORM-9C+HOUSE-1', expect: {} }).faults).toEqual([expect.stringMatching(/HOUSE-1 cannot stand beside REFORM-9C.*\[amend\/excluded\]/)]);
  });
  it('are checked: what they are, their ids, and whether they are about these rules', () => {
    const faults = (amendments: ReadonlyArray<unknown>, under = 'basic'): string => checkFixture({ title: 'x', amendments, under, expect: {} } as unknown as Fixture).faults.join('\n');
    expect(faults(['HOUSE-1'])).toMatch(/amendments\.0: 'HOUSE-1' is no amendment/);
    expect(faults([{ ...gentle, id: 'HOUSE+1' }])).toMatch(/cannot be named after a plus sign/);
    expect(faults([gentle, gentle])).toMatch(/amendments\.1: HOUSE-1 is listed twice/);
    expect(faults([reformCrt])).toMatch(/REFORM-9C is an amendment of the project; name it in under/);
    expect(faults([{ ...gentle, touches: ['airPower'] }], 'basic+HOUSE-1')).toMatch(/HOUSE-1 is about other rules than these: there is no airPower here/);
    expect(faults([{ ...gentle, to: () => { throw new Error('I am broken'); } }], 'basic+HOUSE-1')).toMatch(/an exception: Error: I am broken/);
  });
  it('of World War II likewise', () => {
    const still: Amendment<SpiRules> = { id: 'HOUSE-2', ref, does: 'clarify', touches: [], excludes: [], slice: null, to: (rules) => rules };
    expect(checkFixture({ ...landing, amendments: [still], under: ['first+HOUSE-2', 'feb75+17.9+HOUSE-2'] }).text).toMatch(/^passed/);
  });
});

describe('the position of a fixture', () => {
  it('opens, by any rules, for whatever else is to be found out', () => {
    const opened = openFixture(attack, 'basic+REFORM-9C', ['commit g1 0505']);
    if (isLeft(opened)) throw new Error(opened.left[0].detail);
    expect(opened.right.game.identity.amendments).toContain('REFORM-9C');
    expect(showPosition(opened.right)).toContain('attack on 0505: g1');
    const first = openFixture(landing);
    expect(isRight(first) && first.right.game.actor(first.right.state)).toBe('axis');
    expect(isLeft(openFixture({ title: 'x', position: 'what' }))).toBe(true);
    expect(openFixture(attack, 'basic', ['march g1 0101'])).toMatchObject({ _tag: 'Left', left: [{ detail: expect.stringContaining('is refused') }] });
  });
  it('can be read from its own picture', () => {
    let read = 0;
    for (const [i, c] of conformanceCases.entries()) {
      if (i % 6 !== 0) continue;
      const stand = europaKit.make(c);
      if (isLeft(stand)) continue;
      const sketch = sketchOf(stand.right);
      const text = showPosition(stand.right).filter((line) => !/^(due|to act|attack on \d+): /.test(line)).join('\n');
      const back = readText(text, FAMILIES.europa.parts);
      expect(isRight(back) ? JSON.parse(JSON.stringify(back.right.parts)) : back.left, c.id).toEqual(JSON.parse(JSON.stringify(sketch)));
      read++;
    }
    expect(read).toBeGreaterThan(50);
  });
});

describe('fixtures and cases', () => {
  const fixtureOf = (c: Case): Fixture => {
    const { id, variants, position, ...rest } = c;
    const under = spelledOut(c).map(({ spelled }) => ({ rules: spelled.rules, without: spelled.without, readings: spelled.readings, do: spelled.do, expect: spelled.expect, then: spelled.then }));
    const given = under.map((entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)));
    const { rules: _, without: __, readings: ___, ...kept } = rest;
    return { ...kept, ...(id.startsWith('SPI') ? { game: 'spi-ww2' } : {}), position, under: given } as unknown as Fixture;
  };
  const every = (n: number, cases: ReadonlyArray<Case>): ReadonlyArray<Case> => cases.filter((_, i) => i % n === 0);
  it('come out alike', () => {
    for (const c of every(40, conformanceCases)) expect(checkFixture(fixtureOf(c)).outcomes.map((o) => o.status), c.id).toEqual(runCase(europaKit, c).map((o) => o.status));
    for (const c of every(20, spiCases())) expect(checkFixture(fixtureOf(c)).outcomes.map((o) => o.status), c.id).toEqual(runCase(spiKit, c).map((o) => o.status));
  });
  it('a fixture becomes a case that comes out alike', () => {
    for (const [fixture, kit, id] of [[stops, europaKit, 'EBC-6A-901'], [attack, europaKit, 'EBC-9A-901'], [landing, spiKit, 'SPI-6.2-901']] as const) {
      const made = caseOfFixture(fixture, id);
      if (isLeft(made)) throw new Error(made.left[0].detail);
      expect(made.right.id).toBe(id);
      const copy = JSON.parse(JSON.stringify(made.right)) as Case;
      expect(runCase(kit as typeof europaKit, copy).map((o) => [o.status, o.differences])).toEqual(checkFixture(fixture).outcomes.map(() => ['passed', []]));
    }
  });
  it('a fixture with amendments of one’s own stays at home', () => {
    const house = { id: 'HOUSE-1', ref: reformCrt.ref, does: 'clarify', touches: [], excludes: [], slice: null, to: (rules: EuropaRules) => rules } as const;
    expect(caseOfFixture({ ...attack, amendments: [house], under: ['basic', 'basic+HOUSE-1'] }, 'EBC-9A-901')).toMatchObject({ _tag: 'Left', left: [{ code: 'fixture/own' }] });
    expect(isRight(caseOfFixture({ ...attack, amendments: [house], under: 'basic' }, 'EBC-9A-901'))).toBe(true);
    expect(caseOfFixture({ ...attack, under: [{ readings: { 'loss-choice': 'any' } }, 'basic'] }, 'EBC-9A-901')).toMatchObject({ _tag: 'Left', left: [{ code: 'fixture/first' }] });
  });
});

/** Names with types are the names that there are. */
type NamesOf<F> = Record<Exclude<keyof F, keyof CommonFacts>, true>;
const EUROPA: NamesOf<EuropaFacts> = {
  units: true, stacks: true, owners: true, works: true, zoc: true, zone: true, odds: true, due: true, player: true, score: true, date: true, airPoints: true, sorties: true, support: true, airbases: true,
  antiaircraft: true, points: true, active: true, paid: true, supply: true, served: true, slices: true,
};
const SPI: NamesOf<SpiFacts> = { units: true, stacks: true, control: true, zoc: true, supplied: true, attack: true, guaranteed: true, budget: true, air: true, hexes: true, nations: true, prices: true, decision: true, now: true };

describe('the types', () => {
  it('know every fact of both families', () => {
    expect(Object.keys(EUROPA).sort()).toEqual(Object.keys(europaKit.facts).sort());
    expect(Object.keys(SPI).sort()).toEqual(Object.keys(spiKit.facts).sort());
  });
  it('know every part of a position that is a number', () => {
    for (const [family, keys] of [[FAMILIES.europa, SKETCH_PARTS], [FAMILIES['spi-ww2'], SPI_SKETCH_PARTS]] as const) for (const key of family.parts.numbers) expect(keys).toContain(key);
  });
  it('refuse slips of the pen', () => {
    const slips: ReadonlyArray<Fixture> = [
      // @ts-expect-error no such rules
      { title: 'x', under: 'basik', expect: {} },
      // @ts-expect-error rules of another family
      { title: 'x', under: 'feb75', expect: {} },
      // @ts-expect-error no such fact
      { title: 'x', expect: { unit: {} } },
      // @ts-expect-error a fact of another family
      { title: 'x', game: 'spi-ww2', expect: { owners: {} } },
      // @ts-expect-error no such part of a position
      { title: 'x', position: { turns: 3 }, expect: {} },
      // @ts-expect-error dice are numbers
      { title: 'x', dice: ['3'], expect: {} },
      // @ts-expect-error a fixture has a title
      { expect: {} },
    ];
    for (const slip of slips) expect(checkFixture(slip).passed).toBe(false);
  });
});

describe('the example', () => {
  it('takes less than 60 lines', () => {
    const lines = readFileSync(new URL('../../examples/house-rule.ts', import.meta.url), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    expect(Math.max(...lines.map((l) => l.length))).toBeLessThanOrEqual(200);
  });
});
