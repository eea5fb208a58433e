/**
 * The correction of a set-up in the errata, which can be left out.
 * @rule SPI 15.31 (SPI-15.31.1)
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { ForcesData } from './unit.js';

/** A unit that starts in another hex than the scenario sheet prints. */
export interface SetupPatch {
  readonly id: string;
  readonly case: string;
  readonly clauses: ReadonlyArray<string>;
  readonly gist: string;
  readonly nation: string;
  readonly from: HexId;
  readonly to: HexId;
}

/** All corrections of set-ups. @since 0.2.0 */
export const SETUP_PATCHES: ReadonlyArray<SetupPatch> = [
  {
    id: 'setup-2012-to-2014',
    case: '15.31',
    clauses: ['SPI-15.31.1'],
    gist: 'A Russian unit starts in 2014, not in 2012.',
    nation: 'Russia',
    from: '2012',
    to: '2014',
  },
];

/** The forces with corrections carried out; unchanged where no unit of the nation starts in the hex. @since 0.2.0 */
export const patchedForces = (forces: ForcesData, patches: ReadonlyArray<SetupPatch>): ForcesData => ({
  ...forces,
  units: forces.units.map((unit) => {
    const patch = patches.find(({ nation, from }) => unit.nation === nation && unit.hex === from);
    return patch === undefined ? unit : { ...unit, hex: patch.to, source: 'printed' };
  }),
});
