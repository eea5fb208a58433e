/** Amendments that a caller lays over the rules of a scenario. */
import { describe, expect, it } from 'vitest';
import { type AnyAmendment, amended } from '../../src/engine/amended.js';
import { actor, legalActions, type Match, openMatch, submit } from '../../src/engine/match.js';
import { load, save, verify } from '../../src/engine/record.js';
import { isLeft, isRight } from '../../src/prelude.js';
import { ebc } from '../../src/rulesets/europa/cases.js';
import type { EuropaRules } from '../../src/rulesets/europa/rules.js';
import type { Amendment } from '../../src/kernel/amendment.js';
import { armyHqs, attackSupply, REFORM_ITEMS, reformAmendments, reformCrt, reformRetreats } from '../../src/rulesets/europa-reform/index.js';
import { firstToFightAdvanced } from '../../src/rulesets/first-to-fight/index.js';
import type { Scenario } from '../../src/engine/scenario.js';
import { fallBlau1942 } from '../../src/scenarios/eastern-front/index.js';
import { logistics } from '../../src/scenarios/logistics/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';

/** A house rule: nobody exerts a zone of control. */
const noZones: Amendment<EuropaRules> = {
  id: 'house-no-zones',
  ref: ebc('5', ['BC-5.1'], 'No zones of control.', 'ruling'),
  does: 'change',
  touches: ['exertsZoc'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, exertsZoc: () => false }),
};

const open = (amend?: ReadonlyArray<AnyAmendment>): Match => {
  const opened = openMatch(poland1939, { seed: 4, ...(amend === undefined ? {} : { amend }) });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  return opened.right as unknown as Match;
};
const problems = (amend: unknown): ReadonlyArray<string> => {
  const opened = openMatch(poland1939, { amend: amend as never });
  return isLeft(opened) ? opened.left.map((p) => `${p.code} ${p.at}`) : [];
};
const play = (match: Match, actions: number): Match => {
  let m = match;
  for (let i = 0; i < actions; i++) {
    const [first] = legalActions(m);
    const next = submit(m, actor(m), first);
    if (isLeft(next)) throw new Error(JSON.stringify(next.left));
    m = next.right;
  }
  return m;
};

describe('amendments of a match', () => {
  it('are in force, in their order, and named by the match', () => {
    const { identity } = open([reformCrt, noZones]).game;
    expect(identity.amendments).toEqual([...firstToFightAdvanced.amendments, 'REFORM-9C', 'house-no-zones']);
    expect(identity.digests['crt']).not.toBe(open().game.identity.digests['crt']);
  });

  it('change the rules that they are laid over, and leave those they come from as they were', () => {
    const rules = amended(firstToFightAdvanced, [noZones]);
    expect(isRight(rules) && rules.right.exertsZoc({} as never, 0, 0)).toBe(false);
    expect(firstToFightAdvanced.exertsZoc).not.toBe(noZones.to(firstToFightAdvanced).exertsZoc);
  });

  it('are needed again to load what was played with them', () => {
    const text = save(play(open([reformCrt]), 5) as never);
    const scenarios = [poland1939];
    expect(isRight(verify(text, { scenarios, own: { amend: [noZones, ...reformAmendments] } }))).toBe(true);
    const without = load(text, { scenarios });
    expect(isLeft(without) && without.left.map((p) => p.detail)).toContain("The match was played with 'REFORM-9C', which is not in force here.");
    // those that the match does not name are not laid over it
    const plain = save(play(open(), 5) as never);
    expect(isRight(verify(plain, { scenarios, own: { amend: reformAmendments } }))).toBe(true);
  });

  it.each(
    [poland1939, fallBlau1942, logistics].flatMap((scenario) =>
      Object.entries(scenario.options).flatMap(([key, values]) => values.map((value) => ({ id: scenario.id, scenario: scenario as unknown as Scenario, options: { [key]: value } }))),
    ),
  )('are laid over a match of $id with $options only as far as its scenario does not bring them', ({ scenario, options }) => {
    const opened = openMatch(scenario, { seed: 1, options });
    if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
    const text = save(opened.right);
    const own = { amend: [noZones, ...reformAmendments] };
    expect(verify(text, { scenarios: [scenario], own })._tag).toBe('Right');
    // one that is named twice is said to be, and lays nothing over it
    const saved = JSON.parse(text) as { identity: { amendments: string[] } };
    saved.identity.amendments.push(...saved.identity.amendments.slice(0, 1));
    const twice = load(JSON.stringify(saved), { scenarios: [scenario], own });
    expect(saved.identity.amendments.length === 0 || (isLeft(twice) && /is listed twice/.test(twice.left[0].detail))).toBe(true);
  });

  it.each<readonly [string, unknown, ReadonlyArray<string>]>([
    ['no list', reformCrt, ['options/shape amend']],
    ['names', ['reformCrt'], ['options/amendment amend.0']],
    ['nothing', [null, reformCrt], ['options/amendment amend.0']],
    ['one twice', [reformCrt, reformRetreats, reformCrt], ['amend/twice amend.0']],
    ['one that is in force', [{ ...reformCrt, id: 'EBC-13' }], ['amend/twice amend.0']],
    ['one that excludes another', [{ ...noZones, excludes: ['REFORM-9C'] }, reformCrt], ['amend/excluded amend.1']],
    ['one that excludes what is in force', [{ ...noZones, excludes: ['EBC-13'] }], ['amend/excluded amend.0']],
    ['one of other rules', [{ ...noZones, touches: ['supplyBars'] }], ['amend/foreign amend.0']],
  ])('are refused when they are %s', (_, amend, wrong) => {
    expect(problems(amend)).toEqual(wrong);
  });

  it('are named as they are imported', () => {
    expect(REFORM_ITEMS).toMatchObject({ reformCrt, reformRetreats, attackSupply, armyHqs });
    expect(reformAmendments.every((a) => a.ref.book === 'REFORM')).toBe(true);
  });
});
