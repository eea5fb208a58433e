/**
 * The powers of Poland 1939. Slovakia fights as part of the German forces.
 * @rule FTF 19C, EBC 3E, QA 30B (QA-39)
 * @module
 */
import type { PlayerTurnData, Power } from '../europa/setting.js';

/** Ids of the powers. */
export const FTF = { germany: 'germany', poland: 'poland' } as const;

/** The two powers of the basic game. Everybody else is neutral, the Soviet Union too. */
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
];

/** The German player moves first. @rule FTF 21 (FF-21.12), 22A (FF-22A.1), EBC 4 */
export const firstToFightPlayerTurns: ReadonlyArray<PlayerTurnData> = [
  { name: 'German', side: 'axis', powers: [FTF.germany] },
  { name: 'Polish', side: 'allied', powers: [FTF.poland] },
];

/** Poles, then Germans (the Soviet Union takes no part in the basic game). @rule FTF 21 (FF-21.10, FF-21.11, FF-21.12) */
export const firstToFightDeployment: ReadonlyArray<string> = [FTF.poland, FTF.germany];
