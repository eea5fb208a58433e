/**
 * How units are written down in positions of World War II.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { brief } from '../../engine/shape.js';
import { type Either, left, type NonEmpty, right } from '../../prelude.js';
import { ATTACKED, CARRIED, HUNGRY, MOVED, OUT_OF_SUPPLY, OVERRAN, REFORMED, STEPPED, STOPPED } from '../../rulesets/spi-ww2/state.js';
import { KINDS, type UnitData, type UnitKind } from '../../rulesets/spi-ww2/unit.js';
import { MOST_UNIT } from '../notation.js';

/** A unit as written down, with the state that it starts in. @since 0.2.0 */
export interface NotedSpiUnit {
  readonly data: UnitData;
  /** Bits of the `status` column. */
  readonly status: number;
  /** Movement points left, null where nothing is said. */
  readonly mp: number | null;
}

const FLAGS: Readonly<Record<string, number>> = {
  out: OUT_OF_SUPPLY,
  moved: MOVED,
  stepped: STEPPED,
  stopped: STOPPED,
  attacked: ATTACKED,
  overran: OVERRAN,
  hungry: HUNGRY,
  reformed: REFORMED,
  carried: CARRIED,
};

const UNIT = new RegExp(`^(?<id>[\\w-]+): (?<nation>[A-Z][\\w -]*?)(?: (?<kind>${KINDS.join('|')}))? (?<sp>\\d)(?: @(?<hex>\\d{4}))?(?<flags>(?: [a-z]+(?:=\\d+)?)*)$`);

const FORM = "'g1: Germany mechanized 4 @1411 out mp=2': id, nation, kind where Germans have several, strength points, hex, flags";

/**
 * A unit from `'g1: Germany mechanized 4 @1411 out mp=2'`. Flags: `out` (of supply), `hungry` (and at the end of its last
 * player turn), `moved`, `stepped` (in this phase), `stopped`, `attacked`, `overran`, `reformed`, `carried`, `mp=2`. A unit
 * without a hex is in reserve.
 * @since 0.2.0
 */
export const parseSpiUnit = (text: string): Either<NonEmpty<Problem>, NotedSpiUnit> => {
  const parts = text.length > MOST_UNIT ? undefined : UNIT.exec(text)?.groups;
  if (parts === undefined) return left([{ code: 'sketch/unit', at: brief(text), detail: `It is no unit; write one so: ${FORM}.` }]);
  const flags = parts.flags.split(' ').filter((f) => f !== '');
  const mp = flags.find((f) => f.startsWith('mp='));
  const strange = flags.filter((f) => f !== mp && !Object.hasOwn(FLAGS, f));
  if (strange.length > 0) return left([{ code: 'sketch/unit', at: brief(text), detail: `${strange.join(', ')} means nothing; flags are ${Object.keys(FLAGS).join(', ')} and mp=2.` }]);
  const kind: UnitKind = (parts.kind as UnitKind | undefined) ?? (parts.nation.endsWith(' partisans') ? 'partisan' : parts.nation === 'Germany' ? 'infantry' : 'generic');
  return right({
    data: { id: parts.id, counter: parts.id, nation: parts.nation, kind, sp: Number(parts.sp), hex: parts.hex ?? '', source: 'reconstructed' },
    status: flags.reduce((bits, f) => bits | (FLAGS[f] ?? 0), 0),
    mp: mp === undefined ? null : Number(mp.slice(3)),
  });
};
