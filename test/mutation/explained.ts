/**
 * Mutants that live, and why they may: nobody could tell a game with one from a game without. Everything else that lives wants a test.
 */

/** Mutants of one line of source, or of some that are alike. */
export interface Explained {
  readonly file: string;
  /** The line as it stands, or a part of it. */
  readonly line: string;
  /** What the mutant puts there, or a part of it; any mutant of the line when left out. */
  readonly becomes?: string;
  readonly why: string;
}

export const EXPLAINED: ReadonlyArray<Explained> = [
  { file: 'src/rulesets/europa/combat/retreat.ts', line: 'for (let d = 0; d < 6; d++) {', becomes: 'd <= 6', why: 'A seventh direction has no bit in the masks of open hexsides: the bar on prohibited terrain closes it.' },
  { file: 'src/rulesets/europa/combat/retreat.ts', line: 'if (q.to < 0 || !allHold(rules.retreatBars, q)) continue;', becomes: 'false', why: 'No hexside on the edge of the map is open to anybody: the bar on prohibited terrain closes it as well.' },
  { file: 'src/rulesets/europa/combat/losses.ts', line: 'if (candidates.length === 0) return [];', becomes: 'false', why: 'Of nobody the empty set is lost, whatever the need; the side and the owner are used for nothing then.' },
  { file: 'src/rulesets/europa/combat/declare.ts', line: 'combat.overrun !== undefined && rules.overrunTerms.table !== null', becomes: 'true', why: 'The combat of an overrun is joined only by rules that have a table for it.' },
  { file: 'src/rulesets/europa/combat/evade.ts', line: 'decision: { ...decision, units: [], going: null, visited: [] }', becomes: 'Stryker was here', why: 'Nobody is left in the decision, which closes at once; only units under way ask where they have been.' },
  { file: 'src/rulesets/boot-camp/aftermath.ts', line: "decision?.kind === 'retreat' ? decision.units : []", becomes: 'Stryker was here', why: 'The list holds numbers of units, and a text is none of them.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'const seen: string[] = [];', becomes: 'Stryker was here', why: 'The list holds rows of the terrain chart, and none is called so.' },
  { file: 'src/rulesets/europa-reform/crt/attrition.ts', line: "const own = of === 'attacker' && pos.board.readings['attrition-zone'] === 'each';", becomes: 'true', why: 'Defenders stand in the hex attacked while they are struck, so that the zone of each is that of the hex.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'return d >= 0 && ', becomes: 'true', why: 'No hexside has the direction -1, so that its bit is never set.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'pos.state.units.hex[unit] >= 0 && adjacent.holds(q)', becomes: 'true', why: 'A unit that stands in no hex has no way into one: the check on the way fails.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: '(landing?.afloat ?? []).slice(0, roomIn(pos, combat.target))', becomes: 'landing?.afloat ?? []', why: 'No more units lie off a hex than it has room for, and it is empty when they land.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'pos.state.combat?.evaded === true', becomes: 'pos.state.combat.evaded', why: 'Only a combat offers an advance.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: "mode: 'advance' });", becomes: '""', why: 'Rules single out steps, overruns, assaults and retreats; whatever is none of them is alike.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'if (differential === null) return 0;', becomes: 'false', why: 'Compared with 0, nothing counts as 0.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'if (combat === null) return [];', why: 'A counterattack is chosen only in a combat: positions in which it is not are refused.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'if (combat === null || combat.counter === null) return [];', why: 'A die falls due only for a counterattack that was chosen: positions in which it is not are refused.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'pos.state.combat === null ? [] : [', becomes: 'false', why: 'Ground is held only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'pos.state.combat === null ? [] : [', becomes: 'Stryker was here', why: 'Ground is held only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/course.ts', line: 'combat.die === null ? 0', becomes: 'false', why: 'The die is thrown before losses are read.' },
  { file: 'src/rulesets/spi-ww2/combat/course.ts', line: 'pos.state.combat === null ? [] : [', becomes: 'false', why: 'A die of combat is thrown only in one.' },
  { file: 'src/rulesets/spi-ww2/combat/course.ts', line: 'pos.state.combat === null ? [] : [', becomes: 'Stryker was here', why: 'A die of combat is thrown only in one.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: '(l) => l.afloat.includes(unit))?.hex ?? -1', becomes: 'includes(unit)).hex', why: 'A unit is afloat when a landing says so, and only then.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: '(l) => l.afloat.includes(unit))?.hex ?? -1', becomes: '+1', why: 'A unit is afloat when a landing says so, and only then.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: 'if (attack === null) return [];', why: 'Only an attack that was put together is resolved.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: 'return own >= 0 ? own', becomes: 'own > 0', why: 'The Axis, player 0, is attacked by others only, and theirs is the enemy that it is.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'return hex < 0 ||', becomes: 'false', why: 'Beyond the edge of the map no hexside is open to attacks.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'units.length < 2 ||', becomes: 'false', why: 'A unit that may slip away has a hex with room for one.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'pos.state.combat !== null && d.units.length < pos.state.combat.defenders.length', becomes: 'true', why: 'Units slip away only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'const evade = checksAbout<EvasionQuery>(', why: 'Only units that may slip away are asked: nobody reads what stands against the others.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'if (combat === null) return [gone];', why: 'Units slip away only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'combat === null ? [] : survivors(pos, combat)', becomes: 'false', why: 'Units stay only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'combat === null ? [] : survivors(pos, combat)', becomes: 'Stryker was here', why: 'Units stay only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'combat !== null && left.length < combat.defenders.length ?', becomes: 'true', why: 'Units stay only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/losses.ts', line: 'pos.state.combat !== null && pos.state.combat.attackers.includes(unit)', becomes: 'true', why: 'Losses are shared only in a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'attackersOf = (combat: Combat | null)', becomes: 'false', why: 'Units retreat only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'around.map((to) => (to < 0 ? 0', becomes: 'false', why: 'No hexside on the edge of the map is open to a retreat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: "d.kind === 'retreat' ? d.group : d.units", why: 'The group is there for rules of others; no rule that is carried out here asks for it.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'attackersOf = (combat: Combat | null)', becomes: 'Stryker was here', why: 'Units retreat only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'firstIn(q.pos, q.to) >= 0 && playerOf(q.pos, firstIn(q.pos, q.to))', becomes: 'true', why: 'Of nobody no player is found, and units that no player commands mind no zones.' },
];
