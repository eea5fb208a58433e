/**
 * Decisions in the middle of a phase: dice, losses, retreats, also before combat, advances, rations of supply.
 * @rule EBC 9A, 9D, 9F, FTF 12C
 * @module
 */
import { type ActionSet, listed } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { DIE } from '../../../kernel/chance.js';
import { countLossSets, isAllowed, lossSets, meets, sampleLoss } from '../../../kernel/losses.js';
import { type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { advanceEvents, advanceQuery, advancers, type AdvanceDecision } from '../combat/advance.js';
import { type LossDecision, lossText, lossValues, stepDown } from '../combat/losses.js';
import { retreatEvents, retreaters, retreatOptions, retreatQuery, type RetreatDecision } from '../combat/retreat.js';
import type { EuropaEvent } from '../event.js';
import { namedHex, namedUnit, refusal } from '../legality.js';
import { hexName, outOfSupply, type Position, unitName } from '../position.js';
import type { Ration } from '../rules.js';
import { type Decision, due } from '../state.js';
import type { UnitIx } from '../unit.js';
import { airPhase } from './air.js';
import { evade } from './evade.js';
import { nothing, type Part } from './phase.js';

const ids = (pos: Position, units: ReadonlyArray<UnitIx>): string[] => units.map((u) => unitName(pos, u));

// ---- dice ------------------------------------------------------------------------------------------------------------

const ONE_DIE = ebc('3B', ['BC-3B.4', 'BC-9A.9'], 'Rolls are made with one die unless a rule says otherwise.');

const roll: Part = {
  legal: () => listed<EuropaAction>(DIE.map((die) => ({ type: 'roll', die })), (a) => a.type === 'roll' && DIE.includes(a.die)),
  violations: (_, action) =>
    action.type === 'roll' && !DIE.includes(action.die)
      ? [refusal(ONE_DIE, 'roll/not-a-die', [], `${action.die} is no throw of one die; give a whole number from 1 to 6.`)]
      : nothing,
  decide: (pos, action) => {
    const decision = due(pos.state);
    if (action.type !== 'roll' || decision?.kind !== 'roll') return nothing;
    return [{ type: 'dieRolled', purpose: decision.purpose, die: action.die }, ...(pos.board.rules.rolls[decision.purpose]?.decide(pos, action.die) ?? [])];
  },
};

// ---- losses ------------------------------------------------------------------------------------------------------------

const LOSSES = ebc('9D', ['BC-9D.1', 'BC-9D.3', 'BC-CRT.10', 'BC-CRT.17', 'BC-CRT.18'], 'Losses are reckoned in printed strength; at least the required amount is lost, chosen by the owner.');

/** Units named by a list of ids among a decision's candidates; what is wrong with the list otherwise. */
const chosenAmong = (pos: Position, named: ReadonlyArray<string>, candidates: ReadonlyArray<UnitIx>, ref: typeof LOSSES, code: string) => {
  const indexes: number[] = [];
  const wrong: RuleViolation[] = [];
  named.forEach((id, i) => {
    const unit = namedUnit(pos, id);
    wrong.push(...unit.wrong);
    const at = candidates.indexOf(unit.ix);
    if (named.indexOf(id) !== i) wrong.push(refusal(ref, `${code}/named-twice`, [id], `${id} is named twice; name each unit once.`));
    else if (at >= 0) indexes.push(at);
    else if (unit.ix >= 0)
      wrong.push(refusal(ref, `${code}/not-a-candidate`, [id], `${id} is not among the units to choose from: ${ids(pos, candidates).join(', ')}.`));
  });
  return { indexes: indexes.sort((a, b) => a - b), wrong };
};

const losses = (decision: LossDecision): Part => ({
  legal: (pos): ActionSet<EuropaAction> => {
    const values = lossValues(pos, decision);
    const policy = pos.board.rules.lossPolicy(pos.board);
    const action = (set: ReadonlyArray<number>): EuropaAction => ({ type: 'lose', units: ids(pos, set.map((i) => decision.candidates[i])) });
    function* all(): Generator<EuropaAction> {
      for (const set of lossSets(values, decision.need, policy)) yield action(set);
    }
    return {
      size: () => countLossSets(values, decision.need, policy),
      has: (a) => a.type === 'lose' && lossViolations(pos, decision, a.units).length === 0,
      [Symbol.iterator]: all,
      sample: (dice: Dice) => action(sampleLoss(values, decision.need, policy, dice.below)),
    };
  },
  violations: (pos, action) => (action.type === 'lose' ? lossViolations(pos, decision, action.units) : nothing),
  decide: (pos, action) =>
    action.type === 'lose'
      ? [
          { type: 'decisionClosed' },
          ...action.units.map((id) => stepDown(pos, pos.board.roster.ixOf.get(id) ?? -1, decision.of, 'combat')),
        ]
      : nothing,
});

const lossViolations = (pos: Position, decision: LossDecision, units: ReadonlyArray<string>): ReadonlyArray<RuleViolation> => {
  const { indexes, wrong } = chosenAmong(pos, units, decision.candidates, LOSSES, 'losses');
  if (wrong.length > 0) return wrong;
  const values = lossValues(pos, decision);
  const lost = indexes.reduce((n, i) => n + values[i], 0);
  if (!meets(values, decision.need, indexes))
    return [
      {
        ...refusal(LOSSES, 'losses/not-enough', [...units], `A loss of ${lossText(lost, decision.measure)} is not enough; lose at least ${decision.need}.`),
        params: { lost, need: decision.need },
      },
    ];
  if (isAllowed(values, decision.need, indexes, pos.board.rules.lossPolicy(pos.board))) return [];
  return [
    {
      ...refusal(LOSSES, 'losses/needless', [...units], `A loss of ${lossText(lost, decision.measure)} is more than the ${decision.need} that must be lost: leave out a unit that is not needed (see the reading loss-choice).`),
      params: { lost, need: decision.need },
    },
  ];
};

// ---- retreats ----------------------------------------------------------------------------------------------------------

const PRIORITY = ebc('9F1', ['BC-9F1.1', 'BC-9F1.2', 'BC-9F1.3', 'BC-9F1.4', 'BC-9F1.5', 'BC-9F1.20'], 'A unit retreats one hex by priority: out of zones and within stacking, out of zones, into a zone.');
const GO_ON = ebc('9F1', ['BC-9F1.6', 'BC-8B.4'], 'A unit over the stacking limit keeps retreating before anything else.');

const PRIORITIES = ['', 'free of enemy zones and within the stacking limit', 'free of enemy zones but over the stacking limit', 'in an enemy zone of control'];

const retreat = (decision: RetreatDecision): Part => ({
  legal: (pos) => {
    const actions: EuropaAction[] = [];
    for (const unit of retreaters(decision))
      for (const option of retreatOptions(pos, decision, unit)) actions.push({ type: 'retreat', unit: unitName(pos, unit), to: hexName(pos, option.to) });
    return listed(actions, (a) => a.type === 'retreat' && retreatViolations(pos, decision, a).length === 0);
  },
  violations: (pos, action) => (action.type === 'retreat' ? retreatViolations(pos, decision, action) : nothing),
  decide: (pos, action) => {
    if (action.type !== 'retreat') return nothing;
    const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
    const to = pos.board.map.hexOf.get(action.to) ?? -1;
    const option = retreatOptions(pos, decision, unit).find((o) => o.to === to);
    return option === undefined ? nothing : retreatEvents(pos, decision, unit, option);
  },
});

const retreatViolations = (pos: Position, decision: RetreatDecision, action: Extract<EuropaAction, { type: 'retreat' }>): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const to = namedHex(pos, action.to);
  if (unit.ix < 0 || to.ix < 0) return [...unit.wrong, ...to.wrong];
  if (!retreaters(decision).includes(unit.ix))
    return [
      refusal(
        GO_ON,
        'retreat/not-retreating',
        [action.unit],
        `${action.unit} does not retreat now; ${decision.going === null ? `still to retreat: ${ids(pos, decision.units).join(', ')}` : `${unitName(pos, decision.going)} is over the stacking limit and goes on first`}.`,
      ),
    ];
  const from = pos.state.units.hex[unit.ix];
  const dir = [0, 1, 2, 3, 4, 5].find((d) => pos.board.map.neighbors[from * 6 + d] === to.ix) ?? -1;
  if (dir < 0) return [refusal(PRIORITY, 'retreat/not-adjacent', [action.unit, action.to], `${action.to} is not adjacent to ${hexName(pos, from)}; a unit retreats one hex at a time.`)];
  const bars = violationsOf(pos.board.rules.retreatBars, retreatQuery(pos, decision, unit.ix, dir));
  if (bars.length > 0) return bars;
  const options = retreatOptions(pos, decision, unit.ix);
  return options.some((o) => o.to === to.ix)
    ? []
    : [
        refusal(
          PRIORITY,
          'retreat/priority',
          [action.unit, action.to],
          `A hex ${PRIORITIES[Math.min(...options.map((o) => o.priority))]} is open and comes first: ${options.map((o) => hexName(pos, o.to)).join(', ')}.`,
        ),
      ];
};

// ---- advances ----------------------------------------------------------------------------------------------------------

const ADVANCE = ebc('9F2', ['BC-9F2.1', 'BC-9F2.3', 'BC-9F2.5'], 'Units that took part in the attack may advance, at once.');
const PASS: EuropaAction = { type: 'pass' };

const advance = (decision: AdvanceDecision): Part => ({
  legal: (pos) =>
    listed<EuropaAction>(
      [...advancers(pos, decision).map((u): EuropaAction => ({ type: 'advance', unit: unitName(pos, u) })), PASS],
      (a) => a.type === 'pass' || (a.type === 'advance' && advanceViolations(pos, decision, a.unit).length === 0),
    ),
  violations: (pos, action) => (action.type === 'advance' ? advanceViolations(pos, decision, action.unit) : nothing),
  decide: (pos, action) =>
    action.type === 'advance'
      ? advanceEvents(pos, decision, pos.board.roster.ixOf.get(action.unit) ?? -1)
      : [{ type: 'decisionClosed' }],
});

const advanceViolations = (pos: Position, decision: AdvanceDecision, id: string): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, id);
  if (unit.ix < 0) return unit.wrong;
  const bars = violationsOf(pos.board.rules.advanceChecks, advanceQuery(pos, unit.ix, decision.hex));
  if (decision.units.includes(unit.ix)) return bars;
  // an attacker who was not offered the advance is told what keeps him from it
  const where = pos.state.units.hex[unit.ix];
  const barred = where >= 0 && where !== decision.hex && pos.state.combat?.attackers.includes(unit.ix) === true && bars.length > 0;
  return barred
    ? bars
    : [refusal(ADVANCE, 'advance/not-an-attacker', [id], `${id} did not take part in the attack, or has advanced; those who may: ${ids(pos, decision.units).join(', ')}.`)];
};

// ---- rations -----------------------------------------------------------------------------------------------------------

type RationDecision = Extract<Decision, { kind: 'ration' }>;

const rationOf = (pos: Position, decision: RationDecision): Ration | null =>
  pos.board.rules.supply.rations(pos.board).find((r) => r.hex === decision.hex && pos.board.roster.power[decision.units[0]] === r.power) ?? null;

/** Sets that the source can serve and to which no unit could be added: nobody goes without for nothing. */
const rationSets = (pos: Position, decision: RationDecision): ReadonlyArray<ReadonlyArray<UnitIx>> => {
  const ration = rationOf(pos, decision);
  if (ration === null) return [];
  const found: UnitIx[][] = [];
  const { units } = decision;
  const extend = (from: number, chosen: UnitIx[]): void => {
    if (!units.some((u) => !chosen.includes(u) && ration.allows(pos, [...chosen, u]))) found.push(chosen);
    for (let i = from; i < units.length; i++) if (ration.allows(pos, [...chosen, units[i]])) extend(i + 1, [...chosen, units[i]]);
  };
  extend(0, []);
  return found;
};

const ration = (decision: RationDecision): Part => ({
  legal: (pos) =>
    listed<EuropaAction>(
      rationSets(pos, decision).map((set) => ({ type: 'supply', units: ids(pos, set) })),
      (a) => a.type === 'supply' && rationViolations(pos, decision, a.units).length === 0,
    ),
  violations: (pos, action) => (action.type === 'supply' ? rationViolations(pos, decision, action.units) : nothing),
  decide: (pos, action): ReadonlyArray<EuropaEvent> => {
    if (action.type !== 'supply') return nothing;
    const served = action.units.map((id) => pos.board.roster.ixOf.get(id) ?? -1);
    const out = pos.state.units.status.flatMap((_, u) => ((outOfSupply(pos, u) || decision.units.includes(u)) && !served.includes(u) ? [u] : []));
    return [{ type: 'decisionClosed' }, { type: 'supplyJudged', out }];
  },
});

const rationViolations = (pos: Position, decision: RationDecision, units: ReadonlyArray<string>): ReadonlyArray<RuleViolation> => {
  const source = rationOf(pos, decision);
  const ref = (source?.ref ?? LOSSES) as typeof LOSSES;
  const { indexes, wrong } = chosenAmong(pos, units, decision.units, ref, 'ration');
  if (wrong.length > 0 || source === null) return wrong;
  const chosen = indexes.map((i) => decision.units[i]);
  if (!source.allows(pos, chosen))
    return [refusal(ref, 'ration/too-many', [...units], `${hexName(pos, decision.hex)} cannot supply all of these units: ${source.ref.gist}`)];
  const more = decision.units.find((u) => !chosen.includes(u) && source.allows(pos, [...chosen, u]));
  return more === undefined ? [] : [refusal(ref, 'ration/too-few', [unitName(pos, more)], `${unitName(pos, more)} could be supplied as well; name it too.`)];
};

// ---- all of them -------------------------------------------------------------------------------------------------------

/** The part of the rules that a decision belongs to. */
export const decisionPart = (decision: Decision): Part => {
  switch (decision.kind) {
    case 'roll':
      return roll;
    case 'losses':
      return losses(decision);
    case 'retreat':
      return retreat(decision);
    case 'advance':
      return advance(decision);
    case 'ration':
      return ration(decision);
    case 'evade':
      return evade(decision);
    case 'fighters':
      return airPhase;
  }
};

