/** What was made for this project says so wherever its rule is cited. @rule FITE 25, 28, 32 */
import { describe, expect, it } from 'vitest';
import { amend } from '../../../../src/kernel/amendment.js';
import { isLeft } from '../../../../src/prelude.js';
import { EAST_OPERATIONS } from '../../../../src/rulesets/fire-in-the-east/index.js';
import { europaReform, fireInTheEast } from '../../../../src/scenarios/eastern-front/index.js';

describe('FITE 25, 28, 32: rules whose text is not at hand', () => {
  it.each(Object.entries(EAST_OPERATIONS))('%s is told to be reconstructed, and so are its orders', (_, item) => {
    const { orders } = fireInTheEast;
    const amended = amend(fireInTheEast, [item]);
    if (isLeft(amended)) throw new Error(JSON.stringify(amended.left));
    const refs = [item.ref, ...amended.right.orders.filter((order) => !orders.includes(order)).map((order) => order.ref)];
    expect(refs.map(({ gist }) => gist).filter((gist) => !gist.endsWith('Reconstructed.'))).toEqual([]);
  });

  it('and so is the mission that bombs oilfields (REFORM 20F1e)', () => {
    expect(europaReform.orders.find((order) => order.kind === 'bomb')?.ref.gist).toMatch(/Reconstructed\.$/);
  });
});
