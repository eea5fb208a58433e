/** Every option of the rules shows in a case: each of its values but the default is the matter of a variant, which fails without it. */
import { describe, expect, it } from 'vitest';
import { conformanceCases, europaKit, spelledOut } from '../../src/conformance/index.js';
import { runCase } from '../../src/testing/index.js';
import { BOOKS } from '../docs/readings.js';

/** Values that no case shows yet, `reading=value`, by chapter. An entry here is a promise, not a pardon. */
const NOT_YET: ReadonlyArray<string> = [
  // FTF 19A
  'soviet-captures=named', 'soviet-captures=all', 'passing-through=moving-on', 'soviet-rails-as-roads=no', 'special-turn-rail=no', 'german-retreat-east=open',
  'areas-in-advance=no', 'allied-lines=together', 'special-turn-supply=no', 'soviet-overruns=open', 'warszawa-condition=together',
  'special-turn-phases=movement-and-combat', 'last-turn-intervention=no', 'germans-in-the-east=phase-start', 'german-return=yes', 'poles-in-the-union=no',
  'germans-inside=westward', 'attack-area=attackers',
  // EBC 15 to 17
  'zero-attack-with-air=yes', 'zero-defense-with-air=yes', 'support-cap=modified', 'support-of-retreated=counted', 'defensive-support-of-emptied-hex=lost',
  'antiaircraft-split=pro-rata', 'antiaircraft-at-das=never', 'allied-air=shared', 'defensive-support-lasts=to-own-turn', 'bomber-targets=engaged',
  'airbase-capacity=hex', 'intrinsic-antiaircraft=highest', 'antiaircraft-halving=as-combat', 'intrinsic-antiaircraft-owner=original',
];

const values = BOOKS.flatMap((b) => b.readings).flatMap((r) => Object.keys(r.values).filter((v) => v !== r.default).map((value) => ({ id: r.id, value, key: `${r.id}=${value}` })));

/** Variants by the value that they show. */
const variantsWith = (id: string, value: string) =>
  conformanceCases.flatMap((c) => spelledOut(c).flatMap(({ variant, spelled }) => (variant !== null && spelled.readings?.[id] === value && c.readings?.[id] !== value ? [spelled] : [])));

describe('the options of the rules', () => {
  it('are shown by variants of cases, value by value', () => {
    const missing = values.filter(({ id, value }) => variantsWith(id, value).length === 0).map(({ key }) => key);
    expect(missing.filter((key) => !NOT_YET.includes(key))).toEqual([]);
    expect(NOT_YET.filter((key) => !missing.includes(key))).toEqual([]);
  });

  it('change what comes of those cases: without the value each variant fails', () => {
    const idle = values.flatMap(({ id, value, key }) =>
      variantsWith(id, value).flatMap((spelled) => {
        const { [id]: _, ...others } = spelled.readings ?? {};
        const { variants: __, ...alone } = spelled;
        const [outcome] = runCase(europaKit, { ...alone, readings: others });
        return outcome.status === 'failed' ? [] : [`${spelled.id} with ${key}: ${outcome.status}`];
      }),
    );
    expect(idle).toEqual([]);
  });
});
