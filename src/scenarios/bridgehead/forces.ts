/**
 * Both armies of the bridgehead: counters such as the theater knows, under numbers that nobody bore there.
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { ForcesData, Rating, UnitData, UnitSize } from '../../rulesets/europa/unit.js';

/** What counters of a kind have in common. */
interface Kind {
  readonly nation: string;
  readonly type: string;
  readonly size: UnitSize;
  readonly name: string;
  readonly full: Rating;
  readonly cadre: Rating | null;
}

const rating = (attack: number, defense: number, movement: number): Rating => ({ attack, defense, movement });
const german = (type: string, size: UnitSize, name: string, full: Rating, cadre: Rating | null = null): Kind => ({ nation: 'Germany', type, size, name, full, cadre });
const soviet = (type: string, size: UnitSize, name: string, full: Rating, cadre: Rating | null = null): Kind => ({ nation: 'Soviet Union', type, size, name, full, cadre });

const KINDS = {
  pz: german('Pz', 'XX', 'Panzer Division', rating(10, 10, 10), rating(4, 4, 10)),
  mot: german('mot Inf', 'XX', 'Motorized Infantry Division', rating(8, 8, 10), rating(3, 3, 10)),
  inf: german('Inf', 'XX', 'Infantry Division', rating(6, 6, 6), rating(2, 2, 6)),
  art: german('Art', 'III', 'Artillery Regiment', rating(3, 2, 8)),
  eng: german('mot Eng', 'III', 'Engineer Regiment', rating(2, 2, 10)),
  rifle: soviet('Inf', 'XX', 'Rifle Division', rating(5, 5, 6)),
  guards: soviet('Inf', 'XX', 'Rifle Division (strong)', rating(6, 6, 6)),
  tank: soviet('Tank', 'XXX', 'Tank Corps', rating(8, 8, 8), rating(3, 3, 8)),
  cav: soviet('Cav', 'XX', 'Cavalry Division', rating(3, 3, 8)),
  sart: soviet('Art', 'X', 'Artillery Brigade', rating(3, 2, 6)),
} as const satisfies Readonly<Record<string, Kind>>;

/** Kind, number, hex, and the turn of arrival where it is not there from the start. */
type Row = readonly [kind: keyof typeof KINDS, number: string, hex: HexId, arrives?: number];

const ROWS: ReadonlyArray<Row> = [
  ['pz', '901', '0505'],
  ['pz', '902', '0504'],
  ['pz', '903', '0506'],
  ['mot', '904', '0405'],
  ['inf', '905', '0603'],
  ['inf', '906', '0603'],
  ['inf', '907', '0604'],
  ['inf', '908', '0605'],
  ['inf', '909', '0606'],
  ['inf', '910', '0607'],
  ['inf', '911', '0602'],
  ['art', '912', '0604'],
  ['art', '913', '0606'],
  ['eng', '914', '0605'],
  ['rifle', '801', '0702'],
  ['rifle', '802', '0703'],
  ['rifle', '803', '0704'],
  ['rifle', '804', '0705'],
  ['guards', '805', '0705'],
  ['rifle', '806', '0706'],
  ['rifle', '807', '0707'],
  ['rifle', '808', '0708'],
  ['rifle', '809', '0803'],
  ['guards', '810', '0907'],
  ['tank', '811', '1005'],
  ['sart', '812', '0805'],
  ['cav', '813', '1306'],
  ['tank', '814', '1405', 2],
  ['guards', '815', '1404', 2],
  ['tank', '816', '1406', 3],
];

const unitOf = ([kind, number, hex, arrives = 0]: Row): UnitData => {
  const { nation, type, size, name, full, cadre }: Kind = KINDS[kind];
  return {
    id: `${nation === 'Germany' ? 'ge' : 'su'}-${kind}-${number}`,
    name: `${number}${number.endsWith('1') && !number.endsWith('11') ? 'st' : number.endsWith('2') && !number.endsWith('12') ? 'nd' : number.endsWith('3') && !number.endsWith('13') ? 'rd' : 'th'} ${name}`,
    designation: number,
    nation,
    type,
    size,
    full,
    cadre,
    dot: false,
    aa: 0,
    starts: 'full',
    arrives,
    area: arrives === 0 ? null : 'su-rear',
    hex,
    source: 'reconstructed',
    ratingSource: 'reconstructed',
  };
};

/** Fourteen German units and sixteen Soviet ones, three of which arrive later. @since 0.3.0 */
export const forcesData: ForcesData = {
  format: 'grognard-forces/1',
  id: 'bridgehead',
  title: 'Forces of the bridgehead (invented)',
  notice: 'Invented units: their numbers are none that the armies used, their ratings are like those of the theater.',
  units: ROWS.map(unitOf),
  areas: [{ id: 'su-rear', name: 'the eastern edge', hexes: ['1403', '1404', '1405', '1406', '1407'], source: 'reconstructed' }],
  conversions: [],
  mobilizations: [],
};
