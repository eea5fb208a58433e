/**
 * Lines fitted to chains of hexsides: rivers, fortified belts, mountain crests.
 * @module
 */
import { type BankRules, bankRules, type BankTown, noBankRules } from './banks.js';
import { type Corridor, type CorridorSide, makeCorridor, nearestCorner } from './corridor.js';
import type { Overrides } from './geography.js';
import { type Canvas, type CornerIx, cornerPoint, hexesOf, onMap, type Point, type SideIx, span } from './plane.js';
import { type Polyline, type Run, runsOf } from './polyline.js';
import { cheapestPath, pathThrough } from './route.js';

/** A run and the chain that stands for it. `sides[i]` joins `corners[i]` and `corners[i + 1]`. */
export interface Chain {
  readonly run: Run;
  readonly corners: ReadonlyArray<CornerIx>;
  readonly sides: ReadonlyArray<CorridorSide>;
}

/** Chains, and remarks on what could not be done. */
export interface Chains {
  readonly chains: ReadonlyArray<Chain>;
  readonly notes: ReadonlyArray<string>;
}

/** Towns whose banks rivers respect. */
export interface Banks {
  readonly towns: ReadonlyArray<BankTown>;
  readonly overrides: Overrides;
}

/** A hexside of a layer: its class, and the lines that run along it. */
export interface LayerSide {
  readonly class: string;
  readonly names: ReadonlyArray<string>;
}

/** A river's mouth joins a chain laid before within this distance, its source within the next. Hexes. */
const MOUTH_JOINS = 1.0;
const SOURCE_JOINS = 0.45;
/** An anchor about every so often holds the chain in the true loops of the line. Hexes. */
const ANCHOR_EVERY = 2;
/** A corner is an anchor only when the line passes it this closely. Hexes. */
const ANCHOR_WITHIN = 0.3;
/** How many points before and after are looked at for an anchor. */
const ANCHOR_WINDOW = 6;
/** Points before the mouth, and round a pin, that get no anchor. */
const NEAR_MOUTH = 8;
const NEAR_PIN = 14;

/** Fits rivers: they join one another, and keep towns on their banks. */
export const layRivers = (lines: ReadonlyArray<Polyline>, canvas: Canvas, banks: Banks): Chains => {
  const chains: Chain[] = [];
  const notes: string[] = [];
  const laid = new Set<CornerIx>();
  for (const run of runsOf(lines, canvas)) {
    const corridor = makeCorridor(run, canvas);
    const rules = bankRules(run, corridor, banks.towns, banks.overrides, canvas);
    const [source, mouth] = [run.points[0], run.points[run.points.length - 1]];
    const join = nearestLaid(mouth, laid, corridor, canvas);
    const spring = nearestLaid(source, laid, corridor, canvas);
    const from =
      spring.corner !== null && spring.distance < SOURCE_JOINS ? spring.corner : nearestCorner(canvas, source).corner;
    const to = join.corner !== null && join.distance < MOUTH_JOINS ? join.corner : nearestCorner(canvas, mouth).corner;
    const corners =
      fit(run, corridor, rules, from, to, canvas) ?? cheapestPath(corridor.graph, from, to, rules.forbidden);
    if (corners === null) notes.push(`${run.name} does not keep a town on its bank`);
    const path = corners ?? cheapestPath(corridor.graph, from, to, noBankRules.forbidden);
    if (path === null) {
      notes.push(`${run.name} has no path`);
      continue;
    }
    const chain = chainOf(run, path, corridor);
    chains.push(chain);
    for (let i = 1; i < path.length; i++) laid.add(path[i]).add(path[i - 1]);
  }
  return { chains, notes };
};

/** Fits other lines, each by itself. */
export const layBelts = (lines: ReadonlyArray<Polyline>, canvas: Canvas): Chains => {
  const notes: string[] = [];
  const chains = runsOf(lines, canvas).flatMap((run) => {
    const corridor = makeCorridor(run, canvas);
    const [from, to] = [run.points[0], run.points[run.points.length - 1]].map((p) => nearestCorner(canvas, p).corner);
    const path = fit(run, corridor, noBankRules, from, to, canvas);
    if (path === null) notes.push(`${run.name} has no path`);
    return path === null ? [] : [chainOf(run, path, corridor)];
  });
  return { chains, notes };
};

/** The hexsides of chains with their names. Only between hexes of the map that both satisfy `counts`; major wins. */
export const sidesOfChains = (
  chains: ReadonlyArray<Chain>,
  canvas: Canvas,
  counts: (hex: number) => boolean,
): ReadonlyMap<SideIx, LayerSide> => {
  const layer = new Map<SideIx, LayerSide>();
  for (const { run, sides } of chains)
    for (const { side, class: sideClass } of sides) {
      if (!hexesOf(canvas, side).every((hex) => onMap(canvas, hex) && counts(hex))) continue;
      const known = layer.get(side);
      layer.set(side, {
        class: known === undefined || sideClass === 'major' ? sideClass : known.class,
        names: [...new Set([...(known?.names ?? []), run.name])],
      });
    }
  return layer;
};

const chainOf = (run: Run, corners: ReadonlyArray<CornerIx>, corridor: Corridor): Chain => ({
  run,
  corners,
  sides: corners.slice(1).map((corner, i) => corridor.graph.get(corners[i])?.get(corner) as CorridorSide),
});

/** Through the anchors; if a bank forbids that, through those that touch no such town's hex. */
const fit = (
  run: Run,
  corridor: Corridor,
  rules: BankRules,
  from: CornerIx,
  to: CornerIx,
  canvas: Canvas,
): ReadonlyArray<CornerIx> | null => {
  const through = (avoided: ReadonlySet<CornerIx>): ReadonlyArray<CornerIx> | null =>
    pathThrough(corridor.graph, anchorsOf(run, corridor, rules, from, to, avoided, canvas), rules.forbidden);
  return through(new Set()) ?? through(rules.corners);
};

const anchorsOf = (
  run: Run,
  corridor: Corridor,
  rules: BankRules,
  from: CornerIx,
  to: CornerIx,
  avoided: ReadonlySet<CornerIx>,
  canvas: Canvas,
): ReadonlyArray<CornerIx> => {
  const stops = [from];
  let since = 0;
  const stopAt = (corner: CornerIx): void => {
    stops.push(corner);
    since = 0;
  };
  const last = (): CornerIx => stops[stops.length - 1];
  for (let i = 1; i < run.points.length; i++) {
    const pin = rules.pins.find((p) => p.at === i);
    if (pin !== undefined && corridor.graph.has(pin.corner) && pin.corner !== last()) {
      stopAt(pin.corner);
      continue;
    }
    if (i >= run.points.length - NEAR_MOUTH || rules.pins.some((p) => Math.abs(p.at - i) < NEAR_PIN)) continue;
    since += span(run.points[i - 1], run.points[i]);
    if (since < ANCHOR_EVERY) continue;
    const anchor = anchorNear(run, i, avoided, canvas);
    if (anchor !== null && anchor !== last()) stopAt(anchor);
  }
  if (last() !== to) stops.push(to);
  return stops;
};

const anchorNear = (run: Run, i: number, avoided: ReadonlySet<CornerIx>, canvas: Canvas): CornerIx | null => {
  let best: CornerIx | null = null;
  let least = ANCHOR_WITHIN;
  const end = Math.min(run.points.length - 1, i + ANCHOR_WINDOW);
  for (let j = Math.max(0, i - ANCHOR_WINDOW); j <= end; j++) {
    const { corner, distance } = nearestCorner(canvas, run.points[j]);
    if (distance < least && !avoided.has(corner)) {
      least = distance;
      best = corner;
    }
  }
  return best;
};

const nearestLaid = (
  place: Point,
  laid: ReadonlySet<CornerIx>,
  corridor: Corridor,
  canvas: Canvas,
): { readonly corner: CornerIx | null; readonly distance: number } => {
  let best: CornerIx | null = null;
  let least = Infinity;
  for (const corner of laid) {
    if (!corridor.graph.has(corner)) continue;
    const distance = span(cornerPoint(canvas, corner), place);
    if (distance < least) {
      least = distance;
      best = corner;
    }
  }
  return { corner: best, distance: least };
};
