/** Losses: a stack gives strength points, its owner says from which unit. SPI 8.3. */
import type { Unit } from './world.js';

/** Every way to lose so many points from a stack: how much each unit gives, in the order of the stack. */
export const waysToLose = (stack: ReadonlyArray<Unit>, need: number): ReadonlyArray<ReadonlyArray<number>> => {
  const [first, ...rest] = stack;
  if (first === undefined) return need === 0 ? [[]] : [];
  return Array.from({ length: Math.min(need, first.sp) + 1 }, (_, sp) => sp).flatMap((sp) => waysToLose(rest, need - sp).map((way) => [sp, ...way]));
};
