/**
 * The initial phase: reinforcements, mobilizations, conversions, works begun; supply is judged when it ends.
 * @rule EBC 4A, 14A1, FTF 20
 * @module
 */
import { listed } from '../../../engine/actionSet.js';
import type { HexIx } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { ebc } from '../cases.js';
import { arrivals, entryHexes } from '../entry.js';
import { namedHex, namedUnit, notAtHand, refusal } from '../legality.js';
import { perBoard } from '../perBoard.js';
import { faceOf, isPhasing, type Position, takes, unitName } from '../position.js';
import type { ConvertQuery, MobilizeQuery } from '../rules.js';
import { endOfPhase } from '../sequence.js';
import { CADRE, FULL } from '../state.js';
import type { UnitIx } from '../unit.js';
import { buildEvents, builds, buildViolations } from './build.js';
import { endViolations, mayEnd } from './movement.js';
import { nothing, type Part } from './phase.js';

const ARRIVAL = ebc('4A', ['BC-4A.2'], 'The phasing player receives his reinforcements in his initial phase.');
const MOBILIZATION = ebc('4A', ['BC-4A.2'], 'Mobilizations are made in the initial phase, as the order of battle lists them.');
const CONVERSION = ebc('4A', ['BC-4A.2'], 'Conversions are made in the initial phase, as the order of battle lists them.');

const mobilizeQuery = (pos: Position, unit: UnitIx): MobilizeQuery => ({ pos, unit, mobilization: pos.board.rules.mobilizationFor({ pos, unit }) });

/** Whether an entry of the order of battle can be used, and nothing is against it. */
const mobilizes = (pos: Position, q: MobilizeQuery): boolean => q.mobilization >= 0 && allHold(pos.board.rules.mobilizeChecks, q);

const mobilizable = (pos: Position): UnitIx[] => {
  const found: UnitIx[] = [];
  const { hex, face } = pos.state.units;
  for (let u = 0; u < hex.length; u++) if (face[u] === CADRE && hex[u] >= 0 && isPhasing(pos, u) && mobilizes(pos, mobilizeQuery(pos, u))) found.push(u);
  return found;
};

/** For each conversion the units that look, with some side up, like one of those that it consumes: nobody else need be asked. */
const lookalikes = perBoard(({ roster }) =>
  roster.data.conversions.map(({ consumes }) =>
    consumes.map((id) => {
      const wanted = roster.faces[FULL].look[roster.ixOf.get(id) ?? -1];
      return roster.units.flatMap((_, u) => (roster.faces.some(({ look }) => look[u] === wanted) ? [u] : []));
    }),
  ),
);

/** The phasing units on the map that look like another one. */
const unitsLike = (pos: Position, candidates: ReadonlyArray<UnitIx>, wanted: UnitIx): ReadonlyArray<UnitIx> =>
  candidates.filter((u) => pos.state.units.hex[u] >= 0 && alike(pos, u, wanted) && isPhasing(pos, u));

/** Conversions that could be made now, with the units that would be used. Equal units of one hex count as one choice. */
const conversions = (pos: Position): ReadonlyArray<ConvertQuery> => {
  const { board, state } = pos;
  const found: ConvertQuery[] = [];
  board.roster.data.conversions.forEach((data, conversion) => {
    if (data.turn > state.turn || state.converted.includes(conversion) || !board.roster.ixOf.has(data.produces)) return;
    const candidates = data.consumes.map((id, i) => unitsLike(pos, lookalikes(board)[conversion][i], board.roster.ixOf.get(id) ?? -1));
    if (candidates.some((c) => c.length === 0)) return;
    const extend = (units: ReadonlyArray<UnitIx>): void => {
      if (units.length < candidates.length) {
        for (const u of candidates[units.length])
          if (!units.includes(u) && (units.length === 0 || state.units.hex[u] === state.units.hex[units[0]])) extend([...units, u]);
        return;
      }
      const q = { pos, conversion, units };
      if (allHold(board.rules.convertChecks, q)) found.push(q);
    };
    extend([]);
  });
  return found;
};

/** Whether a unit shows the same type, size and ratings as another one printed in the order of battle. */
export const alike = (pos: Position, unit: UnitIx, wanted: UnitIx): boolean =>
  wanted >= 0 && faceOf(pos, unit).look[unit] === pos.board.roster.faces[FULL].look[wanted];

const END: EuropaAction = { type: 'endPhase' };

const listActions = (pos: Position): ReadonlyArray<EuropaAction> => {
  const { ids } = pos.board.map;
  const actions: EuropaAction[] = [];
  // units that look alike and come to the same area may go to the same hexes
  const hexesOf = new Map<string, ReadonlyArray<HexIx>>();
  for (const unit of arrivals(pos)) {
    const { area, hex: own } = pos.board.roster.units[unit];
    const inArea = area !== null && own !== null && pos.board.areas.get(area)?.[pos.board.map.hexOf.get(own) ?? -1] === 1;
    const key = `${faceOf(pos, unit).look[unit]} ${area ?? ''} ${inArea ? '' : (own ?? '')}`;
    const hexes = hexesOf.get(key) ?? entryHexes(pos, unit, 'placeChecks');
    hexesOf.set(key, hexes);
    for (const hex of hexes) actions.push({ type: 'place', unit: unitName(pos, unit), hex: ids[hex] });
  }
  for (const unit of mobilizable(pos)) actions.push({ type: 'mobilize', unit: unitName(pos, unit) });
  for (const q of conversions(pos))
    actions.push({ type: 'convert', conversion: pos.board.roster.data.conversions[q.conversion].id, units: q.units.map((u) => unitName(pos, u)) });
  actions.push(...builds(pos));
  if (mayEnd(pos)) actions.push(END);
  return actions;
};

const placeViolations = (pos: Position, action: Extract<EuropaAction, { type: 'place' }>): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  const hex = namedHex(pos, action.hex);
  if (unit.ix < 0 || hex.ix < 0) return [...unit.wrong, ...hex.wrong];
  if (!arrivals(pos).includes(unit.ix))
    return [
      refusal(ARRIVAL, 'reinforcement/not-due', [action.unit], `${action.unit} is not a reinforcement of this turn; due now: ${arrivals(pos).map((u) => unitName(pos, u)).join(', ') || 'none'}.`),
    ];
  return violationsOf(pos.board.rules.placeChecks, { pos, unit: unit.ix, hex: hex.ix });
};

const mobilizeViolations = (pos: Position, id: string): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, id);
  if (unit.ix < 0) return unit.wrong;
  const idle = notAtHand(pos, unit.ix, id);
  if (idle.length > 0) return idle;
  const q = mobilizeQuery(pos, unit.ix);
  const against = violationsOf(pos.board.rules.mobilizeChecks, q);
  return against.length > 0 || q.mobilization >= 0 ? against : [refusal(MOBILIZATION, 'mobilization/not-listed', [id], `The order of battle mobilizes nobody like ${id} now; only units that it lists are mobilized.`)];
};

const convertViolations = (pos: Position, action: Extract<EuropaAction, { type: 'convert' }>): ReadonlyArray<RuleViolation> => {
  const { data, ixOf } = pos.board.roster;
  const conversion = data.conversions.findIndex((c) => c.id === action.conversion);
  if (conversion < 0 || !ixOf.has(data.conversions[conversion].produces))
    return [refusal(CONVERSION, 'conversion/unknown', [action.conversion], `There is no conversion ${JSON.stringify(action.conversion)}; the order of battle lists ${data.conversions.map((c) => c.id).join(', ') || 'none'}.`)];
  const units = action.units.map((id) => namedUnit(pos, id));
  const wrong = units.flatMap((u, i) => (u.ix < 0 ? u.wrong : notAtHand(pos, u.ix, action.units[i])));
  return wrong.length > 0 ? wrong : violationsOf(pos.board.rules.convertChecks, { pos, conversion, units: units.map((u) => u.ix) });
};

/** The initial phase. */
export const initialPhase: Part = {
  legal: (pos) => listed(listActions(pos), (a) => initialPhase.violations(pos, a).length === 0),
  violations: (pos, action) => {
    switch (action.type) {
      case 'place':
        return placeViolations(pos, action);
      case 'mobilize':
        return mobilizeViolations(pos, action.unit);
      case 'convert':
        return convertViolations(pos, action);
      case 'build':
        return buildViolations(pos, action);
      case 'endPhase':
        return endViolations(pos);
      default:
        return nothing;
    }
  },
  decide: (pos, action) => {
    const { roster, map } = pos.board;
    const unit = (id: string): number => roster.ixOf.get(id) ?? -1;
    switch (action.type) {
      case 'place': {
        const hex = map.hexOf.get(action.hex) ?? -1;
        return [{ type: 'unitPlaced', unit: unit(action.unit), hex, captures: takes(pos, unit(action.unit), hex) }];
      }
      case 'mobilize':
        return [{ type: 'unitMobilized', unit: unit(action.unit), mobilization: pos.board.rules.mobilizationFor({ pos, unit: unit(action.unit) }) }];
      case 'convert': {
        const units = action.units.map(unit);
        const conversion = roster.data.conversions.findIndex((c) => c.id === action.conversion);
        return [
          {
            type: 'unitsConverted',
            conversion,
            units,
            produced: unit(roster.data.conversions[conversion].produces),
            hex: pos.state.units.hex[units[0]],
          },
        ];
      }
      case 'build':
        return buildEvents(pos, action);
      case 'endPhase':
        return [endOfPhase(pos)];
      default:
        return nothing;
    }
  },
};
