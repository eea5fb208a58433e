/**
 * The sequence of play of the generic rules, and what happens at its joints.
 * @rule EBC 4, 8B, 12B
 * @module
 */
import { allHold, type Check } from '../../kernel/rule.js';
import { SIDES } from '../europa/board.js';
import { ebc } from '../europa/cases.js';
import type { EuropaEvent } from '../europa/event.js';
import { allowanceOf, mayMove, stepsOf } from '../europa/movement.js';
import { isMobile, leadsOverrun } from '../europa/overrun.js';
import { hexName, isPhasing, type Position, stackCounts, unitName } from '../europa/position.js';
import type { EndQuery, Hook, Standing } from '../europa/rules.js';
import { ADMINISTRATIVE, ATTACKED, DEFENDED, MOVED, OVERRAN, type PhaseName, RAIL_HEXES, STOPPED } from '../europa/state.js';
import { checkSupply } from '../europa/supply.js';

/** A player turn's phases. @rule EBC 4A (BC-4A.1) */
export const BOOT_CAMP_PHASES: ReadonlyArray<PhaseName> = ['initial', 'movement', 'air', 'combat', 'exploitation'];

/** Whether nobody acts in a player turn who takes no part in the war; these rules know no surprise attacks. @rule EBC 3E (BC-3E.3) */
export const isPlayed = ({ board, state }: Standing, playerTurn: number): boolean => {
  if (board.setting.playerTurns[playerTurn].surprise !== undefined) return false;
  const { powers } = board.playerTurns[playerTurn];
  for (let power = 0; power < powers.length; power++) if (powers[power] === 1 && state.dormant[power] === 1) return false;
  return true;
};

/**
 * The player turn that comes after one, in the order of the scenario's list; -1 after the last. Player turns in which a power
 * would act that takes no part in the war are passed over.
 * @rule EBC 4, 3E (BC-3E.3)
 */
export const playerTurnAfter = (pos: Standing, last: number): number => {
  const { playerTurns, rules } = pos.board;
  for (let i = last + 1; i < playerTurns.length; i++) if (rules.mayBePlayed(pos, i)) return i;
  return -1;
};

/** Fresh allowances for the units that move in the phase; marks of earlier phases are wiped, but not `keep`. */
const readied = (keep: number): Hook => (pos) => {
  const { hex, status } = pos.state.units;
  const mp: number[] = [];
  for (let u = 0; u < hex.length; u++) mp.push(hex[u] >= 0 && isPhasing(pos, u) && pos.board.rules.moves(pos, u) ? allowanceOf(pos, u) : 0);
  return [{ type: 'unitsReadied', mp, status: status.map((s) => s & keep) }];
};

const ALL = ~0;

/** A player turn begins with rail capacities unused. @rule EBC 3B (BC-3B.5) */
export const freshTurn: Hook = (pos) => [
  { type: 'railReset' },
  {
    type: 'unitsReadied',
    mp: pos.state.units.mp.map(() => 0),
    status: pos.state.units.status.map((s) => s & pos.board.rules.lastingMarks),
  },
];

/** Every unit gets its full movement at the start of a phase in which it moves. @rule EBC 6A, 6B (BC-6B.5) */
export const grantMovement: Hook = readied(ALL & ~(MOVED | STOPPED | OVERRAN | ADMINISTRATIVE | RAIL_HEXES));

/** Nobody has attacked or been attacked when the combat phase begins. @rule EBC 9B */
export const freshCombat: Hook = readied(ALL & ~(ATTACKED | DEFENDED));

/** Supply is judged for both sides at the end of the initial phase, after everything that arrives. @rule EBC 4A (BC-4A.3), 12B (BC-12B.1, BC-12B.2) */
export const judgeSupply: Hook = (pos) => {
  const { board, state } = pos;
  const first = state.turn === 1 && state.playerTurn === board.rules.firstPlayerTurn(pos);
  if (first && board.readings['first-supply-check'] === 'all-supplied') return [{ type: 'supplyJudged', out: [] }];
  const check = checkSupply(pos);
  const choices = check.rationed
    .filter(({ ration }) => ration.chooses(pos.board))
    .map(({ ration, units }): EuropaEvent => ({
      type: 'decisionOpened',
      decision: { kind: 'ration', side: SIDES[pos.board.powers[ration.power].side], hex: ration.hex, units },
    }));
  return [{ type: 'supplyJudged', out: check.out }, ...choices];
};

/** Hexes over the stacking limit that some unit could still leave, by a step or an overrun: the excess is voluntary. @rule EBC 8B (BC-8B.1, BC-8B.3) */
export const voluntaryExcess = (pos: Position): ReadonlyArray<number> => {
  const { phase } = pos.state;
  if (phase !== 'movement' && phase !== 'exploitation') return [];
  const scratch: number[] = [];
  const checked = new Map<number, boolean>();
  const found = new Set<number>();
  for (let u = 0; u < pos.state.units.hex.length; u++) {
    if (!isMobile(pos, u)) continue;
    const hex = pos.state.units.hex[u];
    if (found.has(hex)) continue;
    let over = checked.get(hex);
    if (over === undefined) {
      over = !allHold(pos.board.rules.stacking, stackCounts(pos, hex));
      checked.set(hex, over);
    }
    if (over && ((mayMove(pos, u) && stepsOf(pos, u, scratch).length > 0) || leadsOverrun(pos, u))) found.add(hex);
  }
  return [...found].sort((a, b) => a - b);
};

/** Bars to ending a phase. */
export const bootCampEndChecks: ReadonlyArray<Check<EndQuery>> = [
  {
    ref: ebc('8B', ['BC-8B.1', 'BC-8B.2', 'BC-8B.3', 'BC-8B.6'], 'No phase but the initial one may voluntarily be ended over the stacking limit.'),
    code: 'stacking/phase-end',
    holds: (q) => voluntaryExcess(q.pos).length === 0,
    breach: (q) => {
      const hexes = voluntaryExcess(q.pos).map((h) => hexName(q.pos, h));
      return {
        subject: hexes,
        detail: `${hexes.join(', ')} ${hexes.length === 1 ? 'is' : 'are'} over the stacking limit and units there can still move; move some of them on before ending the phase.`,
        params: { hexes: hexes.join(' ') },
      };
    },
  },
  {
    ref: ebc('9B', ['BC-9B.8', 'BC-9A.12'], 'An attack that was put together is resolved before anything else.'),
    code: 'attack/unresolved',
    holds: (q) => q.pos.state.attack === null,
    breach: (q) => ({
      subject: (q.pos.state.attack?.units ?? []).map((u) => unitName(q.pos, u)),
      detail: 'An attack is being put together; resolve it or take its units out before ending the phase.',
      params: {},
    }),
  },
];
