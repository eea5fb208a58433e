/**
 * The powers of Poland 1939. Slovakia fights as part of the German forces; the Soviet Union stands aside until it intervenes.
 * @rule FTF 19A, 19C, EBC 3E, QA 30B (QA-39)
 * @module
 */
import type { Board } from '../europa/board.js';
import type { PlayerTurnData, Power } from '../europa/setting.js';

/** Ids of the powers. */
export const FTF = { germany: 'germany', sovietUnion: 'soviet-union', poland: 'poland' } as const;

/**
 * The powers. Everybody else is neutral.
 * @rule FTF 19C (FF-19C.1)
 */
export const firstToFightPowers: ReadonlyArray<Power> = [
  {
    id: FTF.germany,
    name: 'German',
    side: 'axis',
    nations: ['Germany', 'Slovakia'],
    // the Free City of Danzig is neither neutral nor Polish: German troops start in it (AMB-BC-16)
    territories: ['Germany', 'Slovakia', 'Danzig', 'Protectorate'],
    fill: '#8f9d94',
    ink: '#15201b',
  },
  {
    id: FTF.poland,
    name: 'Polish',
    side: 'allied',
    nations: ['Poland'],
    territories: ['Poland'],
    fill: '#c8506a',
    ink: '#fff8f4',
  },
  // of the German player's side once it is in the war
  {
    id: FTF.sovietUnion,
    name: 'Soviet',
    side: 'axis',
    nations: ['Soviet Union'],
    territories: ['Soviet Union'],
    fill: '#c79a5b',
    ink: '#2b1a08',
  },
];

/**
 * Every player turn that there may be. The German player moves first; a game turn has the special Soviet one once, and from then
 * on Germans and Soviets move together in the German player turn.
 * @rule FTF 19A (FF-19A.5, FF-19A.7), 21 (FF-21.12), 22A (FF-22A.1), EBC 4
 */
export const firstToFightPlayerTurns: ReadonlyArray<PlayerTurnData> = [
  { name: 'German', side: 'axis', powers: [FTF.germany] },
  { name: 'special Soviet', side: 'axis', powers: [FTF.sovietUnion] },
  { name: 'Polish', side: 'allied', powers: [FTF.poland] },
  { name: 'German and Soviet', side: 'axis', powers: [FTF.germany, FTF.sovietUnion] },
];

/**
 * Poles, then Soviets and Germans by the German player.
 * @rule FTF 21 (FF-21.10, FF-21.11, FF-21.12)
 */
export const firstToFightDeployment: ReadonlyArray<string> = [FTF.poland, FTF.sovietUnion, FTF.germany];

/** A power by its id, -1 when it does not play. */
export const powerIx = ({ powers }: Pick<Board, 'powers'>, id: string): number => {
  for (let ix = 0; ix < powers.length; ix++) if (powers[ix].id === id) return ix;
  return -1;
};
