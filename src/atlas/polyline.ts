/**
 * Lines on the plane: joined, cut up finely, and clipped to the surroundings of a map.
 * @module
 */
import type { Canvas, Point } from './plane.js';
import { between, centerAt, span } from './plane.js';

/** A named line. Points in hex units, from source to mouth. */
export interface Polyline {
  readonly name: string;
  readonly class: string;
  readonly points: ReadonlyArray<Point>;
}

/** A stretch of a line within the surroundings of the map, its points close together. */
export interface Run {
  readonly name: string;
  readonly points: ReadonlyArray<Point>;
  /** The class of the reach that each point belongs to. */
  readonly classes: ReadonlyArray<string>;
}

/** One river in several reaches. A reach ends at its last point. */
interface Course {
  readonly name: string;
  readonly points: ReadonlyArray<Point>;
  /** Index of the last point of each reach, and its class. */
  readonly reaches: ReadonlyArray<{ readonly end: number; readonly class: string }>;
}

/** Reaches of one name that meet this closely are one line. Hex units. */
const JOIN = 0.05;
/** Points of a run are at most this far apart. Hex units. */
const STEP = 0.08;
/** Shorter stretches (a corner cut at the edge) are left out. Points. */
const MIN_POINTS = 7;

/**
 * The runs of all lines in the order in which they should be laid: lines with a major reach before
 * others, longer before shorter, so that tributaries find the river that they join.
 */
export const runsOf = (lines: ReadonlyArray<Polyline>, canvas: Canvas): ReadonlyArray<Run> =>
  [...joined(lines)]
    .sort((a, b) => importance(b) - importance(a) || lengthOf(b) - lengthOf(a))
    .flatMap((c) => clip(densify(c), canvas));

const importance = (course: Course): number => (course.reaches.some((reach) => reach.class === 'major') ? 1 : 0);

const lengthOf = (course: Course): number =>
  course.points.reduce((sum, point, i) => (i === 0 ? 0 : sum + span(course.points[i - 1], point)), 0);

const joined = (lines: ReadonlyArray<Polyline>): ReadonlyArray<Course> => {
  const courses: Course[] = [];
  for (const line of lines) {
    const i = courses.findIndex(
      (course) => course.name === line.name && span(course.points[course.points.length - 1], line.points[0]) < JOIN,
    );
    const upper = i < 0 ? { name: line.name, points: [], reaches: [] } : courses[i];
    const points = [...upper.points, ...(i < 0 ? line.points : line.points.slice(1))];
    const course = { ...upper, points, reaches: [...upper.reaches, { end: points.length - 1, class: line.class }] };
    if (i < 0) courses.push(course);
    else courses[i] = course;
  }
  return courses;
};

const densify = (course: Course): Run => {
  const points: Point[] = [course.points[0]];
  const classes: string[] = [course.reaches[0].class];
  let reach = 0;
  for (let i = 1; i < course.points.length; i++) {
    while (i > course.reaches[reach].end) reach++;
    const [a, b] = [course.points[i - 1], course.points[i]];
    const steps = Math.max(1, Math.ceil(span(a, b) / STEP));
    for (let k = 1; k <= steps; k++) {
      points.push(between(a, b, k / steps));
      classes.push(course.reaches[reach].class);
    }
  }
  return { name: course.name, points, classes };
};

/** Keeps what lies on the map or just beyond its edge, where the hexes at the edge still need it. */
const clip = (run: Run, canvas: Canvas): ReadonlyArray<Run> => {
  const { firstColumn, firstRow, columns, rows } = canvas.map;
  const [west] = centerAt(firstColumn - 1, 0);
  const [east] = centerAt(firstColumn + columns, 0);
  const [north, south] = [firstRow - 1, firstRow + rows - 1 + 1.5];
  const runs: Run[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (end - start >= MIN_POINTS)
      runs.push({ name: run.name, points: run.points.slice(start, end), classes: run.classes.slice(start, end) });
  };
  run.points.forEach(([u, v], i) => {
    if (u > west && u < east && v > north && v < south) return;
    close(i);
    start = i + 1;
  });
  close(run.points.length);
  return runs;
};
