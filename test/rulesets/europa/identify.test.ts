import { describe, expect, it } from 'vitest';
import {
  divisionalSize,
  identify,
  movementClass,
  parseRating,
  ratingText,
  UNIT_SIZES,
  UNIT_TYPES,
  type UnitIdentity,
  unitType,
} from '../../../src/rulesets/europa/identify.js';
import type { UnitSize } from '../../../src/rulesets/europa/unit.js';

const id = (type: string, size: UnitSize): UnitIdentity => {
  const found = identify(type, size);
  if (found === null) throw new Error(`${type} ${size} is not known`);
  return found;
};

/** The chart by hand, block by block: an oracle that shares nothing with the source. */
const CM = ['Tank', 'Arm', 'Pz', 'Lt Arm', 'Lt Pz', 'Recon', 'Mot', 'M/C', 'Mech'];
const FOOT = [
  'Inf', 'Rifle', 'Mtn', 'MG', 'Static', 'NG', 'Static MG', 'Fort', 'Bdr', 'Nvl Trps', 'Para', 'Air Lndg', 'Cav', 'AT', 'hv AA', 'lt AA', 'Police',
  'Eng', 'Aslt Eng', 'Cons', 'RR Eng', 'Cmdo',
];
const GUNS = ['Art', 'Siege Art'];
const CHART = [...CM, ...FOOT, ...GUNS];

describe('sizes', () => {
  it('BC-3A.3 divisions and corps are divisional units', () => {
    expect(id('Inf', 'XX').divisional).toBe(true);
    expect(id('mot Inf', 'XX').divisional).toBe(true);
    expect(id('Tank', 'XXX').divisional).toBe(true);
  });

  it('BC-3A.4 brigades, regiments, battalions and companies are not', () => {
    expect(id('Inf', 'X').divisional).toBe(false);
    expect(id('Art', 'III').divisional).toBe(false);
    expect(id('MG', 'II').divisional).toBe(false);
    expect(id('MG', 'I').divisional).toBe(false);
  });

  it('BC-3A.5 a cadre is not, whatever its type', () => {
    for (const type of CHART) expect(id(type, 'CADRE').divisional).toBe(false);
  });

  it('BC-3A.6 a headquarters is not, even with the symbol of a corps', () => {
    expect(id('Army HQ', 'XXX')).toMatchObject({ divisional: false, headquarters: true, aec: false });
    expect(id('Pz Army HQ', 'XX').divisional).toBe(false);
    expect(id('Inf', 'HQ')).toMatchObject({ divisional: false, headquarters: true });
  });

  it('BC-UIC.31 of the six printed symbols only XXX and XX are divisional', () => {
    const printed: ReadonlyArray<readonly [UnitSize, boolean]> = [
      ['XXX', true],
      ['XX', true],
      ['X', false],
      ['III', false],
      ['II', false],
      ['CADRE', false],
    ];
    for (const [size, divisional] of printed) {
      expect(id('Inf', size).divisional).toBe(divisional);
      expect(divisionalSize(size)).toBe(divisional);
    }
  });
});

describe('combat/motorized', () => {
  it('BC-3A.9 every type of the c/m block is c/m at any size', () => {
    for (const type of CM) for (const size of UNIT_SIZES) expect(id(type, size).cm, `${type} ${size}`).toBe(true);
  });

  it('BC-3A.10 BC-UIC.6 BC-UIC.29 the motorized symbol makes any other type c/m and changes nothing else', () => {
    for (const type of [...FOOT, ...GUNS])
      for (const size of UNIT_SIZES)
        expect(id(`mot ${type}`, size)).toEqual({ ...id(type, size), cm: true, aec: id(type, size).divisional });
    expect(id('mot Eng', 'II')).toMatchObject({ cm: true, engineer: true, combatEngineer: true });
    expect(id('mot Art', 'III')).toMatchObject({ cm: true, artillery: true });
  });

  it('BC-3A.11 nothing else is c/m', () => {
    for (const type of [...FOOT, ...GUNS]) for (const size of UNIT_SIZES) expect(id(type, size).cm, type).toBe(false);
  });

  it('BC-3A.12 BC-UIC.3 a motorized infantry division is c/m and divisional, with armor effects', () => {
    expect(id('mot Inf', 'XX')).toMatchObject({ cm: true, divisional: true, aec: true, artillery: false });
    expect(id('Mot', 'XX')).toMatchObject({ cm: true, aec: true });
  });

  it('BC-UIC.1 tanks: c/m, armor effects only when divisional', () => {
    for (const type of ['Tank', 'Arm', 'Pz']) expect(id(type, 'XX')).toMatchObject({ cm: true, artillery: false, aec: true });
    expect(id('Tank', 'II').aec).toBe(false);
  });

  it('BC-UIC.2 light armor and reconnaissance', () => {
    expect(id('Lt Pz', 'XX')).toMatchObject({ cm: true, aec: true });
    expect(id('Lt Arm', 'XX')).toMatchObject({ cm: true, aec: true });
    expect(id('Recon', 'II')).toMatchObject({ cm: true, aec: false });
  });

  it('BC-UIC.4 motorcycles', () => expect(id('M/C', 'II')).toMatchObject({ cm: true, aec: false }));

  it('BC-UIC.5 mechanized units', () => {
    expect(id('Mech', 'XX')).toMatchObject({ cm: true, aec: true });
    expect(id('Mech', 'X')).toMatchObject({ cm: true, aec: false });
  });

  it('BC-UIC.30 armor effects belong to divisional units only', () => {
    for (const type of CHART)
      for (const size of ['X', 'III', 'II', 'I', 'CADRE', 'HQ'] as const)
        for (const text of [type, `mot ${type}`]) expect(id(text, size).aec, `${text} ${size}`).toBe(false);
  });
});

describe('non-motorized types', () => {
  const plain: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
    ['BC-UIC.7', 'rifle, infantry', ['Inf', 'Rifle']],
    ['BC-UIC.8', 'mountain', ['Mtn']],
    ['BC-UIC.9', 'machine gun', ['MG']],
    ['BC-UIC.10', 'static, national guard', ['Static', 'NG']],
    ['BC-UIC.11', 'static machine gun', ['Static MG']],
    ['BC-UIC.12', 'fortress garrison', ['Fort']],
    ['BC-UIC.13', 'border', ['Bdr']],
    ['BC-UIC.14', 'naval troops', ['Nvl Trps']],
    ['BC-UIC.15', 'parachute', ['Para']],
    ['BC-UIC.16', 'air landing', ['Air Lndg']],
    ['BC-UIC.17', 'cavalry', ['Cav']],
    ['BC-UIC.18', 'antitank', ['AT']],
    ['BC-UIC.19', 'heavy antiaircraft', ['hv AA']],
    ['BC-UIC.20', 'light antiaircraft', ['lt AA']],
    ['BC-UIC.21', 'police', ['Police']],
    ['BC-UIC.22', 'combat engineer', ['Eng']],
    ['BC-UIC.23', 'assault engineer', ['Aslt Eng']],
    ['BC-UIC.24', 'construction engineer', ['Cons']],
    ['BC-UIC.25', 'railroad engineer', ['RR Eng']],
    ['BC-UIC.26', 'commando', ['Cmdo']],
  ];
  for (const [clause, what, types] of plain)
    it(`${clause} ${what}: neither c/m nor artillery, no armor effects`, () => {
      for (const type of types) {
        expect(id(type, 'XX')).toMatchObject({ cm: false, artillery: false, aec: false });
        expect(unitType(type)?.clause).toBe(clause);
      }
    });

  it('BC-3A.8 BC-UIC.18 BC-UIC.19 BC-UIC.20 antitank and antiaircraft are not artillery', () => {
    expect(id('AT', 'II')).toMatchObject({ artillery: false, antitank: true });
    for (const type of ['hv AA', 'lt AA', 'mot hv AA'])
      expect(id(type, 'III')).toMatchObject({ artillery: false, antiaircraft: true });
    expect(id('mot hv AA', 'III').cm).toBe(true);
  });

  it('BC-UIC.15 parachute units can be told', () => {
    expect(UNIT_TYPES.filter((t) => id(t.type, 'III').parachute).map((t) => t.type)).toEqual(['Para']);
  });

  it('BC-UIC.22 BC-UIC.23 BC-UIC.24 BC-UIC.25 the four kinds of engineer', () => {
    const kinds = (type: string): ReadonlyArray<boolean> => {
      const u = id(type, 'II');
      return [u.combatEngineer, u.assaultEngineer, u.construction, u.railroadEngineer, u.engineer];
    };
    expect(kinds('Eng')).toEqual([true, false, true, false, true]);
    expect(kinds('Aslt Eng')).toEqual([false, true, false, false, true]);
    expect(kinds('Cons')).toEqual([false, false, true, false, true]);
    expect(kinds('RR Eng')).toEqual([false, false, false, true, true]);
    expect(kinds('Inf')).toEqual([false, false, false, false, false]);
  });
});

describe('artillery', () => {
  it('BC-3A.7 BC-UIC.27 BC-UIC.28 artillery is what the chart lists there', () => {
    for (const type of CHART) for (const size of UNIT_SIZES) expect(id(type, size).artillery, type).toBe(GUNS.includes(type));
    expect(id('Art', 'III').aec).toBe(false);
    expect(id('Siege Art', 'X').aec).toBe(false);
  });

  it('QA-12 BC-UIC.29 motorized artillery is both', () => {
    expect(id('mot Siege Art', 'III')).toMatchObject({ cm: true, artillery: true, aec: false });
  });

  it('AMB-BC-7 a motorized artillery division has armor effects', () => expect(id('mot Art', 'XX').aec).toBe(true));

  it('AMB-BC-231 artillery moves in the column of c/m units', () => {
    expect(movementClass(id('Art', 'III'))).toBe('cm-art');
    expect(movementClass(id('Pz', 'XX'))).toBe('cm-art');
    expect(movementClass(id('Cav', 'X'))).toBe('other');
    expect(movementClass(id('hv AA', 'III'))).toBe('other');
  });
});

describe('counters', () => {
  it('BC-UIC.32 two numbers are strength and movement', () => {
    expect(parseRating('7-10')).toEqual({ attack: 7, defense: 7, movement: 10 });
    expect(parseRating('5-6')).toEqual({ attack: 5, defense: 5, movement: 6 });
  });

  it('BC-UIC.33 three numbers are attack, defense and movement', () => {
    expect(parseRating('4-3-8')).toEqual({ attack: 4, defense: 3, movement: 8 });
    expect(parseRating('5-6-6')).toEqual({ attack: 5, defense: 6, movement: 6 });
    expect(parseRating('11-6-10')).toEqual({ attack: 11, defense: 6, movement: 10 });
  });

  it('BC-UIC.34 an antiaircraft counter has its combat strength beside its AA strength', () => {
    expect(parseRating('0-8')).toEqual({ attack: 0, defense: 0, movement: 8 });
  });

  it('reads rail-only units and writes what it reads', () => {
    expect(parseRating('1-R')).toEqual({ attack: 1, defense: 1, movement: 'R' });
    for (const text of ['7-6', '5-6-6', '1-R', '0-1-0', '11-6-10']) {
      const rating = parseRating(text);
      expect(rating === null ? null : ratingText(rating)).toBe(text);
    }
    for (const text of ['', '7', '7-', '7-6-5-4', 'R-6', '7-6*', '-1-6', '100-6']) expect(parseRating(text)).toBeNull();
  });

  it('BC-UIC.37 type and size are all that identification reads', () => expect(identify).toHaveLength(2));

  it('an unknown type or size is null, also when it looks like one', () => {
    for (const type of ['', 'inf', 'Infantry', 'mot', 'mot ', 'mot mot Inf', ' Inf', '__proto__', 'constructor', 'toString'])
      expect(identify(type, 'XX'), type).toBeNull();
    expect(identify('Inf', 'XXXX' as UnitSize)).toBeNull();
  });

  it('lists every type of the chart once', () => {
    const types = UNIT_TYPES.map((t) => t.type);
    expect(new Set(types).size).toBe(types.length);
    expect(UNIT_TYPES.filter((t) => t.clause !== null).map((t) => t.type).sort()).toEqual([...CHART].sort());
  });
});
