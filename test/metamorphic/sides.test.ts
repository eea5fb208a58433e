/**
 * Sides with each other's names fight as they did: cases of Germans against Poles, or Soviets, are cases of these against Germans.
 * Where rules tell nations apart, exceptions.ts says so.
 */
import { describe, expect, it } from 'vitest';
import { changedKit, conformanceCases } from '../../src/conformance/index.js';
import type { Tagged } from '../../src/engine/game.js';
import { runCases } from '../../src/testing/index.js';
import { SIDES_EXCEPTIONS } from './exceptions.js';
import { boardOf, sideBySide, type Stand } from './lockstep.js';
import { opened } from './positions.js';
import { hasOthers, relabeledCase, relabeler } from './relabel.js';
import { spiSkirmish } from './skirmish.js';
import { FAMILIES, idle, shows, tried } from './trial.js';

/** One case of so many, in npm test. */
const SHARE = 8;
const SKIRMISHES = 30;

/** Units by id, whoever is numbered how. */
const units = ({ game, state }: Stand): unknown => {
  const { hex, sp, status } = state.units;
  // those in reserve are of all nations, and nobody's matter here
  return Object.fromEntries(boardOf(game).roster.ids.flatMap((id, u) => (id.startsWith('x') ? [[id, [hex[u], sp[u], status[u]]]] : [])));
};

describe('sides with each other’s names', () => {
  it('end cases as they should', () => {
    const { broken, different, trials } = tried(relabeledCase, SIDES_EXCEPTIONS, (one, i) => !hasOthers(one) && (i % SHARE === 0 || shows(SIDES_EXCEPTIONS, one.id)), [FAMILIES[0]]);
    expect(broken).toEqual([]);
    expect(idle(SIDES_EXCEPTIONS, different)).toEqual([]);
    expect(trials).toBeGreaterThan(150);
  });

  it('fight the same battles of World War II, Italians against British', () => {
    const { text, json } = relabeler([['Italy', 'Britain'], ['axis', 'allied']]);
    let fights = 0;
    for (let seed = 1; seed <= SKIRMISHES; seed++) {
      const first = spiSkirmish(seed, 1);
      const second = { ...first, position: json({ ...first.position, player: 'axis' }) as typeof first.position };
      const look = (stand: Stand): unknown => units(stand);
      // a player turn: what comes after it is the matter of who moves first
      const { difference, record } = sideBySide(opened(first), opened(second), { action: (a: Tagged) => json(a) as Tagged, text, look }, { seed, actions: 60, lists: 1, looks: 1, choose: (_, legal, random) => {
        const all = [...legal].filter((a) => a.type !== 'endPhase' && a.type !== 'uncommit');
        return all.length === 0 ? legal.sample(random) : all[random.below(all.length)];
      }, until: (a) => a.type === 'endPhase' });
      expect(difference, `seed ${seed}`).toBeNull();
      fights += record.filter((a) => a.type === 'resolve').length;
    }
    expect(fights).toBeGreaterThan(SKIRMISHES / 2);
  });

  it('differ where a rule asks who is German', () => {
    const german = changedKit((rules) => ({ ...rules, mustStop: (q) => q.pos.board.roster.units[q.unit].nation !== 'Germany' && rules.mustStop(q) }));
    const zones = conformanceCases.filter((c) => /^EBC-6A/.test(c.id) && !hasOthers(c));
    const failed = (cases: typeof zones): number => runCases(german, cases).filter((o) => o.status !== 'passed').length;
    expect(failed(zones)).not.toBe(failed(zones.map(relabeledCase)));
  });
});
