import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centerAt, makeProjection } from '../../../src/atlas/index.js';
import { columnOf, distance, type HexIx, rowOf } from '../../../src/kernel/hex.js';
import { areaMask, type HexMap, makeMap, type MapData } from '../../../src/kernel/map.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import { halfMonthIx, halfMonthName, halfMonthNamed } from '../../../src/rulesets/europa/halfMonth.js';
import { identify, ratingText, regimentalEquivalents } from '../../../src/rulesets/europa/identify.js';
import { forcesProblems, loadForces } from '../../../src/rulesets/europa/loadForces.js';
import type { ForcesData, UnitData } from '../../../src/rulesets/europa/unit.js';
import { headquarters } from '../../../src/rulesets/europa-reform/tables/headquarters.js';
import { eastPowers } from '../../../src/rulesets/fire-in-the-east/powers.js';
import { barbarossaForces, barbarossaLeftOut } from '../../../src/scenarios/eastern-front/barbarossaForces.js';
import { fallBlauForces, fallBlauLeftOut } from '../../../src/scenarios/eastern-front/fallBlauForces.js';
import { moduleTexts } from '../../../src/scenarios/eastern-front/forces.generate.js';
import { barbarossaMap, fallBlauMap } from '../../../src/scenarios/eastern-front/maps.js';
import { type LeftOut, runsOf, unpacked } from '../../../src/scenarios/eastern-front/packed.js';
import { BARBAROSSA_SPAN, barbarossaStocks, dateIn, FALL_BLAU_SPAN, fallBlauShares, fallBlauStocks, type Span } from '../../../src/scenarios/eastern-front/stocks.js';

const good = (data: MapData): HexMap => {
  const made = makeMap(data);
  if (isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
};

interface Oob {
  readonly turns?: ReadonlyArray<string>;
  readonly units: ReadonlyArray<{ readonly id: string; readonly arrives: number; readonly optional?: boolean; readonly lat?: number; readonly lon?: number; readonly place: string; readonly leaves?: number }>;
}
const here = new URL('../../../src/scenarios/eastern-front/', import.meta.url);
const oob = (name: string): Oob => JSON.parse(readFileSync(new URL(`oob/${name}.json`, here), 'utf8')) as Oob;

interface Front {
  readonly forces: ForcesData;
  readonly leftOut: ReadonlyArray<LeftOut>;
  readonly map: HexMap;
  readonly span: Span;
  readonly books: ReadonlyArray<Oob>;
  /** Whether units of a nation may stand in a hex when the game begins. */
  readonly own: (nation: string, hex: HexIx) => boolean;
}

const power = (nation: string) => eastPowers.find((p) => p.nations.includes(nation));
const isSoviet = (u: Pick<UnitData, 'nation'>): boolean => u.nation === 'Soviet Union';
const axisLand = eastPowers.filter((p) => p.side === 'axis').flatMap((p) => p.territories);
const whole = good(barbarossaMap);
const south = good(fallBlauMap);
const held = areaMask(south, 'axis-held');

const barbarossa: Front = {
  forces: barbarossaForces,
  leftOut: barbarossaLeftOut,
  map: whole,
  span: BARBAROSSA_SPAN,
  books: [oob('barbarossa-1941'), oob('waves-1941')],
  own: (nation, hex) => {
    const land = whole.territories[whole.territory[hex]];
    return nation === 'Soviet Union' ? land === 'Soviet Union' : axisLand.includes(land);
  },
};
const fallBlau: Front = {
  forces: fallBlauForces,
  leftOut: fallBlauLeftOut,
  map: south,
  span: FALL_BLAU_SPAN,
  books: [oob('fall-blau-1942'), oob('orel-1942')],
  own: (nation, hex) => (nation === 'Soviet Union' ? held[hex] === 0 && south.territories[south.territory[hex]] === 'Soviet Union' : held[hex] === 1),
};
const fronts: ReadonlyArray<readonly [string, Front]> = [['barbarossa-1941', barbarossa], ['fall-blau-1942', fallBlau]];

const atStart = (f: Front): ReadonlyArray<UnitData> => f.forces.units.filter((u) => u.arrives === 0);
const unit = (f: Front, id: string): UnitData => f.forces.units.find((u) => u.id === id) as UnitData;
const counter = (u: UnitData): string => `${ratingText(u.full)} ${u.type} ${u.size}`;
const kinds = (units: ReadonlyArray<UnitData>): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const out: Record<string, Record<string, number>> = {};
  for (const u of units) {
    out[u.nation] ??= {};
    const kind = `${u.type} ${u.size}`;
    out[u.nation][kind] = (out[u.nation][kind] ?? 0) + 1;
  }
  return out;
};

it('the modules are exactly what the generator makes of order of battle and map', () => {
  const texts = moduleTexts();
  expect(Object.keys(texts)).toEqual(['barbarossaForces.ts', 'fallBlauForces.ts']);
  for (const [file, text] of Object.entries(texts)) expect(readFileSync(new URL(file, here), 'utf8') === text, file).toBe(true);
});

describe.each(fronts)('%s', (id, front) => {
  const { forces, leftOut, map, books } = front;
  const hexOf = (u: UnitData): HexIx => map.hexOf.get(u.hex as string) as HexIx;

  it('loads on its map, and its units are all known to the powers of the East', () => {
    expect(forcesProblems(forces, map)).toEqual([]);
    const loaded = loadForces(JSON.parse(JSON.stringify(forces)), map);
    expect(isRight(loaded) && loaded.right).toEqual(forces);
    expect(forces.id).toBe(id);
    for (const u of forces.units) expect([u.id, power(u.nation)?.id]).not.toEqual([u.id, undefined]);
  });

  it('says that it is a reconstruction, and no unit claims to be printed', () => {
    expect(forces.notice).toContain('not the published order of battle');
    expect(forces.notice).toContain(`${leftOut.length} units of the order of battle are left out`);
    for (const u of forces.units) expect(u.source).toBe('reconstructed');
    // figures that a rules text gives to the unit itself: two divisions, and every headquarters; Tank Armies are of another article
    const printed = forces.units.filter((u) => u.ratingSource === 'printed' && u.size !== 'HQ').map((u) => u.id);
    expect(printed).toEqual(id === 'barbarossa-1941' ? ['ge-inf-xx-1', 'ge-pz-xx-7'] : []);
    for (const u of forces.units.filter((x) => x.size === 'HQ')) expect([u.id, u.ratingSource]).toEqual([u.id, u.type === 'Tank Army HQ' ? 'secondary' : 'printed']);
  });

  it('has every unit of the order of battle once, or says why not', () => {
    const names = [...forces.units.map((u) => u.id), ...leftOut.map((u) => u.id)];
    expect(new Set(names).size).toBe(names.length);
    const listed = books.flatMap((b) => b.units.map((u) => u.id));
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
    const ours = names.filter((name) => !listed.includes(name));
    expect(ours).toEqual(id === 'barbarossa-1941' ? ['ge-army-hq-ad-hoc'] : ['ge-army-hq-ad-hoc', 'su-gd-cav-xx-9', 'su-gd-cav-xx-10', 'su-gd-cav-xx-11', 'su-gd-cav-xx-12', 'ro-army-hq-1', 'ro-army-hq-2']);
    for (const u of leftOut) expect(u.why.length).toBeGreaterThan(10);
  });

  it('every unit stands in a hex of its own side and area, on dry land', () => {
    for (const u of forces.units) {
      if (u.arrives === null) {
        expect([u.id, u.hex, u.area]).toEqual([u.id, null, null]);
        continue;
      }
      expect([u.id, front.own(u.nation, hexOf(u)), ['sea', 'lake'].includes(map.terrains[map.terrain[hexOf(u)]])]).toEqual([u.id, true, false]);
      expect([u.id, forces.areas.find((a) => a.id === u.area)?.hexes.includes(u.hex as string)]).toEqual([u.id, true]);
    }
  });

  it('no unit stands more than a few hexes from its place', () => {
    const projection = makeProjection(JSON.parse(readFileSync(new URL('geo/projection.json', here), 'utf8')));
    const places = new Map(books.flatMap((b) => b.units).map((u) => [u.id, u]));
    const off = atStart(front).flatMap((u) => {
      const p = places.get(u.id);
      if (p?.lat == null || p.lon == null) return [];
      const [x, y] = projection.forward(p.lat, p.lon);
      const [a, b] = centerAt(columnOf(map.grid, hexOf(u)), rowOf(map.grid, hexOf(u)));
      return [Math.hypot(x - a, y - b)];
    });
    const far = (least: number): number => off.filter((d) => d > least).length / off.length;
    expect([far(1.2) < 0.2, far(2.2) < 0.05]).toEqual([true, true]);
  });

  it('no hex holds more than may stack there at start', () => {
    const stacks = new Map<string, UnitData[]>();
    for (const u of atStart(front)) stacks.set(u.hex as string, [...(stacks.get(u.hex as string) ?? []), u]);
    for (const [hex, stack] of stacks) {
      const mountain = map.terrains[map.terrain[map.hexOf.get(hex) as HexIx]] === 'mountain';
      const load = { divisions: 0, other: 0, artillery: 0, corps: 0 };
      for (const u of stack) {
        const kind = identify(u.type, u.size);
        if (kind === null || kind.headquarters) continue;
        if (kind.divisional) load.divisions++;
        else if (kind.artillery) load.artillery += regimentalEquivalents(u.size, kind);
        else load.other += regimentalEquivalents(u.size, kind);
        if (isSoviet(u) && u.size === 'XXX' && kind.cm) load.corps++;
      }
      expect([hex, load.divisions <= (mountain ? 2 : 3), load.other <= (mountain ? 2 : 3), load.artillery <= (mountain ? 1 : 2)]).toEqual([hex, true, true, true]);
      // ER-31C.5: one c/m corps where no Tank Army has its headquarters
      if (!stack.some((u) => u.type === 'Tank Army HQ')) expect([hex, load.corps <= 1]).toEqual([hex, true]);
      expect([hex, new Set(stack.map(isSoviet)).size]).toEqual([hex, 1]);
    }
    expect(stacks.size).toBeGreaterThan(100);
  });

  it('areas have hexes, each once; those at start are land of one side, towns of reinforcements lie behind the front', () => {
    for (const a of forces.areas) {
      expect([a.id, a.hexes.length > 0, new Set(a.hexes).size]).toEqual([a.id, true, a.hexes.length]);
      const users = forces.units.filter((u) => u.area === a.id);
      expect([a.id, users.length > 0]).toEqual([a.id, true]);
      for (const hex of a.hexes) expect([a.id, hex, users.every((u) => front.own(u.nation, map.hexOf.get(hex) as HexIx))]).toEqual([a.id, hex, true]);
    }
  });

  it('headquarters are those of the list, and arrive when it says', () => {
    const first = halfMonthIx(front.span.first);
    const subtype: Readonly<Record<string, string>> = { 'Army HQ': 'army', 'Pz Army HQ': 'panzer', 'Front HQ': 'front' };
    const ours = forces.units.filter((u) => subtype[u.type] !== undefined && !u.marks?.includes('ad-hoc'));
    for (const u of ours) {
      const hq = headquarters.find((h) => h.nation === u.nation && h.designation === u.designation && h.subtype === subtype[u.type]);
      expect([u.id, hq === undefined]).toEqual([u.id, false]);
      const arrives = hq?.arrives === 'reserve' ? null : hq?.arrives === 'start' || hq === undefined ? 0 : Math.max(0, halfMonthIx(hq.arrives as never) - first + 1);
      expect([u.id, u.arrives]).toEqual([u.id, arrives]);
      expect([u.id, u.full.attack, u.full.defense, u.full.movement]).toEqual([u.id, 0, 0, u.nation === 'Germany' ? 10 : 8]);
    }
    expect(forces.units.filter((u) => u.marks?.includes('ad-hoc')).map((u) => [u.nation, u.arrives, counter(u)])).toEqual([['Germany', null, '0-10 Army HQ HQ']]);
    const due = headquarters.filter((h) => h.arrives !== 'reserve' && (h.arrives === 'start' || halfMonthIx(h.arrives) < first + front.span.turns));
    if (id === 'barbarossa-1941') expect(ours.filter((u) => u.arrives !== null)).toHaveLength(due.length);
    // in the south: five Fronts are elsewhere, of the German ones 4, 9, 16, 18 and the 2nd and 3rd of the Panzer Armies, and Finland's
    else expect(ours).toHaveLength(due.length - 5 - 6 - 1);
  });

  it('the turns are those of the order of battle', () => {
    const labels = books[0].turns ?? [];
    expect(labels).toHaveLength(front.span.turns);
    labels.forEach((label, i) => {
      expect(halfMonthName(dateIn(front.span, i + 1))).toBe(label);
      expect(halfMonthNamed(label)).toEqual(dateIn(front.span, i + 1));
    });
    for (const u of forces.units) expect([u.id, (u.arrives ?? 0) <= front.span.turns, (u.leaves ?? 0) <= front.span.turns]).toEqual([u.id, true, true]);
  });

  it('marks tell of Guards and of winter clothing', () => {
    for (const u of forces.units) {
      const guards = isSoviet(u) && u.name.includes('Guards') && !u.name.includes('Militia');
      expect([u.id, u.marks?.includes('guards') ?? false]).toEqual([u.id, guards]);
      if (guards || u.nation === 'Finland' || u.type === 'Mtn' || u.type === 'Nvl Trps' || /NKVD|\bSS\b|Luftwaffe/.test(u.name)) expect([u.id, u.marks]).toEqual([u.id, expect.arrayContaining(['winterized'])]);
    }
    expect(forces.units.filter((u) => u.nation === 'Germany' && u.type === 'Inf' && u.marks?.includes('winterized')).map((u) => u.name)).toEqual(
      id === 'barbarossa-1941' ? [] : ['7th Luftwaffe Field Division', '8th Luftwaffe Field Division'],
    );
  });
});

describe('Barbarossa', () => {
  it('has these units at start', () => {
    expect(kinds(atStart(barbarossa))).toEqual({
      Germany: {
        'Pz XX': 17, 'mot Inf XX': 13, 'mot Inf X': 1, 'mot Inf III': 1, 'Inf XX': 76, 'Jgr XX': 3, 'Mtn XX': 1, 'Cav XX': 1, 'Sec XX': 9, 'Art III': 23, 'mot Rkt Art III': 4, 'Siege Art II': 3,
        'Aslt Gun II': 13, 'Pz Flame II': 2, 'mot hv AA III': 8, 'mot Eng III': 1, 'Aslt Eng II': 2, 'Cmdo II': 2, 'Cons III': 7, 'RR Eng III': 5, 'Army HQ HQ': 7, 'Pz Army HQ HQ': 4,
      },
      Finland: { 'Army HQ HQ': 1 },
      Romania: { 'Inf XX': 14, 'Arm XX': 1, 'Mtn X': 3, 'Cav X': 4, 'Fort X': 2, 'Art III': 2, 'Army HQ HQ': 2 },
      Slovakia: { 'mot Inf X': 1 },
      'Soviet Union': {
        'Inf XX': 96, 'Mtn XX': 7, 'Cav XX': 7, 'Tank XX': 48, 'mot Inf XX': 24, 'Inf X': 2, 'Para X': 12, 'mot AT X': 10, 'Art X': 16, 'Bdr X': 4, 'Fort X': 27, 'Cons X': 7, 'Front HQ HQ': 5,
      },
    });
    // 191 Soviet divisions of the border districts and behind them, less nine in Karelia and Lapland
    expect(atStart(barbarossa).filter((u) => isSoviet(u) && u.size === 'XX')).toHaveLength(191 - 9);
  });

  it('receives these numbers of units by turn', () => {
    const arriving = (soviet: boolean): ReadonlyArray<number> => Array.from({ length: 13 }, (_, i) => barbarossaForces.units.filter((u) => u.arrives === i + 1 && isSoviet(u) === soviet).length);
    expect(arriving(true)).toEqual([0, 41, 47, 36, 39, 30, 30, 26, 27, 38, 52, 52, 35]);
    expect(arriving(false)).toEqual([0, 35, 10, 10, 1, 0, 2, 2, 0, 1, 2, 0, 2]);
  });

  it('goes on receiving Soviet divisions in the winter, Siberians among them', () => {
    const waves = oob('waves-1941').units;
    expect(waves).toHaveLength(285);
    for (const w of waves) expect(w.arrives).toBeGreaterThanOrEqual(6);
    const divisions = waves.filter((w) => /-xx-/.test(w.id));
    expect(divisions.length).toBeGreaterThan(160);
    expect(unit(barbarossa, 'su-inf-xx-78')).toMatchObject({ name: '78th Rifle Division', arrives: 9, marks: ['winterized'] });
    expect(barbarossaForces.notice).toContain('waves');
  });

  it('leaves out Karelia and Lapland, and what the list of headquarters does not have', () => {
    expect(barbarossaLeftOut).toHaveLength(37);
    const off = barbarossaLeftOut.filter((u) => u.why.includes('off the map'));
    expect(Object.fromEntries(['Germany', 'Finland', 'Soviet Union'].map((n) => [n, off.filter((u) => u.nation === n).length]))).toEqual({ Germany: 7, Finland: 12, 'Soviet Union': 13 });
    expect(barbarossaLeftOut.filter((u) => !off.includes(u)).map((u) => u.id).sort()).toEqual(['su-front-hq-central', 'su-front-hq-reserve', 'su-inf-xx-302', 'su-tank-xx-109', 'su-tank-xx-8-rebuilt']);
    for (const name of ['Petsamo', 'Murmansk', 'Salla', 'Joensuu']) expect(off.some((u) => u.place === name)).toBe(true);
  });

  it('puts the armies where they were', () => {
    const near = (id: string, place: string, most: number): void => {
      const at = whole.places.find((p) => p.name === place)?.hex as HexIx;
      expect([id, distance(whole.grid, whole.hexOf.get(unit(barbarossa, id).hex as string) as HexIx, at) <= most]).toEqual([id, true]);
    };
    near('ge-army-hq-18', 'Königsberg', 1);
    near('ge-pz-xx-7', 'Suwałki', 2);
    near('su-front-hq-4', 'Kiev', 0);
    near('su-inf-xx-6', 'Brest-Litovsk', 1);
    near('fi-army-hq-1', 'Kotka', 0);
    near('su-inf-x-8', 'Hanko (Hangö)', 0);
    expect(counter(unit(barbarossa, 'ge-pz-xx-7'))).toBe('13-9-10 Pz XX');
    expect(unit(barbarossa, 'ge-pz-xx-7').cadre).toEqual({ attack: 5, defense: 4, movement: 10 });
  });
});

describe('Fall Blau', () => {
  it('has these units at start', () => {
    expect(kinds(atStart(fallBlau))).toEqual({
      Germany: {
        'Pz XX': 9, 'mot Inf XX': 8, 'mot Inf X': 1, 'Inf XX': 51, 'Jgr XX': 4, 'Mtn XX': 2, 'Sec XX': 4, 'Art III': 13, 'Siege Art III': 2, 'mot Rkt Art III': 4, 'Aslt Gun II': 11, 'mot hv AA III': 6,
        'mot Eng III': 2, 'Aslt Eng II': 1, 'Cons III': 4, 'RR Eng III': 3, 'Army HQ HQ': 4, 'Pz Army HQ HQ': 2,
      },
      Croatia: { 'Inf III': 1 },
      Slovakia: { 'mot Inf XX': 1, 'Sec XX': 1 },
      Hungary: { 'Inf XX': 3, 'Arm XX': 1, 'Army HQ HQ': 1 },
      Italy: { 'Inf XX': 2, 'mot Inf XX': 1, 'Inf X': 2, 'Army HQ HQ': 1 },
      Romania: { 'Inf XX': 7, 'Mtn XX': 3, 'Cav XX': 3, 'Army HQ HQ': 2 },
      'Soviet Union': {
        'Inf XX': 100, 'Mtn XX': 2, 'Cav XX': 19, 'Tank XXX': 11, 'Inf X': 20, 'Tank X': 38, 'Nvl Trps X': 3, 'AT X': 5, 'Art X': 8, 'mot Rkt Art III': 3, 'Fort X': 8, 'Eng X': 1, 'Front HQ HQ': 5, 'Tank Army HQ HQ': 1,
      },
    });
  });

  it('receives these numbers of units by turn', () => {
    const arriving = (soviet: boolean): ReadonlyArray<number> => Array.from({ length: 10 }, (_, i) => fallBlauForces.units.filter((u) => u.arrives === i + 1 && isSoviet(u) === soviet).length);
    expect(arriving(true)).toEqual([28, 14, 35, 25, 10, 17, 2, 6, 15, 1]);
    expect(arriving(false)).toEqual([3, 7, 3, 3, 4, 4, 5, 1, 4, 2]);
  });

  it('gives up the units that went elsewhere', () => {
    const leaving = fallBlauForces.units.filter((u) => u.leaves != null).map((u) => [u.id, u.leaves]);
    expect(leaving).toHaveLength(15);
    expect(leaving).toContainEqual(['ge-mot-inf-xx-grossdeutschland', 5]);
    expect(leaving).toContainEqual(['ge-army-hq-11', 5]);
    expect(leaving).toEqual(oob('fall-blau-1942').units.flatMap((u) => (u.leaves === undefined ? [] : [[u.id, u.leaves]])));
  });

  it('leaves out second copies, the spare Front and the Romanian reserve', () => {
    expect(fallBlauLeftOut).toHaveLength(17);
    expect(fallBlauLeftOut.filter((u) => u.why.includes('second copy'))).toHaveLength(14);
    expect(fallBlauLeftOut.filter((u) => u.why.includes('list of headquarters')).map((u) => u.id)).toEqual(['su-front-hq-stalingrad']);
  });

  it('shuts the garrison of Sevastopol in', () => {
    const sevastopol = south.ids[south.places.find((p) => p.name === 'Sevastopol')?.hex as HexIx];
    const inside = atStart(fallBlau).filter((u) => u.hex === sevastopol);
    expect(inside.map((u) => u.area)).toEqual(Array.from({ length: 6 }, () => 'su-sev'));
    expect(fallBlauForces.areas.find((a) => a.id === 'su-sev')?.hexes).toEqual([sevastopol]);
  });

  it('leaves no gap of more than two hexes in the Axis line from Mtsensk to Taganrog', () => {
    const axis = atStart(fallBlau).filter((u) => !isSoviet(u) && u.size === 'XX');
    const hexes = axis.map((u) => south.hexOf.get(u.hex as string) as HexIx);
    const faced = atStart(fallBlau).filter((u) => isSoviet(u) && u.size === 'XX').map((u) => south.hexOf.get(u.hex as string) as HexIx);
    const border = faced.filter((h) => [0, 1, 2, 3, 4, 5].some((d) => south.neighbors[h * 6 + d] >= 0 && held[south.neighbors[h * 6 + d]] === 1));
    expect(border.length).toBeGreaterThan(30);
    for (const h of border) if (rowOf(south.grid, h) < 60 && columnOf(south.grid, h) > 48) expect([south.ids[h], Math.min(...hexes.map((x) => distance(south.grid, x, h))) <= 3]).toEqual([south.ids[h], true]);
  });

  it('makes four cavalry divisions Guards in August', () => {
    expect(fallBlauForces.conversions.map((c) => [c.turn, c.consumes, c.produces])).toEqual([12, 13, 15, 116].map((n, i) => [4, [`su-cav-xx-${n}`], `su-gd-cav-xx-${i + 9}`]));
    for (const c of fallBlauForces.conversions) expect(counter(unit(fallBlau, c.produces))).toBe('4-8 Cav XX');
    expect(unit(fallBlau, 'su-gd-cav-xx-9').name).toBe('9th Guards Cavalry Division');
  });
});

describe('logistical points', () => {
  it('are reconstructed stocks, one for each pool', () => {
    const points = (list: typeof barbarossaStocks): Readonly<Record<string, number>> => Object.fromEntries(list.map((s) => [s.nation, s.points]));
    expect(points(barbarossaStocks)).toEqual({ Germany: 20, Romania: 2, Finland: 2, Hungary: 0, 'Soviet Union': 12 });
    expect(points(fallBlauStocks)).toEqual({ Germany: 12, Romania: 1, Finland: 0, Hungary: 0, 'Soviet Union': 6 });
    for (const s of [...barbarossaStocks, ...fallBlauStocks, ...fallBlauShares]) expect(s.source).toBe('reconstructed');
  });

  it('have shares for the south in every turn', () => {
    for (let turn = 1; turn <= FALL_BLAU_SPAN.turns; turn++) {
      const ix = halfMonthIx(dateIn(FALL_BLAU_SPAN, turn));
      const inForce = fallBlauShares.filter((s) => halfMonthIx(s.from) <= ix && (s.to === null || ix <= halfMonthIx(s.to)));
      expect(inForce.map((s) => [s.nation, s.points])).toEqual([['Germany', turn < 9 ? 5 : 4], ['Soviet Union', 3]]);
    }
  });
});

describe('packed forces', () => {
  const packed = (hexes: string): ForcesData =>
    unpacked({
      id: 'x', title: '', notice: '',
      kinds: { inf: { nation: 'Germany', type: 'Inf', size: 'XX', full: '7-6', cadre: '3-6', from: 'inferred' }, aa: { nation: 'Germany', type: 'mot hv AA', size: 'III', full: '2-10', aa: 6, dot: true } },
      units: [['a', 'A', '1', 'inf', 0, 'area', '0101'], ['b', 'B', '2', 'aa', null, null, null, { full: '1-2-8', leaves: 3, marks: ['winterized'] }]],
      areas: [['area', 'Area', hexes]], conversions: [],
    });

  it('are unpacked', () => {
    expect(packed('0101').units).toEqual([
      { id: 'a', name: 'A', designation: '1', nation: 'Germany', type: 'Inf', size: 'XX', full: { attack: 7, defense: 7, movement: 6 }, cadre: { attack: 3, defense: 3, movement: 6 }, dot: false, aa: 0, starts: 'full', arrives: 0, area: 'area', hex: '0101', source: 'reconstructed', ratingSource: 'inferred' },
      { id: 'b', name: 'B', designation: '2', nation: 'Germany', type: 'mot hv AA', size: 'III', full: { attack: 1, defense: 2, movement: 8 }, cadre: null, dot: true, aa: 6, marks: ['winterized'], starts: 'full', arrives: null, leaves: 3, area: null, hex: null, source: 'reconstructed', ratingSource: 'reconstructed' },
    ]);
  });

  it('write hexes in runs down columns', () => {
    const hexes = ['0109', '0110', '0111', '0201', '0203', '0204'];
    expect(runsOf(hexes)).toBe('0109-0111 0201 0203-0204');
    expect(packed(runsOf(hexes)).areas[0].hexes).toEqual(hexes);
  });
});
