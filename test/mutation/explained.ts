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
];
