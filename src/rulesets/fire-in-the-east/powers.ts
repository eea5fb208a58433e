/**
 * The powers of the war in the East. Small allies of Germany without an army of their own fight as part of the German forces.
 * @rule FITE, REFORM 12H, 32, 34A1, ruling AMB-ER-100
 * @module
 */
import type { PlayerTurnData, Power } from '../europa/setting.js';

/** Ids of the powers. @since 0.3.0 */
export const FITE = { germany: 'germany', romania: 'romania', hungary: 'hungary', italy: 'italy', finland: 'finland', sovietUnion: 'soviet-union' } as const;

/** The powers. Everybody else is neutral. @since 0.3.0 */
export const eastPowers: ReadonlyArray<Power> = [
  {
    id: FITE.germany,
    name: 'German',
    side: 'axis',
    nations: ['Germany', 'Slovakia', 'Croatia', 'Spain'],
    territories: ['Germany', 'Slovakia', 'Croatia', 'Denmark', 'Norway', 'Protectorate', 'Serbia', 'General Government'],
    fill: '#8f9d94',
    ink: '#15201b',
  },
  { id: FITE.romania, name: 'Romanian', side: 'axis', nations: ['Romania'], territories: ['Romania'], fill: '#b9a25e', ink: '#231c06' },
  { id: FITE.hungary, name: 'Hungarian', side: 'axis', nations: ['Hungary'], territories: ['Hungary'], fill: '#9aa86b', ink: '#1a2108' },
  { id: FITE.italy, name: 'Italian', side: 'axis', nations: ['Italy'], territories: ['Italy'], fill: '#7fa37a', ink: '#0d2110' },
  { id: FITE.finland, name: 'Finnish', side: 'axis', nations: ['Finland'], territories: ['Finland'], fill: '#a9bcc8', ink: '#10212c' },
  { id: FITE.sovietUnion, name: 'Soviet', side: 'allied', nations: ['Soviet Union'], territories: ['Soviet Union'], fill: '#c98a5b', ink: '#2b1408' },
];

const AXIS: ReadonlyArray<string> = eastPowers.flatMap((p) => (p.side === 'axis' ? [p.id] : []));

/** The Axis player moves first. @rule FITE 4 @since 0.3.0 */
export const eastPlayerTurns: ReadonlyArray<PlayerTurnData> = [
  { name: 'Axis', side: 'axis', powers: AXIS },
  { name: 'Soviet', side: 'allied', powers: [FITE.sovietUnion] },
];

/** The player turn of a surprise attack, which comes before the first of these: of the army, or of aircraft alone. @rule FITE 31F @since 0.3.0 */
export const surprisePlayerTurn = (surprise: NonNullable<PlayerTurnData['surprise']>): PlayerTurnData => ({ name: 'Surprise attack', side: 'axis', powers: AXIS, surprise });

/** The Soviets set up first. @rule FITE @since 0.3.0 */
export const eastDeployment: ReadonlyArray<string> = [FITE.sovietUnion, ...AXIS];
