/**
 * The results table that serves while nobody loads the printed one, which is not at hand.
 * @rule REFORM 9C (ER-9C.26, ER-9C.28, ER-9C.29, ER-9C.30, ER-9C.31), ruling AMB-ER-177
 * @module
 */
import type { Cell } from '../../../kernel/table.js';
import type { CrtData } from '../../europa/crtTable.js';

const row = (results: string): ReadonlyArray<Cell<string>> => results.split(' ').map((value) => ({ value, source: 'reconstructed' }));

/**
 * Eleven columns of odds, twelve rows. The article prints what the results do and says how they are spread: rows -2 and 9 are
 * new, the half exchange is gone below 3:1, the stopped attack is much more common, no attacker retreats whole. Every cell is
 * made up within these bounds.
 * @since 0.3.0
 */
export const reformCrtData: CrtData = {
  id: 'reform-crt',
  title: 'Ground Combat Results Table (Europa Reform)',
  notice:
    'Not the published table: none of its cells is known. All 132 cells are reconstructed within the bounds that the article states. Load the printed table to play with it.',
  columns: ['1:4', '1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'],
  rows: ['-2', '-1', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  cells: [
    row('A* A* A* A* A* A* A* A S* S* S*'),
    row('A* A* A* A* A* A* A S* S* S x'),
    row('A* A* A* A* A* A S* S x x R*'),
    row('A* A* A* A* A S* S* S x R* R'),
    row('A* A* A* A S* S* S x R* R DR*'),
    row('A* A* A* S* S S x R* R DR* E*'),
    row('A* A* A S S X R dR DR E E'),
    row('A* A S* S d R dR DR E E E'),
    row('A S* S* d X dR DR E E E E'),
    row('S* S* S X R dR DR E E E E'),
    row('S* S d* R dR DR E E E E E'),
    row('S d* d dR DR E E E E E E'),
  ],
};
