import { describe, expect, it } from 'vitest';
import { renderSvg } from '../../src/render/index.js';
import { symbolLines } from '../../src/render/symbols.js';
import { counter, view } from './position.js';

// every type of the Unit Identification Chart
// biome-ignore format: a list to be read as one
const CHART = [
  'Tank', 'Arm', 'Pz', 'Lt Arm', 'Lt Pz', 'Recon', 'Mot', 'mot Inf', 'M/C', 'Mech', 'Rifle', 'Inf', 'Mtn', 'MG', 'Static', 'NG',
  'Static MG', 'Fort', 'Bdr', 'Nvl Trps', 'Para', 'Air Lndg', 'Cav', 'AT', 'hv AA', 'lt AA', 'Eng', 'Aslt Eng', 'Cons', 'RR Eng',
  'Cmdo', 'Art', 'Siege Art', 'mot Art', 'mot Cav', 'mot hv AA', 'mot MG', 'mot Eng', 'mot AT', 'Sec', 'Jgr', 'Aslt Gun',
];

describe('symbolLines', () => {
  it('draws the types of the chart', () => {
    for (const type of CHART) expect(symbolLines(type), type).not.toBeNull();
  });

  it('gives motorized types wheels', () => {
    for (const type of ['Inf', 'Cav', 'Art', 'hv AA']) expect(symbolLines(`mot ${type}`)).toContain(symbolLines(type));
    expect(symbolLines('mot Cav')).toMatch(/circle.*circle/);
  });

  it('distinguishes the common types', () => {
    const common = [
      'Inf',
      'mot Inf',
      'Pz',
      'Lt Pz',
      'Cav',
      'Mtn',
      'MG',
      'Art',
      'Siege Art',
      'Eng',
      'Aslt Eng',
      'Cons',
      'RR Eng',
      'hv AA',
      'AT',
      'Fort',
      'Bdr',
      'NG',
      'Nvl Trps',
      'Para',
      'Cmdo',
    ];
    expect(new Set(common.map(symbolLines)).size).toBe(common.length);
  });

  it('knows nothing of unknown types, nor of names that objects have', () => {
    for (const type of ['Volkssturm', 'mot Volkssturm', '', 'constructor', 'mot __proto__', 'strange Inf'])
      expect(symbolLines(type)).toBeNull();
  });
});

describe('unknown types', () => {
  const only = (type: string): string =>
    renderSvg({ ...view, stacks: [{ hex: '1105', counters: [counter('x', { type })] }] }, { legend: false });

  it('show their abbreviation as text', () => {
    expect(only('Vlkst')).toContain('>Vlkst</text>');
    expect(only('<b>')).toContain('>&lt;b&gt;</text>');
    expect(only('')).toContain('>?</text>');
  });

  it('are cut when they are long, and told in full in the tooltip', () => {
    const svg = only('Landesschützen');
    expect(svg).toContain('>Landessc…</text>');
    expect(svg).toMatch(/<title>[^<]*Landesschützen/);
  });

  it('show what a headquarters commands', () => {
    expect(only('Front HQ')).toContain('>Front</text>');
    expect(only('HQ')).toContain('>HQ</text>');
  });
});
