/**
 * Airbases: which hexes are some, how much they send and how far, and how permanent airfields are given up.
 * @rule EBC 16
 * @module
 */
import { distance, type HexIx } from '../../../../kernel/hex.js';
import { featureBit, type HexMap } from '../../../../kernel/map.js';
import { type Check, checksAbout } from '../../../../kernel/rule.js';
import { type Arm, armOf } from '../../../europa/air.js';
import { ebc } from '../../../europa/cases.js';
import { isMajor } from '../../../europa/places.js';
import { hexName, ownerOf } from '../../../europa/position.js';
import type { AirbaseRules } from '../../../europa/airRules.js';
import type { AbandonQuery, AllocateQuery, Standing } from '../../../europa/rules.js';
import { sends, sentFrom } from '../../../europa/sorties.js';
import { airfieldAt } from '../../../europa/works.js';

/** Bomber points, and fighter points, that an airbase sends in one air phase. @rule EBC 16A (BC-16A.2, BC-16A.3) */
export const CAPACITY = 10;
/** @rule EBC 16B (BC-16B.1, BC-16B.2) */
export const RANGE: Readonly<Record<Arm, number>> = { bombers: 15, fighters: 5 };

const DOT = 'dot';

/** Cities of a hex that are airbases: the major city as one, each dot city. Reference cities are none. @rule EBC 16 (BC-16.1, BC-16.2) */
export const citiesIn = (map: HexMap, hex: HexIx): { readonly major: number; readonly dots: number } => {
  let major = 0;
  let dots = 0;
  for (const place of map.places) {
    if (place.hex !== hex) continue;
    if (isMajor(place.kind)) major = 1;
    else if (place.kind === DOT) dots++;
  }
  return { major, dots };
};

/** Whether the map prints a fortress in a hex. A captured one stays an airbase. @rule EBC 16 (BC-16.3), 16D (BC-16D.2) */
export const isFortress = (map: HexMap, hex: HexIx): boolean => (map.hexFeatures[hex] & featureBit(map, 'fortress')) !== 0;

const sites = (map: HexMap): ReadonlyMap<HexIx, number> => {
  const airfield = featureBit(map, 'airfield');
  const placed = new Set(map.places.map((p) => p.hex));
  const found = new Map<HexIx, number>();
  for (let hex = 0; hex < map.grid.size; hex++) {
    const cities = placed.has(hex) ? citiesIn(map, hex) : { major: 0, dots: 0 };
    const lasting = cities.major + cities.dots + (isFortress(map, hex) ? 1 : 0);
    if (lasting > 0 || map.hexFeatures[hex] & airfield) found.set(hex, lasting);
  }
  return found;
};

/** Airbases in a hex, whoever owns them. @rule EBC 16 (BC-16.1 to BC-16.4) */
const airbasesIn = (pos: Standing, hex: HexIx): number => pos.board.airbases[hex] + (airfieldAt(pos, hex) ? 1 : 0);

/** Airbases as rule 16 has them. */
export const airbaseRules: AirbaseRules = {
  ref: ebc(
    '16',
    ['BC-16.1', 'BC-16.2', 'BC-16.3', 'BC-16.4', 'BC-16A.5', 'BC-16A.6', 'BC-16A.7', 'BC-16C.1', 'BC-16C.2', 'BC-16C.3', 'BC-16D.2'],
    'Major city hexes, dot cities, fortresses and permanent airfields are airbases of whoever owns their hex.',
  ),
  sites,
  capacity: (pos, hex) => CAPACITY * (pos.board.readings['airbase-capacity'] === 'hex' ? Math.min(1, airbasesIn(pos, hex)) : airbasesIn(pos, hex)),
  range: RANGE,
};

const check = checksAbout<AllocateQuery>(({ pos, sortie }) => ({
  subject: [hexName(pos, sortie.base), hexName(pos, sortie.target)],
  params: { base: hexName(pos, sortie.base), target: hexName(pos, sortie.target), mission: sortie.mission, points: sortie.points },
}));

const capacityOf = ({ pos, sortie }: AllocateQuery): number => pos.board.rules.airbases.capacity(pos, sortie.base, armOf(sortie.mission));
const ownerText = (pos: AllocateQuery['pos'], hex: HexIx): string => pos.board.powers[ownerOf(pos, hex)]?.name ?? 'nobody’s';

/** What the airbase of an allocation must meet. */
export const airbaseChecks: ReadonlyArray<Check<AllocateQuery>> = [
  check(
    ebc('16A', ['BC-16A.1', 'BC-16.2', 'BC-16.3'], 'Air points are sent from airbases: major city hexes, dot cities, fortresses, permanent airfields.'),
    'airbase/none',
    (q) => capacityOf(q) > 0,
    ({ pos, sortie }) => `${hexName(pos, sortie.base)} is no airbase; send points from a hex with a major city, a dot city, a fortress or a permanent airfield.`,
  ),
  check(
    ebc('16B', ['BC-16B.3', 'BC-16C.1', 'BC-16C.2', 'BC-16C.3', 'BC-15C1.1'], 'An airbase serves the power that owns its hex, from the moment it does.'),
    'airbase/not-own',
    ({ pos, sortie }) => {
      const owner = ownerOf(pos, sortie.base);
      const { air } = pos.board.rules;
      if (owner < 0 || pos.state.dormant[owner] === 1 || !sends(pos, sortie.power)) return false;
      return owner === sortie.power || (air !== null && air.mayUse(pos.board, sortie.power, owner));
    },
    ({ pos, sortie }) =>
      `${hexName(pos, sortie.base)} is ${ownerText(pos, sortie.base)}, and nobody who sends points now may use it; send them from an airbase of your own.`,
  ),
  check(
    ebc('16A', ['BC-16A.2', 'BC-16A.3', 'BC-16A.4'], 'An airbase sends 10 bomber points in its owner’s turn and 10 fighter points in his opponent’s.'),
    'airbase/capacity',
    // a hex that is no airbase has broken another rule
    (q) => capacityOf(q) === 0 || q.sortie.points <= capacityOf(q) - sentFrom(q.pos, q.sortie.base, armOf(q.sortie.mission)),
    (q) => {
      const arm = armOf(q.sortie.mission);
      const [all, sent] = [capacityOf(q), sentFrom(q.pos, q.sortie.base, arm)];
      return `${hexName(q.pos, q.sortie.base)} sends ${all} ${arm.slice(0, -1)} points in this player turn and has sent ${sent}; it can send ${Math.max(0, all - sent)} more, not ${q.sortie.points}.`;
    },
  ),
  check(
    ebc('16B', ['BC-16B.1', 'BC-16B.2'], 'Bombers reach 15 hexes from their airbase, fighters 5.'),
    'airbase/out-of-range',
    ({ pos, sortie }) => distance(pos.board.map.grid, sortie.base, sortie.target) <= pos.board.rules.airbases.range[armOf(sortie.mission)],
    ({ pos, sortie }) => {
      const arm = armOf(sortie.mission);
      const far = distance(pos.board.map.grid, sortie.base, sortie.target);
      return `${hexName(pos, sortie.target)} is ${far} hexes from ${hexName(pos, sortie.base)}, and ${arm} reach ${pos.board.rules.airbases.range[arm]}; send them from a nearer airbase.`;
    },
  ),
];

const abandons = checksAbout<AbandonQuery>(({ pos, hex }) => ({ subject: [hexName(pos, hex)], params: { hex: hexName(pos, hex) } }));
const GIVE_UP = ebc('16D', ['BC-16D.1', 'BC-16D.2'], 'In his own turn a player may give up permanent airfields of his; cities and fortresses stay airbases.');

/** What giving up an airfield must meet. */
export const abandonmentChecks: ReadonlyArray<Check<AbandonQuery>> = [
  abandons(
    GIVE_UP,
    'airfield/none',
    ({ pos, hex }) => airfieldAt(pos, hex),
    ({ pos, hex }) =>
      pos.board.airbases[hex] > 0
        ? `${hexName(pos, hex)} has no permanent airfield, and the airbase of a city or fortress cannot be given up.`
        : `${hexName(pos, hex)} has no permanent airfield; there is nothing to give up.`,
  ),
  abandons(
    GIVE_UP,
    'airfield/not-own',
    ({ pos, hex }) => {
      const owner = ownerOf(pos, hex);
      return owner >= 0 && pos.state.dormant[owner] === 0 && pos.board.playerTurns[pos.state.playerTurn].powers[owner] === 1;
    },
    ({ pos, hex }) => `${hexName(pos, hex)} is ${ownerText(pos, hex)}; the phasing player gives up airfields of his own.`,
  ),
];
