/** Every action that is legal in random games can be explained and every event told, in words for people. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { playout } from '../../../src/engine/apply.js';
import { openMatch } from '../../../src/engine/match.js';
import { type Dice, dice } from '../../../src/engine/random.js';
import type { ActionSet } from '../../../src/engine/actionSet.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import { europe1939, europe1940, europe1941 } from '../../../src/scenarios/europe-1939-45/index.js';
import { mutant } from '../../../src/testing/mutant.js';
import { stand } from './fixture.js';
import { brawler, drawRules } from './draws.js';
import { lively, skirmish } from './skirmish.js';
import { wrongExplanation, wrongLine, wronglyExplained, wrongWords } from './told.js';

interface Heard {
  readonly wrong: ReadonlyArray<string>;
  /** Actions explained and events told, by kind. */
  readonly actions: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
  readonly mutants: number;
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

interface Play {
  readonly turns: number;
  /** Explain the whole list of legal actions in each so manieth position. */
  readonly every: number;
  readonly most: number;
  readonly choose?: (state: SpiGame['initial'], legal: ActionSet<SpiAction>, random: Dice) => SpiAction;
}

/** Plays and listens. */
const listen = (game: SpiGame, seed: number, { turns, every, most, choose }: Play): Heard => {
  const random = dice(seed, 4);
  const wrong: string[] = [];
  const actions = new Map<string, number>();
  const events = new Map<string, number>();
  const say = (what: string | null): void => void (what !== null && wrong.length < 5 && wrong.push(what));
  const copy = playout(game, game.initial, (before, e) => {
    count(events, e.type);
    for (const line of game.narrate(before, e)) say(wrongLine(line));
    say(JSON.stringify(game.named(e)).includes('undefined') ? `${e.type} is named badly` : null);
  });
  copy.settle();
  const pool: SpiAction[] = [];
  let mutants = 0;
  for (let n = 0; game.actor(copy.state) !== 'nobody' && copy.state.turn < game.initial.turn + turns; n++) {
    const legal = game.legalActions(copy.state);
    const next = choose === undefined ? legal.sample(random) : choose(copy.state, legal, random);
    const some: SpiAction[] = [next];
    if (n % every === 0) for (const a of legal) if (some.push(a) >= most) break;
    for (const a of some) {
      count(actions, a.type);
      say(wronglyExplained(game, copy.state, a));
    }
    for (const line of game.prospect(copy.state).lines) say(wrongWords(line));
    // actions that are out of their place, or about other units and hexes
    pool.push(next);
    for (let i = 0; i < 2; i++) {
      const read = game.decodeAction(mutant(pool.slice(-40), random.below));
      if (isLeft(read)) say(read.left.map((p) => wrongWords(p.detail.replace('null', 'nothing').replace('from -99 to 99', 'that is small'))).find((w) => w !== null) ?? null);
      else say(wronglyExplained(game, copy.state, read.right));
      mutants++;
    }
    copy.play(next);
    copy.forget();
  }
  return { wrong, actions, events, mutants };
};

const TURNS = { 'europe-1939': 2, 'europe-1940': 2, 'europe-1941': 1 };

describe('words for people', () => {
  it.each([europe1939, europe1940, europe1941].map((s) => [s.id, s] as const))('in %s', (id, scenario) => {
    const opened = openMatch(scenario, { seed: 5 });
    if (isLeft(opened)) throw new Error('does not open');
    const heard = listen(opened.right.game as SpiGame, 21, { turns: TURNS[id as 'europe-1939'], every: 15, most: 40 });
    expect(heard.wrong).toEqual([]);
    for (const kind of ['step', 'build', 'split', 'rail', 'endPhase']) expect(heard.actions.get(kind) ?? 0).toBeGreaterThan(0);
    expect(heard.mutants).toBeGreaterThan(100);
  });

  it('in skirmishes under random errata, options and readings: every kind of action, nearly every kind of event', () => {
    const actions = new Set<string>();
    const events = new Set<string>();
    for (let seed = 200; seed < 208; seed++) {
      const rules: Partial<SpiSketch> = drawRules(seed);
      const { game, state } = stand({ ...lively, ...rules });
      const heard = listen({ ...game, initial: state }, seed, { turns: 6, every: 40, most: 25, choose: brawler });
      expect(heard.wrong.map((w) => `${w} (${seed} ${JSON.stringify(rules)})`)).toEqual([]);
      for (const kind of heard.actions.keys()) actions.add(kind);
      for (const kind of heard.events.keys()) events.add(kind);
    }
    for (const kind of ['step', 'announce', 'overrun', 'assault', 'drop', 'commit', 'resolve', 'roll', 'lose', 'retreat', 'advance', 'rail', 'ship', 'combine', 'split', 'build', 'buy', 'pass']) expect(actions).toContain(kind);
    for (const kind of ['hexOverrun', 'partisansRaised', 'assaultMade', 'unitShipped', 'unitRailed', 'nationChanged', 'controlTaken', 'strengthLost', 'unitEliminated', 'navalReckoned', 'supplyJudged']) expect(events).toContain(kind);
  });

  it('catch what must not stand there', () => {
    for (const bad of ['a unit in undefined', 'hex -1', 'stands in 57 alone', 'NaN points', '[object Object]', 'null takes it', 'moves to 7 at once', 'lost ()', '']) expect(wrongWords(bad)).not.toBeNull();
    for (const good of ['Cost 2; the unit has 3, 1 after the step.', 'germany-infantry-01 (3) in 1410 Berlin', 'differential −3', 'from 1/1943', '1 of 2 would arrive, 1 go back to 0505.']) expect(wrongWords(good)).toBeNull();
    const honest = { legal: true, violations: [], figures: [], lines: ['All is well.'] };
    const ref = { book: 'SPI', case: '5.2', clauses: [], kind: 'rule', gist: 'A rule.' } as const;
    expect(wrongExplanation(honest)).toBeNull();
    expect(wrongExplanation({ ...honest, figures: [{ label: 'cost', tally: { base: 0, lines: [{ ref, op: 'add', value: 2 }], total: 3 }, unit: 1 }] })).toContain('comes to 2');
    expect(wrongExplanation({ ...honest, legal: false, violations: [{ ref, code: 'x', subject: [], detail: 'No.', params: {} }] })).toContain('not among the lines');
    expect(wrongLine({ text: 'fine', depth: 7 })).toContain('depth');
  });
});

describe('malformed actions', () => {
  const { game, state } = stand({ ...skirmish, edition: 'feb75' });

  it.each([null, 4, 'step', [], {}, { type: 'march' }, { type: 'step', unit: 3, to: null }, { type: 'build', nation: 'Germany', kind: 'cavalry', sp: 1, hex: '0703' }, { type: 'split', unit: 'ge1', sp: 1.5 }, { type: 'overrun', units: 'ge1', target: '0605' }, { type: 'lose', unit: 'ge1', sp: 1e9 }])(
    '%j is refused in words',
    (input) => {
      const read = game.decodeAction(input);
      expect(isRight(read)).toBe(false);
      if (isLeft(read)) for (const p of read.left) expect([p.at !== '', wrongWords(p.detail.replace('null', 'nothing').replace('from -99 to 99', 'that is small'))]).toEqual([true, null]);
    },
  );

  it.each<SpiAction>([
    { type: 'step', unit: 'nobody', to: '0605' },
    { type: 'step', unit: 'ge1', to: '9999' },
    { type: 'build', nation: 'Atlantis', kind: 'infantry', sp: 1, hex: '0703' },
    { type: 'build', nation: 'Germany', kind: 'partisan', sp: -4, hex: '0703' },
    { type: 'deploy', sp: -1, hex: '0101' },
    { type: 'overrun', units: [], target: '0605' },
    { type: 'overrun', units: ['ge1', 'ge1', 'ge2', 'ge3'], target: '0605' },
    { type: 'announce', units: ['x'], target: 'y' },
    { type: 'assault', unit: 'br1', to: '0104' },
    { type: 'ship', unit: 'br1', to: '0104' },
    { type: 'drop', unit: 'gp1', to: '0605' },
    { type: 'commit', unit: 'ge1', target: '0603' },
    { type: 'uncommit', unit: 'ge1' },
    { type: 'resolve' },
    { type: 'roll', die: 0 },
    { type: 'lose', unit: 'ge1', sp: 0 },
    { type: 'retreat', unit: 'ge1', to: '0603' },
    { type: 'advance', unit: 'ge1' },
    { type: 'counter', hex: '0605' },
    { type: 'stand' },
    { type: 'raise', hex: '0605' },
    { type: 'convert', unit: 'fi1' },
    { type: 'split', unit: 'ge1', sp: 0 },
    { type: 'combine', unit: 'ge1', into: 'ge1' },
    { type: 'request' },
    { type: 'grant' },
    { type: 'pass' },
  ])('$type that means nothing here gets words all the same: %j', (a) => {
    const spots = ['production', 'movement', 'combat', 'rail'] as const;
    for (const phase of spots) {
      const at = stand({ ...skirmish, edition: 'feb75', phase });
      expect(wronglyExplained(at.game, at.state, a)).toBeNull();
    }
    expect(game.explain(state, a).lines.length).toBeGreaterThan(0);
  });
});
