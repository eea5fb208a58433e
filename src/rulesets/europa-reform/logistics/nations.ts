/**
 * Who has logistical points, and what they come from.
 * @rule REFORM 12G (ER-12G.2), 34A1 (ER-34A1.12, ER-34A1.17), 34A2 (ER-34A2.2)
 * @module
 */

/** Nations with a pool of their own, as units name them. No other nation ever receives a point. @since 0.3.0 */
export const LP_NATIONS = ['Germany', 'Romania', 'Finland', 'Hungary', 'Soviet Union'] as const;
export type LpNation = (typeof LP_NATIONS)[number];

/** Axis allies whose points come by a die. @since 0.3.0 */
export const LP_ALLIES = ['Finland', 'Romania', 'Hungary'] as const satisfies ReadonlyArray<LpNation>;
export type LpAlly = (typeof LP_ALLIES)[number];

/** Cities that give points to the Soviet Union. @since 0.3.0 */
export const SOVIET_CITIES = ['Baku', 'Leningrad', 'Moscow', 'Stalingrad', 'Sverdlovsk'] as const;

/** Every place that gives points, to whom it belongs at first or to its captor. @since 0.3.0 */
export const LP_PLACES = ['Ploesti', ...SOVIET_CITIES] as const;
export type LpPlace = (typeof LP_PLACES)[number];

/** Places whose points are oil: bombing can stop them. @rule REFORM 20F1e (ER-20F1e.1, ER-20F1e.2) @since 0.3.0 */
export const OILFIELDS = ['Ploesti', 'Baku'] as const satisfies ReadonlyArray<LpPlace>;
export type Oilfield = (typeof OILFIELDS)[number];

/** Whether a nation, as units name it, has a pool. @since 0.3.0 */
export const hasPool = (nation: string): nation is LpNation => (LP_NATIONS as ReadonlyArray<string>).includes(nation);

/** The side of a pool: the Soviet Union's is the Allied one. @since 0.3.0 */
export const poolSide = (nation: LpNation): 'axis' | 'allied' => (nation === 'Soviet Union' ? 'allied' : 'axis');
