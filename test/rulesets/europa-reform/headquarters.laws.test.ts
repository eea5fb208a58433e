/** Games on a small front, with the books of points and the lists of headquarters kept a second time. @rule REFORM 12G, 12H */
import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/engine/random.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import { attackSupplyReadings, ATTACK_SUPPLY, type AttackSupply } from '../../../src/rulesets/europa-reform/attackSupply/index.js';
import { hqReadings, tankArmyReadings } from '../../../src/rulesets/europa-reform/hqs/readings.js';
import { HEADQUARTERS, type HqState } from '../../../src/rulesets/europa-reform/hqs/state.js';
import { LOGISTICS, type Logistics } from '../../../src/rulesets/europa-reform/logistics/state.js';
import { hqCapacity, hqKindOf } from '../../../src/rulesets/europa-reform/tables/hqCapacity.js';
import { holdTrial, showBroken, type StepLaw } from '../../../src/testing/index.js';
import type { Fixture } from '../fixture.js';
import { drawReadings } from '../europa/trials.js';
import { HQ_ITEMS, hqFront, ordering } from './hqFront.js';

type Law = StepLaw<EuropaState, EuropaAction, EuropaEvent>;
const slice = <T>(state: EuropaState, key: string): T => state.slices[key] as T;

/** Pools are what they were at the start and what has been entered since, and never below nothing. */
const conserved = (game: EuropaGame): Law => {
  const pools: Record<string, number> = { ...slice<Logistics>(game.initial, LOGISTICS.key).pools };
  return (_before, _action, events, after) => {
    for (const e of events) {
      if (e.type !== 'pointsEntered') continue;
      pools[e.nation] += e.points;
      if (pools[e.nation] < 0) return `${e.nation} has ${pools[e.nation]} points after ${e.kind}`;
    }
    const now = slice<Logistics>(after, LOGISTICS.key).pools;
    return JSON.stringify(now) === JSON.stringify(pools) ? null : `pools are ${JSON.stringify(now)}; by the entries ${JSON.stringify(pools)}`;
  };
};

/** Nobody is active who was not tested since the last initial phase began, or who has left the map. */
const tested = (game: EuropaGame): Law => {
  const passed = new Set<number>();
  // by other readings they stay active for longer
  const { 'hq-reversion': reversion, 'hq-activation-time': time } = game.board.readings;
  const all = reversion !== 'own' && time !== 'turn-start';
  return (_before, _action, events, after) => {
    for (const e of events) {
      if (e.type === 'phaseBegan' && e.phase === 'initial' && all) passed.clear();
      if (e.type === 'hqTested' && e.active) passed.add(e.unit);
    }
    const stray = slice<HqState>(after, HEADQUARTERS.key).active.find((hq) => !passed.has(hq) || after.units.hex[hq] < 0);
    return stray === undefined ? null : `${game.board.roster.ids[stray]} is active without a test`;
  };
};

/** No headquarters gives more than the table says. */
const within = (game: EuropaGame): Law => (_before, _action, _events, after) => {
  for (const { hq, active, divisions, ofOthers, res } of slice<AttackSupply>(after, ATTACK_SUPPLY.key).used) {
    const most = hqCapacity(hqKindOf(game.board.roster.units[hq].nation));
    const over = active ? divisions > most.divisions || ofOthers > most.ofOthers || res > 0 : divisions > most.inactiveDivisions || res > most.inactiveRes;
    if (over || Math.min(divisions, ofOthers, res) < 0) return `${game.board.roster.ids[hq]} has served ${divisions} divisions, ${ofOthers} of others, and ${res} REs`;
  }
  return null;
};

/** Payments are for the turn that comes, or the present one as long as it is not tested. */
const ahead = (game: EuropaGame): Law => (_before, _action, _events, after) => {
  const stale = slice<Logistics>(after, LOGISTICS.key).planned.find((p) => p.turn < after.turn || p.turn > after.turn + 1);
  return stale === undefined ? null : `${game.board.roster.ids[stale.hq]} is paid for turn ${stale.turn} in turn ${after.turn}`;
};

/** The game from its position on. */
const from = ({ game, state }: Fixture): EuropaGame => ({ ...game, initial: state });

const play = (game: EuropaGame, seed: number, kinds: Set<string>): string => {
  const trial = holdTrial(game, {
    seed,
    limit: 1000,
    laws: { conserved: conserved(game), tested: tested(game), within: within(game), ahead: ahead(game) },
    choose: (state, legal, random) => {
      const action = ordering(state, legal, random);
      if (action.type === 'order') kinds.add(action.order);
      return action;
    },
    until: (state) => state.turn > 4,
    every: 500,
    phaseEnds: 2,
  });
  return trial.broken === null ? '' : showBroken(trial.broken);
};

describe('ER-12G.2 ER-12H.34 ER-12H.41 ER-12H.46 games with headquarters', () => {
  it('keep points, tests and limits', () => {
    const kinds = new Set<string>();
    const game = from(hqFront());
    for (let seed = 1; seed <= 8; seed++) expect(play(game, seed, kinds)).toBe('');
    for (const kind of ['activate', 'railPlan', 'adHoc', 'disband', 'release', 'formTankArmy']) expect(kinds).toContain(kind);
  }, 90_000);

  it('keep them by any readings, and with any of these items', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = dice(seed, 5);
      const amend = HQ_ITEMS.filter((id) => ['REFORM-12', 'REFORM-12G', 'REFORM-12H'].includes(id) || random.below(2) === 1);
      const readings = drawReadings(random, [...attackSupplyReadings, ...hqReadings, ...(amend.includes('REFORM-31C-HQ') ? tankArmyReadings : [])]);
      expect(play(from(hqFront({ amend, readings })), seed, new Set()), `${amend.join(' ')} ${JSON.stringify(readings)}`).toBe('');
    }
  }, 90_000);
});
