/**
 * The end of the air phase: fighters and antiaircraft fire take their points from the bombers of each hex, weather halves
 * what is left, and the rest is support.
 * @rule EBC 15A (BC-15A.3, BC-15A.4), 15C3, 15C5, 17B
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { against, airIn, type Support, type SupportMission, type SupportCut } from '../../../europa/air.js';
import { type Board, weatherAt } from '../../../europa/board.js';
import type { EuropaEvent } from '../../../europa/event.js';
import { type Position, phasingSide } from '../../../europa/position.js';

/** Weather that halves bombers, never fighters. @rule EBC 15C5 (BC-15C5.1, BC-15C5.2) */
const HALVING: ReadonlyArray<string> = ['rain', 'mud', 'poor', 'snow', 'winter'];

/** Bombers of one power on one mission to one hex, and what has been taken from them. */
interface Wave {
  readonly power: number;
  readonly target: HexIx;
  readonly mission: SupportMission;
  readonly allocated: number;
  left: number;
  fighters: number;
  antiaircraft: number;
}

const ORDER: Readonly<Record<SupportMission, number>> = { oas: 0, das: 1 };
const inOrder = (a: Pick<Support, 'target' | 'mission' | 'power'>, b: Pick<Support, 'target' | 'mission' | 'power'>): number =>
  a.target - b.target || ORDER[a.mission] - ORDER[b.mission] || a.power - b.power;

const wavesOf = (pos: Position): ReadonlyArray<Wave> => {
  const waves = new Map<string, Wave>();
  for (const { power, target, mission, points } of airIn(pos.state).sorties) {
    if (mission !== 'oas' && mission !== 'das') continue;
    const key = `${power} ${target} ${mission}`;
    const allocated = (waves.get(key)?.allocated ?? 0) + points;
    waves.set(key, { power, target, mission, allocated, left: allocated, fighters: 0, antiaircraft: 0 });
  }
  return [...waves.values()].sort(inOrder);
};

/** Takes points from waves, one after another, never below 0; what finds no bombers is wasted. @rule EBC 15C3 (BC-15C3.2), 17B (BC-17B.2) */
const take = (waves: ReadonlyArray<Wave>, points: number, by: 'fighters' | 'antiaircraft'): void => {
  let rest = points;
  for (const wave of waves) {
    const n = Math.min(rest, wave.left);
    wave.left -= n;
    wave[by] += n;
    rest -= n;
  }
};

const leftOn = (waves: ReadonlyArray<Wave>): number => waves.reduce((n, w) => n + w.left, 0);

/** Antiaircraft points of a hex that fire at bombers on defensive support, out of all that fire. */
const atDefensive = (board: Board, fire: number, aimed: number, oas: number, das: number): number => {
  if (board.readings['antiaircraft-at-das'] === 'never') return 0;
  const first = board.readings['antiaircraft-split'] === 'pro-rata' ? Math.floor((fire * das) / Math.max(1, oas + das)) : aimed;
  const meant = Math.min(first, fire, das);
  // fire that finds nothing more of the one kind goes on against the other
  return Math.min(das, Math.max(meant, fire - oas));
};

/** What stands after the air phase. Support that stood before stands on. */
export const settleAir = (pos: Position): Extract<EuropaEvent, { type: 'supportSettled' }> => {
  const { board, state } = pos;
  const { sorties, aims, support } = airIn(state);
  const waves = wavesOf(pos);
  const enemy = 1 - phasingSide(pos);
  for (const target of new Set(waves.map((w) => w.target))) {
    const here = waves.filter((w) => w.target === target);
    const on = (mission: SupportMission): ReadonlyArray<Wave> => here.filter((w) => w.mission === mission);
    for (const mission of ['oas', 'das'] as const) {
      const fighters = sorties.reduce((n, s) => n + (s.target === target && s.mission === against(mission) ? s.points : 0), 0);
      take(on(mission), fighters, 'fighters');
    }
    const fire = board.rules.antiaircraft(pos, target, enemy);
    const aimed = aims.find((a) => a.hex === target)?.points ?? 0;
    const das = atDefensive(board, fire, aimed, leftOn(on('oas')), leftOn(on('das')));
    take(on('das'), das, 'antiaircraft');
    take(on('oas'), fire - das, 'antiaircraft');
  }
  const share = (target: number): number => (HALVING.includes(weatherAt(board, state.turn, target)) ? 0.5 : 1);
  const cuts = waves.map(({ left, ...wave }): SupportCut => ({ ...wave, points: left * share(wave.target) }));
  return { type: 'supportSettled', support: merged(support, cuts), cuts };
};

const merged = (standing: ReadonlyArray<Support>, cuts: ReadonlyArray<SupportCut>): ReadonlyArray<Support> => {
  const fresh = cuts.flatMap(({ power, target, mission, points }): ReadonlyArray<Support> => {
    const before = standing.find((s) => s.power === power && s.target === target && s.mission === mission)?.points ?? 0;
    return points + before > 0 ? [{ power, target, mission, points: points + before }] : [];
  });
  const kept = standing.filter((s) => !fresh.some((f) => f.power === s.power && f.target === s.target && f.mission === s.mission));
  return [...kept, ...fresh].sort(inOrder);
};
