/**
 * What the works of a position may have wrong.
 * @rule EBC 14A1
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { hexName, type Position, unitName } from './position.js';
import { type Work, worksIn } from './works.js';

const problem = (at: string, detail: string): Problem => ({ code: 'state/works', at: `slices.works.${at}`, detail });

const underwayProblems = (pos: Position, work: Work, i: number, all: ReadonlyArray<Work>): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const at = `underway.${i}`;
  if (work.unit >= board.roster.units.length || state.units.hex[work.unit] !== work.hex || work.hex >= board.map.grid.size)
    return [problem(at, 'A work under way is where its builder is; the unit is elsewhere, or there is no such unit.')];
  const found: Problem[] = [];
  if (!board.roster.identity[work.unit].construction) found.push(problem(at, `${unitName(pos, work.unit)} is no construction unit.`));
  if (all.findIndex((w) => w.unit === work.unit) < i) found.push(problem(at, `${unitName(pos, work.unit)} builds one thing at a time.`));
  if (all.findIndex((w) => w.hex === work.hex && w.kind === work.kind) < i) found.push(problem(at, `One ${work.kind} is under way in ${hexName(pos, work.hex)} at a time.`));
  return found;
};

/** Contradictions among works, and between works and units. */
export const worksProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { underway, forts, airfields, built } = worksIn(pos.state);
  const { board } = pos;
  const listed = (kind: 'fort' | 'airfield', hexes: ReadonlyArray<number>): ReadonlyArray<Problem> =>
    hexes.some((hex) => !built.some((w) => w.kind === kind && w.hex === hex)) ? [problem(`${kind}s`, `A ${kind} stands that nobody has built; name it among the works built.`)] : [];
  return [
    ...underway.flatMap((work, i) => underwayProblems(pos, work, i, underway)),
    ...built.flatMap((w, i) => (w.hex >= board.map.grid.size || w.power >= board.powers.length ? [problem(`built.${i}`, 'It names a hex or a power that there is not.')] : [])),
    ...listed('fort', forts),
    ...listed('airfield', airfields),
  ];
};
