/**
 * What two positions differ in that players care for, and the words by which an explanation must have told it. Found by
 * comparing positions, never from events.
 * @module
 */
import { applyUnchecked } from '../../../src/engine/apply.js';
import { dice } from '../../../src/engine/random.js';
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import { airIn } from '../../../src/rulesets/europa/air.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { phaseWords } from '../../../src/rulesets/europa/phaseName.js';
import { outOfSupply } from '../../../src/rulesets/europa/position.js';
import { due, ELIMINATED, type EuropaState, REMOVED } from '../../../src/rulesets/europa/state.js';
import { worksIn } from '../../../src/rulesets/europa/works.js';
import { unitText } from '../../../src/rulesets/europa/wording.js';
import { LEDGER, ledger } from '../../../src/rulesets/first-to-fight/victory.js';
import type { Fixture } from '../fixture.js';

/** A difference: words that the explanation must have. */
export type Expected = readonly [what: string, words: RegExp];

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const DECISIONS: Readonly<Record<string, RegExp>> = {
  roll: /a die/,
  losses: /chooses at least \d/,
  retreat: /retreats/,
  advance: /may advance into/,
  ration: /chooses who is supplied/,
  fighters: /sends fighters/,
  evade: /retreat before|retreats first/,
};

/** Kinds of difference, without the names of units and hexes. */
export const KINDS: ReadonlyArray<string> = ['eliminated', 'removed', 'turned', 'goes to', 'changes hands', 'gone', 'built', 'lost', 'begun', 'taken', 'points', 'support', 'right', 'supply', 'phase', 'the end', ...Object.keys(DECISIONS)];

/** Everything that a player would want to have been told. */
export const differences = (game: EuropaGame, before: EuropaState, after: EuropaState): ReadonlyArray<Expected> => {
  const { map, roster, powers } = game.board;
  const pos = game.position(before);
  const found: Expected[] = [];
  const units = before.units.hex.map((hex, u) => ({ u, hex, now: after.units.hex[u] }));
  for (const { u, hex, now } of units) {
    const name = (face: number): string => quoted(unitText(pos, u, face));
    const lost = now === ELIMINATED && hex >= 0 ? 'eliminated' : now === REMOVED && hex >= 0 ? 'removed' : null;
    if (lost !== null) found.push([`${roster.ids[u]} ${lost}`, new RegExp(`${name(after.units.face[u])}[^\\n]*is eliminated|${name(before.units.face[u])}[^\\n]*(is eliminated|leaves play|become)|Eliminated: [^\\n]*${name(before.units.face[u])}`)]);
    else if (hex >= 0 && before.units.face[u] !== after.units.face[u]) found.push([`${roster.ids[u]} turned`, new RegExp(`${name(before.units.face[u])}[^\\n]* becomes? ${name(after.units.face[u])}`)]);
    if (lost === null && now !== hex && now >= 0) found.push([`${roster.ids[u]} goes to ${map.ids[now]}`, new RegExp(map.ids[now])]);
  }
  after.hexes.owner.forEach((owner, h) => {
    if (owner !== before.hexes.owner[h]) found.push([`${map.ids[h]} changes hands`, new RegExp(map.ids[h])]);
  });
  const [works, worksNow] = [worksIn(before), worksIn(after)];
  const ids = (hexes: ReadonlyArray<number>, others: ReadonlyArray<number>): ReadonlyArray<string> => hexes.filter((h) => !others.includes(h)).map((h) => map.ids[h]);
  for (const hex of ids(works.forts, worksNow.forts)) found.push([`fort of ${hex} gone`, new RegExp(`fort in ${hex}[^\\n]* destroyed \\[EBC 14D\\]`)]);
  for (const hex of ids(worksNow.forts, works.forts)) found.push([`fort of ${hex} built`, new RegExp(`finishes a fort in ${hex}`)]);
  for (const hex of ids(worksNow.airfields, works.airfields)) found.push([`airfield of ${hex} built`, new RegExp(`finishes a permanent airfield in ${hex}`)]);
  const sites = (list: typeof works.underway): ReadonlyArray<number> => list.map((w) => w.hex);
  const finished = [...worksNow.forts, ...worksNow.airfields];
  for (const hex of ids(sites(works.underway), [...sites(worksNow.underway), ...finished])) found.push([`work in ${hex} lost`, new RegExp(`${hex}[^\\n]* unfinished: it is lost`)]);
  for (const hex of ids(sites(worksNow.underway), sites(works.underway))) found.push([`work in ${hex} begun`, new RegExp(`begins a [^\\n]* in ${hex}|begun now`)]);
  const features = (s: EuropaState, h: number): number => game.board.rules.works(game.position(s), h);
  for (const h of after.captured)
    if (!before.captured.includes(h) && features(before, h) !== features(after, h)) found.push([`fortification of ${map.ids[h]} taken`, new RegExp(`${map.ids[h]}[^\\n]* (destroyed|lose their effects for good) \\[EBC 14D\\]`)]);
  const score = (s: EuropaState): unknown => game.board.rules.supplement?.result(game.position(s)).score;
  if (JSON.stringify(score(before)) !== JSON.stringify(score(after))) found.push(['points', /Victory points [^\n]*\[FTF VP\]/]);
  const supportOf = (s: EuropaState): string => JSON.stringify(airIn(s).support);
  if (supportOf(before) !== supportOf(after) && supportOf(after) !== '[]' && before.phase === 'air') found.push(['support', /air support at/]);
  const rights = (s: EuropaState): boolean => ledger(game.position(s)).withdrawal;
  if (LEDGER.key in before.slices && rights(before) !== rights(after)) found.push(['right', /may withdraw/]);
  for (const { u, hex, now } of units)
    if (hex >= 0 && hex === now && outOfSupply(pos, u) !== outOfSupply(game.position(after), u))
      found.push(['supply', new RegExp(`(Out of|In) supply[^\\n]*${quoted(unitText(game.position(after), u))}|All units are in supply`)]);
  powers.forEach((power, p) => {
    if (before.dormant[p] !== after.dormant[p]) found.push([`${power.name} enters`, new RegExp(`${power.name} forces enter the war`)]);
  });
  if (after.phase === 'over') found.push(['the end', /The game ends: [^\n]*\[(FTF 22A|EBC 1)\]/]);
  else if (after.phase !== before.phase || after.playerTurn !== before.playerTurn) found.push([`${after.phase} phase`, new RegExp(`comes the [^\\n]*${phaseWords(after.phase)} phase|${phaseWords(after.phase)} phase`, 'i')]);
  const decision = due(after);
  if (decision !== null && decision.kind !== due(before)?.kind) found.push([decision.kind, DECISIONS[decision.kind]]);
  return found;
};

/** Plays at random, and gives what was not told, with how many differences were looked at. */
export const untold = (start: Fixture, seed: number, most: number): { readonly missing: ReadonlyArray<string>; readonly kinds: ReadonlySet<string> } => {
  const random = dice(seed);
  const missing: string[] = [];
  const kinds = new Set<string>();
  const { game } = start;
  let { state } = start;
  for (let i = 0; i < most && state.phase !== 'over'; i++) {
    const action: EuropaAction = game.legalActions(state).sample(random);
    const text = game.explain(state, action).lines.join('\n');
    const after = applyUnchecked(game, state, action).state;
    for (const [what, words] of differences(game, state, after)) {
      kinds.add(KINDS.find((kind) => what.includes(kind)) ?? what);
      if (!words.test(text)) missing.push(`${JSON.stringify(action)} hides: ${what}\n${text}`);
    }
    state = after;
  }
  return { missing, kinds };
};
