/** The legal overruns of small positions against a second reading of rule 13 that tries every group of units. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../../src/engine/random.js';
import { ceilingOf } from '../../../../src/kernel/tally.js';
import type { Overrun } from '../../../../src/rulesets/europa/action.js';
import { attackerQuery, attackQuery } from '../../../../src/rulesets/europa/combat/strength.js';
import { MP, MOVED, OUT_OF_SUPPLY, STOPPED } from '../../../../src/rulesets/europa/state.js';
import { readPrinted } from '../../europa/laws/printed.js';
import { type Fixture, overrun, overrunByRoad, position } from '../../fixture.js';

const subsets = <T>(list: ReadonlyArray<T>): ReadonlyArray<ReadonlyArray<T>> =>
  list.reduce<ReadonlyArray<ReadonlyArray<T>>>((all, item) => [...all, ...all.map((s) => [...s, item])], [[]]).filter((s) => s.length > 0);

const key = (a: Pick<Overrun, 'units' | 'target' | 'by'>): string => `${[...a.units].sort().join('+')} ${a.by} ${a.target}`;

/** Rule 13 in so many words, for positions of First to Fight in clear weather, without forts. */
const bruteForce = (p: Fixture): ReadonlyArray<string> => {
  const printed = readPrinted(p.game);
  const { state } = p;
  const { map } = p.game.board.setting;
  const phasing = p.game.board.setting.playerTurns[state.playerTurn].powers.includes('germany') ? 0 : 1;
  const at = (hex: number): number[] => state.units.hex.flatMap((h, u) => (h === hex ? [u] : []));
  const strengthOf = (kind: 'attack' | 'defense', unit: number, beside: ReadonlyArray<number>): number => {
    const supports = (u: number): boolean => printed.units[u].dot || printed.artillery(u) || printed.divisional(u, state.units.face[u]);
    const supported = beside.some(supports);
    return printed.rating(unit, state.units.face[unit])[kind] * (supported ? 1 : 0.5) * (state.units.status[unit] & OUT_OF_SUPPLY ? 0.5 : 1);
  };
  const features = (a: number, b: number): ReadonlyArray<string> => {
    const d = [0, 1, 2, 3, 4, 5].find((dir) => map.neighbors[a * 6 + dir] === b) as number;
    const bits = map.hexsides[map.sides[a * 6 + d]];
    return map.hexsideFeatures.filter((_, i) => (bits >> i) & 1);
  };
  const exertsInto = (unit: number, from: number, hex: number): boolean => printed.exerts(unit, p.state.units.face[unit]) && printed.cost(unit, from, hex, 'march') !== null;
  const found: string[] = [];
  for (let from = 0; from < map.grid.size; from++)
    for (const target of printed.neighbors(from)) {
      const enemies = at(target).filter((u) => printed.side(u) !== phasing);
      if (enemies.length === 0) continue;
      const zones = printed.neighbors(from).flatMap((n) => at(n).filter((u) => printed.side(u) !== phasing && exertsInto(u, n, from)));
      const ofTarget = zones.filter((u) => state.units.hex[u] === target);
      const others = zones.length - ofTarget.length;
      for (const units of subsets(at(from)))
        for (const by of ['march', 'road'] as const) {
          const river = features(from, target);
          const ok = units.every((u) => {
            if (printed.side(u) !== phasing || printed.rating(u, state.units.face[u]).movement === 0) return false;
            if (state.phase === 'exploitation' && !printed.cm(u)) return false;
            if (printed.units[u].full.movement === 'R') return false;
            const step = printed.cost(u, from, target, by);
            if (step === null || step + 2 > state.units.mp[u] / MP) return false;
            const moved = (state.units.status[u] & MOVED) !== 0;
            const stopped = (state.units.status[u] & STOPPED) !== 0;
            return (!moved || others === 0) && (!stopped || ofTarget.length > 0);
          });
          if (!ok || !printed.fits(units.map((unit) => ({ unit, face: state.units.face[unit] })), from)) continue;
          let attack = 0;
          for (const u of units) {
            let s = strengthOf('attack', u, units);
            if (river.includes('minor-river') && !printed.artillery(u)) s /= 2;
            if (river.includes('major-river') && !printed.artillery(u)) s /= 4;
            attack += s;
          }
          let defense = 0;
          for (const u of enemies) defense += strengthOf('defense', u, enemies);
          if (attack > 0 && attack >= 10 * defense) found.push(key({ units: units.map((u) => printed.units[u].id), target: map.ids[target], by }));
        }
    }
  return found.sort();
};

const HEXES = ['0202', '0203', '0302', '0303', '0304', '0403', '0404'];
const GERMANS = ['11-6-10 Pz XX', '7-6 Inf XX (3-6)', '22-6 Inf XX', '5-4-6 Inf III', '3-10 mot Inf X', '0-4-8 Art III', '4-4-8 mot Art III', '2-8 Cav X', '3-R Art XX', '1-3-2 Inf XX'];
const POLES = ['1-6 Inf CADRE', '0-1-6 Inf III', '1-6 Inf XX', '2-0-6 Art III', '1-8 MG II', '2-6 Inf XX (1-6)'];

const unit = (nation: string, kinds: ReadonlyArray<string>, first: number, last: number) =>
  fc.record({ kind: fc.constantFrom(...kinds), hex: fc.integer({ min: first, max: last }), out: fc.constantFrom(false, false, false, true), dot: fc.boolean() }).map((u) => ({ ...u, nation }));

const sketches = fc.record({
  germans: fc.array(unit('German', GERMANS, 1, 3), { minLength: 2, maxLength: 6 }),
  poles: fc.array(unit('Polish', POLES, 3, HEXES.length - 1), { minLength: 1, maxLength: 4 }),
  phase: fc.constantFrom('movement' as const, 'movement' as const, 'exploitation' as const),
  woods: fc.subarray(HEXES),
  road: fc.subarray(['0202/0203', '0203/0303', '0302/0303', '0303/0304', '0303/0403'], { minLength: 1 }),
  river: fc.subarray(['0202/0302', '0403/0404', '0304/0404', '0203/0303']),
  major: fc.subarray(['0303/0403', '0302/0303']),
  moves: fc.integer({ min: 0, max: 5 }),
  seed: fc.integer({ min: 0, max: 1e6 }),
});

type Drawn = typeof sketches extends fc.Arbitrary<infer T> ? T : never;

/** A position in which each side has hexes of its own, and those after some random moves. */
const placed = (drawn: Drawn): ReadonlyArray<Fixture> => {
  const owner = new Map<number, string>();
  const units = [...drawn.germans, ...drawn.poles].flatMap(({ nation, kind, hex, out, dot }, i) => {
    if ((owner.get(hex) ?? nation) !== nation) return [];
    owner.set(hex, nation);
    const [rating, type, size, cadre] = (/^(\S+) (.+) (\S+?)(?: \((\S+)\))?$/.exec(kind) ?? []).slice(1) as [string, string, string, string | undefined];
    return [`u${i}: ${nation} ${rating} ${type} ${size}${cadre === undefined ? '' : ` (${cadre})`} @${HEXES[hex]}${out ? ' out' : ''}${dot ? ' dot' : ''}`];
  });
  const joined = (list: ReadonlyArray<string>): string => list.join(' ');
  let p = position({
    rules: 'first-to-fight-advanced',
    columns: [1, 5],
    rows: [1, 5],
    phase: drawn.phase,
    units,
    terrain: { woods: joined(drawn.woods) },
    hexsides: Object.fromEntries(
      Object.entries({ road: drawn.road, 'minor-river': drawn.river, 'major-river': drawn.major }).flatMap(([name, list]) => (list.length === 0 ? [] : [[name, joined(list)]])),
    ),
  });
  const random = dice(drawn.seed, 0);
  const all = [p];
  for (let i = 0; i < drawn.moves; i++) {
    const moves = p.legal().filter((a) => a.type !== 'endPhase');
    if (moves.length > 0) all.push((p = p.act(moves[random.below(moves.length)])));
  }
  return all;
};

describe('the legal overruns', () => {
  it('are those that a second reading finds by trying every group of units', () => {
    let some = 0;
    let stacks = 0;
    fc.assert(
      fc.property(sketches, (drawn) => {
        for (const p of placed(drawn)) {
          const listed = p.legal().flatMap((a) => (a.type === 'overrun' ? [a] : []));
          expect(listed.map(key).sort()).toEqual(bruteForce(p));
          expect(new Set(listed.map(key)).size).toBe(listed.length);
          for (const a of listed) expect(p.game.violations(p.state, a)).toEqual([]);
          if (listed.length > 0) some++;
          if (listed.some((a) => a.units.length > 1)) stacks++;
        }
      }),
      { numRuns: 160, seed: 13 },
    );
    // the positions are not all alike
    expect(some).toBeGreaterThan(100);
    expect(stacks).toBeGreaterThan(40);
  }, 60_000);

  it('leave nothing out that is legal: what is not listed is refused', () => {
    fc.assert(
      fc.property(sketches, (drawn) => {
        const p = placed(drawn).at(-1) as Fixture;
        const expected = new Set(bruteForce(p));
        const { units, hexes } = { units: p.game.board.roster.ids, hexes: HEXES };
        for (const group of subsets(units).slice(0, 63))
          for (const target of hexes)
            for (const a of [overrun(target, ...group), overrunByRoad(target, ...group)] as ReadonlyArray<Overrun>) {
              const wrong = p.game.violations(p.state, a);
              expect(wrong.length === 0, `${key(a)}: ${wrong.map((v) => v.code).join()}`).toBe(expected.has(key(a)));
              for (const v of wrong) expect([v.code, v.detail].every((text) => text !== '')).toBe(true);
            }
      }),
      { numRuns: 30, seed: 31 },
    );
  }, 60_000);

  it('stand in a fixed order: by leader, direction, way and members', () => {
    const p = position({ rules: 'first-to-fight-advanced', units: ['g1: German 10-6 Inf XX @0504', 'g2: German 10-6 Inf XX @0504', 'g3: German 10-6 Inf XX @0504', 'p1: Polish 1-6 Inf CADRE @0505', 'p2: Polish 1-6 Inf CADRE @0604'] });
    const listed = p.legal().flatMap((a) => (a.type === 'overrun' ? [`${a.units.join('+')} ${a.target}`] : []));
    const groups = ['g1', 'g1+g2', 'g1+g2+g3', 'g1+g3'];
    expect(listed).toEqual([...groups.map((g) => `${g} 0604`), ...groups.map((g) => `${g} 0505`), ...['g2', 'g2+g3'].map((g) => `${g} 0604`), ...['g2', 'g2+g3'].map((g) => `${g} 0505`), 'g3 0604', 'g3 0505']);
    expect(p.game.legalActions(p.state).size()).toBe(p.legal().length);
  });

  it('are all drawn by and by', () => {
    const p = position({ rules: 'first-to-fight-advanced', units: ['g1: German 10-6 Inf XX @0504', 'g2: German 10-6 Inf XX @0504', 'p1: Polish 1-6 Inf CADRE @0505'] });
    const legal = p.game.legalActions(p.state);
    const random = dice(5, 0);
    const drawn = new Set<string>();
    for (let i = 0; i < 600; i++) drawn.add(JSON.stringify(legal.sample(random)));
    expect(drawn.size).toBe(legal.size());
  });

  it('are drawn too where units can do nothing else', () => {
    const walls = '0604 0605 0506 0405 0404'.split(' ').map((h) => `0505/${h}`).join(' ');
    const p = position({
      rules: 'first-to-fight-advanced',
      hexsides: { sea: walls },
      units: [1, 2, 3, 4].map((n) => `g${n}: German 10-6 Inf XX @0505`).concat('p1: Polish 1-6 Inf CADRE @0504'),
    });
    const random = dice(6, 0);
    for (let i = 0; i < 50; i++) expect(p.game.legalActions(p.state).sample(random).type).toBe('overrun');
  });

  it('may be ruled out by printed strengths: no factor of an attacker exceeds what it says', () => {
    let doubled = 0;
    for (const place of ['fort', 'fortress', 'none'])
      for (const weather of ['clear', 'winter'])
        for (const out of ['', ' out']) {
          const kinds = [...GERMANS.map((k) => k.replace(/ \(.*/, '')), '2-8 Aslt Eng II', '2-8 Eng II', '3-6 Mtn XX'];
          const p = position({
            rules: 'first-to-fight-advanced',
            weather,
            features: place === 'none' ? {} : { [place]: '0505' },
            terrain: { mountain: '0506', swamp: '0404', woods: '0605' },
            hexsides: { 'minor-river': '0504/0505', 'major-river': '0504/0604', fortified: '0504>0404' },
            units: [...kinds.map((k, i) => `g${i}: German ${k} @0504${out}`), 'p1: Polish 1-6 Inf XX @0505', 'p2: Polish 1-6 Inf XX @0404', 'p3: Polish 1-6 Inf XX @0604'],
          });
          const pos = p.game.position(p.state);
          const { rules, map, roster } = p.game.board;
          for (const target of ['0505', '0404', '0604'].map((id) => map.hexOf.get(id) as number)) {
            const attackers = kinds.map((_, i) => roster.ixOf.get(`g${i}`) as number);
            const q = attackQuery(pos, target, attackers);
            for (const u of attackers)
              for (const factor of rules.attackFactors) {
                const value = factor.value(attackerQuery(q, u));
                expect(value).toBeLessThanOrEqual(factor.atMost ?? Infinity);
                if (value > 1) doubled++;
              }
          }
          expect(ceilingOf(rules.attackFactors)).toBe(2);
        }
    expect(doubled).toBeGreaterThan(0);
  });
});
