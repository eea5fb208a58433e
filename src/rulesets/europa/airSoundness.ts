/**
 * What the air points of a position from outside may have wrong: places that do not exist, points that nobody has, bases
 * that could not have sent them.
 * @rule EBC 15, 16
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { violationsOf } from '../../kernel/rule.js';
import { featureBit } from '../../kernel/map.js';
import { AIR, airIn, type AirState, type Arm, armOf, type Sortie } from './air.js';
import { phaseWords } from './phaseName.js';
import { hexName, type Position } from './position.js';
import { bombersAt, dividedHexes, fightersDue, withFightersDue } from './sorties.js';
import { WORKS, worksIn } from './works.js';

const problem = (at: string, detail: string): Problem => ({ code: 'state/air', at: `slices.air.${at}`, detail });

/** Every contradiction in the air points of a position. */
export const airProblems = (pos: Position): ReadonlyArray<Problem> => {
  const air = airIn(pos.state);
  const lost = [...nowhere(pos, air), ...repeatedEntries(air)];
  if (lost.length > 0) return lost;
  const found = [...phaseProblems(pos, air), ...airfieldProblems(pos, air), ...tooMany(pos, air)];
  return found.length > 0 ? found : [...sortieProblems(pos, air), ...aimProblems(pos, air)];
};

/** Powers and hexes that the game has not. */
const nowhere = ({ board }: Position, air: AirState): ReadonlyArray<Problem> => {
  const { grid } = board.map;
  const hexes = (list: string, i: number, record: object): ReadonlyArray<Problem> =>
    Object.entries(record).flatMap(([key, value]) =>
      (key === 'hex' || key === 'base' || key === 'target') && (value as number) >= grid.size
        ? [problem(`${list}.${i}.${key}`, `${String(value)} is no hex of the map; hexes are numbered from 0 to ${grid.size - 1}.`)]
        : key === 'power' && (value as number) >= board.powers.length
          ? [problem(`${list}.${i}.power`, `${String(value)} is no power of the game; powers are numbered from 0 to ${board.powers.length - 1}.`)]
          : [],
    );
  return [
    ...air.sorties.flatMap((s, i) => hexes('sorties', i, s)),
    ...air.support.flatMap((s, i) => hexes('support', i, s)),
    ...air.aims.flatMap((a, i) => hexes('aims', i, a)),
    ...air.abandoned.flatMap((hex, i) => hexes('abandoned', i, { hex })),
  ];
};

const repeatedEntries = (air: AirState): ReadonlyArray<Problem> => [
  ...(new Set(air.support.map((s) => `${s.power} ${s.target} ${s.mission}`)).size < air.support.length
    ? [problem('support', 'Points of one power on one mission to one hex stand twice; they are one entry.')]
    : []),
  ...(new Set(air.aims.map((a) => a.hex)).size < air.aims.length ? [problem('aims', 'A hex stands twice; its fire is divided once.')] : []),
];

const phaseProblems = (pos: Position, air: AirState): ReadonlyArray<Problem> => {
  const { phase } = pos.state;
  const { powers } = pos.board.playerTurns[pos.state.playerTurn];
  const fighters = fightersDue(pos);
  const early = air.sorties.findIndex((s) => armOf(s.mission) === 'fighters');
  return [
    ...(air.sorties.length > 0 && phase !== 'air' ? [problem('sorties', `Air points are sent in the air phase; this is the ${phaseWords(phase)} phase.`)] : []),
    ...(early >= 0 && !fighters ? [problem(`sorties.${early}`, 'Fighters are sent when the decision on them is due, and it is not.')] : []),
    ...(fighters && !air.sorties.some((s) => armOf(s.mission) === 'bombers') ? [problem('sorties', 'Fighters are due, and there are no bombers that they could meet.')] : []),
    ...(air.aims.length > 0 && !fighters ? [problem('aims', 'Antiaircraft fire is divided while fighters are due, and they are not.')] : []),
    ...air.support.flatMap((s, i) =>
      s.mission === 'oas' && (phase !== 'combat' || powers[s.power] !== 1)
        ? [problem(`support.${i}`, 'Offensive air support stands in the combat phase of whoever sent it, and in no other.')]
        : pos.state.dormant[s.power] === 1
          ? [problem(`support.${i}.power`, `The ${pos.board.powers[s.power].name} forces take no part in the war; they support nobody.`)]
          : [],
    ),
  ];
};

const airfieldProblems = ({ board }: Position, air: AirState): ReadonlyArray<Problem> =>
  air.abandoned.flatMap((hex, i) =>
    board.map.hexFeatures[hex] & featureBit(board.map, 'airfield')
      ? []
      : [problem(`abandoned.${i}`, `The map prints no permanent airfield in ${board.map.ids[hex]}; there is none to give up.`)],
  );

/** More points than a power has. Asked first, so that the rest looks at short lists only. */
const tooMany = (pos: Position, air: AirState): ReadonlyArray<Problem> =>
  pos.board.powers.flatMap((power, p) => {
    const has = pos.board.rules.supplement?.airPoints(pos, p) ?? { bombers: 0, fighters: 0 };
    const sum = (of: ReadonlyArray<{ readonly power: number; readonly points: number }>): number => of.reduce((n, s) => n + (s.power === p ? s.points : 0), 0);
    const over = (list: string, arm: Arm, points: number): ReadonlyArray<Problem> =>
      points > pool(pos, p, arm, has[arm]) ? [problem(list, `${points} ${arm.slice(0, -1)} points of the ${power.name} forces are under way; they have ${pool(pos, p, arm, has[arm])}.`)] : [];
    return [
      ...(['bombers', 'fighters'] as const).flatMap((arm) => over('sorties', arm, sum(air.sorties.filter((s) => armOf(s.mission) === arm)))),
      ...over('support', 'bombers', sum(air.support)),
    ];
  });

/** Points of a power, and of those whose airbases it uses as well as its own. */
const pool = (pos: Position, power: number, arm: Arm, own: number): number => {
  const { board } = pos;
  const { air, supplement } = board.rules;
  return board.powers.reduce((n, _, other) => n + (other !== power && air?.mayUse(board, power, other) === true ? (supplement?.airPoints(pos, other)[arm] ?? 0) : 0), own);
};

/** Each sortie must be one that could have been sent when it was, whatever has become of its airfield since. */
const sortieProblems = (pos: Position, air: AirState): ReadonlyArray<Problem> => {
  const works = worksIn(pos.state);
  const airfields = [...new Set([...works.airfields, ...works.built.flatMap((w) => (w.kind === 'airfield' ? [w.hex] : []))])].sort((a, b) => a - b);
  const before = (i: number): Position => ({
    ...pos,
    state: {
      ...pos.state,
      pending: [],
      slices: { ...pos.state.slices, [AIR.key]: { ...air, abandoned: [], sorties: air.sorties.slice(0, i) }, [WORKS.key]: { ...works, airfields } },
    },
  });
  const then = (s: Sortie, i: number): Position => (armOf(s.mission) === 'fighters' ? withFightersDue(before(i)) : before(i));
  return air.sorties.flatMap((sortie, i) =>
    violationsOf(pos.board.rules.allocateChecks, { pos: then(sortie, i), sortie }).map((v) => problem(`sorties.${i}`, v.detail)),
  );
};

const aimProblems = (pos: Position, air: AirState): ReadonlyArray<Problem> => {
  const divided = dividedHexes(pos);
  return air.aims.flatMap((a, i) => {
    const found = divided.find((d) => d.hex === a.hex);
    if (found === undefined) return [problem(`aims.${i}.hex`, `There is no antiaircraft fire to divide in ${hexName(pos, a.hex)}, where ${bombersAt(pos, a.hex, 'oas')} bomber points are on offensive and ${bombersAt(pos, a.hex, 'das')} on defensive support.`)];
    return a.points <= found.points ? [] : [problem(`aims.${i}.points`, `${hexName(pos, a.hex)} has ${found.points} antiaircraft points to divide, not ${a.points}.`)];
  });
};
