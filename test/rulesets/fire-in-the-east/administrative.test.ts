/** Land that administrative movement keeps out of. @rule FITE 6B */
import { describe, expect, it } from 'vitest';
import { march, position } from '../fixture.js';

const admin = (unit: string, to: string) => ({ type: 'step', unit, to, by: 'admin' }) as const;

describe('FITE 6B: administrative movement leads through land that was not the enemy’s when the player turn began', () => {
  const p = position({
    rules: 'fire-in-the-east',
    territories: { Germany: '0101-0110 0201-0210 0301-0310 0401-0410', 'Soviet Union': '0501-0510 0601-0610 0701-0710' },
    units: ['g1: German 7-6 Inf XX @0403', 'g2: German 7-6 Inf XX @0404', 'r1: Romanian 4-6 Inf XX @0302', 's1: Soviet 4-6 Inf XX @0710'],
  });

  it('what an ally has moved into was friendly all the time', () => {
    expect(p.act(march('r1', '0303')).unit('g1').mp).toBe(6);
    const after = p.act(march('r1', '0303'), admin('g1', '0303'));
    expect([after.unit('g1').hex, after.unit('g1').mp]).toEqual(['0303', 5.5]);
  });

  it('what a friend has taken from the enemy in the same player turn was not', () => {
    expect(p.try(admin('g1', '0504'))).toEqual(['administrative/enemy-land']);
    expect(p.act(march('g2', '0504')).try(admin('g1', '0504'))).toEqual(['administrative/enemy-land']);
    expect(p.act(march('g2', '0504')).try(march('g1', '0504'))).toEqual([]);
  });
});
