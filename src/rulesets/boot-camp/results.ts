/**
 * What the nine results do, as lists of steps. Defenders lose and retreat before attackers do.
 * @rule EBC 9C, CRT, QA 9F
 * @module
 */
import { ebc } from '../europa/cases.js';
import { offerAdvance } from '../europa/combat/advance.js';
import { attackStrength, defenseStrength } from '../europa/combat/strength.js';
import { demandLosses, eliminate, fighters, isCadreNow, stepDown } from '../europa/combat/losses.js';
import { demandRetreat } from '../europa/combat/retreat.js';
import type { Board } from '../europa/board.js';
import type { EuropaEvent } from '../europa/event.js';
import type { Position } from '../europa/position.js';
import { printedAttack, printedDefense } from '../europa/position.js';
import type { CombatStep, EuropaRules } from '../europa/rules.js';
import type { Combat, CombatSide } from '../europa/state.js';

const strengthOf = (pos: Position, of: CombatSide) => (u: number): number =>
  of === 'attacker' ? printedAttack(pos, u) : printedDefense(pos, u);

/** Units whose strength counts: bystanders never do. */
const counted = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<number> =>
  fighters(pos, combat, of).filter((u) => of === 'attacker' || combat.defenders.includes(u));

/** Everybody of a side becomes a cadre or leaves play. */
const eliminateAll = (of: CombatSide): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.7', 'BC-CRT.8', 'BC-9F1.13', 'BC-9G.3', 'BC-9E.2', 'BC-9E.5'], 'All units of the side are eliminated: those with a cadre become it, the others leave play.'),
  run: (pos, combat) =>
    affected(pos, combat, of).filter((u) => !pos.board.rules.indestructible(pos, u)).map((u) =>
      defenseless(combat, of) && printedDefense(pos, u) === 0 && pos.board.readings['defenseless-cadres'] === 'removed' ? eliminate(pos, u, 'combat') : stepDown(pos, u, of, 'combat'),
    ),
});

/** Whether a side is eliminated without a die, having no defense strength. @rule EBC 9G (BC-9G.5) */
const defenseless = (combat: Combat, of: CombatSide): boolean => of === 'defender' && combat.column === null;

/** The units that an elimination strikes: all of the side, but by one reading not those who retreated to the defenseless. */
const affected = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<number> =>
  defenseless(combat, of) && pos.board.readings['sheltered-with-defenseless'] === 'spared' ? counted(pos, combat, of) : fighters(pos, combat, of);

/** Units that the elimination reduced to cadres retreat, with those that nothing destroys: all others are gone by then. */
const retreatCadres = (of: CombatSide): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.9', 'BC-CRT.16'], 'Units reduced to cadre by their side’s elimination retreat.'),
  run: (pos, combat) => demandRetreat(pos, of, affected(pos, combat, of)),
});

const retreatAll = (of: CombatSide): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.11', 'BC-CRT.13', 'BC-9F1.19', 'BC-9F1.13'], 'All surviving units of the side retreat.'),
  run: (pos, combat) => demandRetreat(pos, of, fighters(pos, combat, of)),
});

const loseHalf = (of: CombatSide): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.10', 'BC-9D.1', 'BC-9D.2', 'BC-9D.3', 'BC-9E.3', 'BC-9E.4', 'BC-3B.1'], 'At least half the printed strength of the side is lost; a division reduced to cadre counts in full.'),
  run: (pos, combat) => {
    const withBystanders = pos.board.readings['half-loss-of-retreated'] === 'counted';
    const candidates = withBystanders ? fighters(pos, combat, of) : counted(pos, combat, of);
    const sum = candidates.reduce((n, u) => n + strengthOf(pos, of)(u), 0);
    return demandLosses(pos, of, candidates, half(pos, sum));
  },
});

const half = (pos: Position, strength: number): number =>
  pos.board.readings['half-rounding'] === 'down' ? Math.floor(strength / 2) : strength / 2;

/** The stronger side of an exchange loses in proportion to what the weaker one lost. */
const loseExchanged = (of: CombatSide, share: 'half' | 'whole'): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.17', 'BC-CRT.18', 'BC-CRT.19', 'BC-CRT.20', 'BC-9F1.14'], 'The other side loses printed strength of at least half (HX) or all (EX) of what the eliminated side lost.'),
  run: (pos, combat) => {
    const lost = combat.printed[of === 'attacker' ? 'defender' : 'attacker'];
    return demandLosses(pos, of, counted(pos, combat, of), share === 'half' ? half(pos, lost) : lost);
  },
});

/** Cadres that an exchange made on its stronger side and that retreat by the reading in force; none by its default. */
const exchangedCadres = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<number> =>
  pos.board.readings['exchange-cadre-retreat'] !== 'retreat' ? [] : newCadres(pos, combat, of);

/** Cadres that the combat has made. */
export const newCadres = (pos: Position, combat: Combat, of: CombatSide): ReadonlyArray<number> =>
  counted(pos, combat, of).filter((u) => isCadreNow(pos, u) && !combat.cadresBefore.includes(u));

const retreatExchangedCadres = (of: CombatSide): CombatStep => ({
  ref: ebc('CRT', ['BC-CRT.21'], 'Survivors of the stronger side of an exchange are not otherwise affected.'),
  run: (pos, combat): ReadonlyArray<EuropaEvent> => demandRetreat(pos, of, exchangedCadres(pos, combat, of)),
});

/** Every step that a result can be made of. */
export const bootCampSteps: Readonly<Record<string, CombatStep>> = {
  'eliminate attacker': eliminateAll('attacker'),
  'eliminate defender': eliminateAll('defender'),
  'retreat attacker cadres': retreatCadres('attacker'),
  'retreat defender cadres': retreatCadres('defender'),
  'retreat attacker': retreatAll('attacker'),
  'retreat defender': retreatAll('defender'),
  'half of attacker': loseHalf('attacker'),
  'half of defender': loseHalf('defender'),
  'half exchange from attacker': loseExchanged('attacker', 'half'),
  'half exchange from defender': loseExchanged('defender', 'half'),
  'exchange from attacker': loseExchanged('attacker', 'whole'),
  'exchange from defender': loseExchanged('defender', 'whole'),
  'retreat exchanged attacker cadres': retreatExchangedCadres('attacker'),
  'retreat exchanged defender cadres': retreatExchangedCadres('defender'),
  advance: {
    ref: ebc('9F2', ['BC-9F2.1', 'BC-9F2.2', 'BC-9F2.5', 'BC-9F2.6'], 'Attackers may enter the hex at once if it was cleared; defenders never advance.'),
    // whoever had to retreat does not come back (AMB-BC-108)
    run: (pos, combat) => {
      const retreated = pos.board.readings['exchange-cadre-advance'] === 'no' ? newCadres(pos, combat, 'attacker') : exchangedCadres(pos, combat, 'attacker');
      return offerAdvance(pos, { target: combat.target, attackers: combat.attackers.filter((u) => !retreated.includes(u)) });
    },
  },
};

/** Whether the attacker is the weaker side of an exchange; on a tie it is the defender. @rule CRT (BC-CRT.14, BC-CRT.15) */
const attackerWeaker = (combat: Combat): boolean => combat.compared.attacker < combat.compared.defender;

/** By the reading that both sides lose before anybody retreats: losses first, then retreats, then the advance. (AMB-BC-86) */
const lossesFirst = (steps: ReadonlyArray<string>): ReadonlyArray<string> => {
  const late = (step: string): boolean => step.startsWith('retreat') || step === 'advance';
  return [...steps.filter((s) => !late(s)), ...steps.filter(late)];
};

/** The steps of a result, in order. @rule EBC 9C (BC-9C.1), QA 9F (QA-17) */
export const bootCampStepsOf = (result: string, combat: Combat, board?: Pick<Board, 'readings'>): ReadonlyArray<string> => {
  const steps = stepsInOrder(result, combat);
  return board?.readings['order-of-losses'] === 'losses-first' ? lossesFirst(steps) : steps;
};

const stepsInOrder = (result: string, combat: Combat): ReadonlyArray<string> => {
  switch (result) {
    case 'AE':
      return ['eliminate attacker', 'retreat attacker cadres'];
    case 'DE':
      return ['eliminate defender', 'retreat defender cadres', 'advance'];
    case 'AH':
      return ['half of attacker', 'retreat attacker'];
    case 'DH':
      return ['half of defender', 'retreat defender', 'advance'];
    case 'AR':
      return ['retreat attacker'];
    case 'DR':
      return ['retreat defender', 'advance'];
    case 'HX':
    case 'EX': {
      const share = result === 'HX' ? 'half exchange' : 'exchange';
      return attackerWeaker(combat)
        ? // the attackers that are left are cadres that retreat: nobody advances, even if the hex is clear (AMB-BC-108)
          [`${share} from defender`, 'retreat exchanged defender cadres', 'eliminate attacker', 'retreat attacker cadres']
        : ['eliminate defender', 'retreat defender cadres', `${share} from attacker`, 'retreat exchanged attacker cadres', 'advance'];
    }
    // AS (BC-CRT.12), and anything a table's loader has let through: nothing happens
    default:
      return [];
  }
};

/** Strengths that an exchange compares, by the reading in force. @rule EBC 9D, CRT (BC-CRT.14) */
export const comparedStrengths: EuropaRules['compared'] = (q, printed) =>
  q.pos.board.readings['exchange-strengths'] === 'modified' ? { attacker: attackStrength(q), defender: defenseStrength(q) } : printed;
