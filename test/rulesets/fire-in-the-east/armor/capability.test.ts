/** What units are to armor effects. @rule FITE 10A, 10B, 10I */
import { describe, expect, it } from 'vitest';
import { distrusted } from '../../../../src/kernel/table.js';
import { type HalfMonth, halfMonthNamed } from '../../../../src/rulesets/europa/halfMonth.js';
import { UNIT_TYPES } from '../../../../src/rulesets/europa/identify.js';
import type { UnitData, UnitSize } from '../../../../src/rulesets/europa/unit.js';
import { armorCapabilities, capabilitiesOf } from '../../../../src/rulesets/fire-in-the-east/armor/capability.js';
import { armorLevels } from '../../../../src/rulesets/fire-in-the-east/armor/levels.js';

const date = (name: string): HalfMonth => halfMonthNamed(name) as HalfMonth;
const LETTER: Readonly<Record<string, string>> = { full: 'F', half: 'H', third: '1/3', neutral: 'N', none: '-' };

/** `'F H N'`, as the chart writes it. */
const of = (type: string, { nation = 'Germany', size = 'XX', on = 'Jul I 42', antitank = 'Apr I 42', marks }: { nation?: string; size?: UnitSize; on?: string; antitank?: string; marks?: UnitData['marks'] } = {}): string | null => {
  const found = capabilitiesOf({ type, size, nation, ...(marks && { marks }) }, { date: date(on), axis: nation !== 'Soviet Union', axisAntitank: date(antitank) });
  return found && [found.aeca, found.aecd, found.atec].map((c) => LETTER[c]).join(' ');
};

describe('capabilities', () => {
  it.each([
    ['Pz', 'F F F'],
    ['Tank', 'F F F'],
    ['Arm', 'F F F'],
    ['Lt Pz', 'F H N'],
    ['Recon', 'F H N'],
    ['Aslt Gun', 'F H F'],
    ['Mech', 'H H F'],
    ['Pz Flame', 'N H N'],
    ['Mot', 'N N N'],
    ['M/C', 'N N N'],
    ['mot Inf', 'N N N'],
    ['Art', 'N N N'],
    ['Siege Art', 'N N N'],
    ['Rkt Art', 'N N N'],
    ['AT', '- - F'],
    ['hv AA', '- - F'],
    ['lt AA', '- - -'],
    ['Aslt Eng', '- - H'],
    ['Eng', '- - -'],
    ['Inf', '- - -'],
    ['Cav', '- - -'],
    ['Cons', '- - -'],
  ])('of %s are %s', (type, expected) => expect(of(type)).toBe(expected));

  it('of the Soviet Union are better for light armor and mechanized corps', () => {
    const soviet = { nation: 'Soviet Union' };
    expect([of('Lt Arm', soviet), of('Mech', { ...soviet, size: 'XXX' }), of('Mech', { ...soviet, size: 'X' }), of('Tank', soviet)]).toEqual(['F H H', 'F F F', 'H H F', 'F F F']);
  });

  it('of Germany’s allies are worse for armor, Finns excepted', () => {
    expect(['Romania', 'Hungary', 'Slovakia', 'Finland'].map((nation) => of('Arm', { nation }))).toEqual(['F H H', 'F H H', 'F H H', 'F F F']);
  });

  it('of assault guns grow in Jul 42', () => expect(['Jun II 41', 'Jun II 42', 'Jul I 42', 'Dec II 44'].map((on) => of('Aslt Gun', { on }))).toEqual(['F H H', 'F H H', 'F H F', 'F H F']));

  it('of antitank units of the Axis grow in Apr 42, or by the other reading in Mar 43 (AMB-FITE-1)', () => {
    expect(['Mar II 42', 'Apr I 42'].map((on) => of('AT', { on }))).toEqual(['- - H', '- - F']);
    expect(['Apr I 42', 'Feb II 43', 'Mar I 43'].map((on) => of('AT', { on, antitank: 'Mar I 43' }))).toEqual(['- - H', '- - H', '- - F']);
    expect(of('AT', { nation: 'Soviet Union', on: 'Jun II 41' })).toBe('- - F');
    expect(of('AT', { nation: 'Romania', on: 'Jun II 41' })).toBe('- - H');
  });

  it('of German infantry: no target for antitank shares from Jul 44 on', () => {
    expect(['Jun II 44', 'Jul I 44'].map((on) => of('Inf', { on }))).toEqual(['- - -', '- - N']);
    expect(of('Inf', { on: 'Jul I 44', nation: 'Hungary' })).toBe('- - -');
  });

  it('of motorized units are at least neutral (AMB-FITE-3)', () => {
    expect([of('mot AT'), of('mot hv AA'), of('mot Eng'), of('mot Aslt Eng'), of('mot Art')]).toEqual(['N N F', 'N N F', 'N N N', 'N N H', 'N N N']);
  });

  it('headquarters, trucks and position antiaircraft have none and count for nothing', () => {
    for (const type of ['HQ', 'Army HQ', 'Front HQ', 'Pz Army HQ', 'Tank Army HQ']) expect([type, of(type, { size: 'HQ' })]).toEqual([type, null]);
    expect(of('hv AA', { size: 'II', marks: ['position-aa'] })).toBeNull();
    expect(of('Truck', { size: 'III' })).toBeNull();
    expect(of('Elephants')).toBeNull();
  });

  it('are there for every type', () => {
    for (const { type, traits, name } of UNIT_TYPES) if (!traits.includes('headquarters') && name !== 'Truck') expect([type, of(type)]).not.toEqual([type, null]);
  });

  it('are secondary, cell by cell', () => {
    expect(distrusted(armorCapabilities, ['secondary'])).toEqual([]);
    expect(distrusted(armorLevels, ['secondary'])).toEqual([]);
    expect(distrusted(armorCapabilities, ['printed']).length).toBe(60);
  });
});
