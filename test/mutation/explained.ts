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
  { file: 'src/kernel/hex.ts', line: 'if (from < 0) return -1;', becomes: 'false', why: 'Before the list of neighbors there are none: nothing is found, which is -1 as well.' },
  { file: 'src/rulesets/europa/combat/retreat.ts', line: 'for (let d = 0; d < 6; d++) {', becomes: 'd <= 6', why: 'A seventh direction has no bit in the masks of open hexsides: the bar on prohibited terrain closes it.' },
  { file: 'src/rulesets/europa/combat/retreat.ts', line: 'if (q.to < 0 || !allHold(rules.retreatBars, q)) continue;', becomes: 'false', why: 'No hexside on the edge of the map is open to anybody: the bar on prohibited terrain closes it as well.' },
  { file: 'src/rulesets/europa/combat/losses.ts', line: 'if (candidates.length === 0) return [];', becomes: 'false', why: 'Of nobody the empty set is lost, whatever the need; the side and the owner are used for nothing then.' },
  { file: 'src/rulesets/europa/combat/declare.ts', line: 'if (attack === null) return [];', why: 'Nobody resolves, or slips away from, an attack that has not been put together.' },
  { file: 'src/rulesets/europa/combat/declare.ts', line: 'combat.overrun !== undefined && rules.overrunTerms.table !== null', becomes: 'true', why: 'The combat of an overrun is joined only by rules that have a table for it.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'return built.length === 0 ? board.airSites', becomes: 'false', why: 'Where nothing was built both lists are the same: this saves making one.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'some ||= left[power] > 0;', becomes: 'left[power] >= 0', why: 'Airbases of powers without points are left out further down: this saves looking for them.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'let some = false;', becomes: 'true', why: 'Airbases of powers without points are left out further down: this saves looking for them.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'some ||= left[power] > 0;', becomes: 'left[power] <= 0', why: 'There are always powers that send nothing now, those of the other side; their airbases are left out further down.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'i < sites.length', becomes: 'i <= sites.length', why: 'Behind the last site there is no owner, and of no power no points are left.' },
  { file: 'src/rulesets/europa/combat/receipt.ts', line: 'board.rules.air?.supports(', becomes: 'board.rules.air.supports', why: 'Support stands only by rules that have air points.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'some ||= left[power] > 0;', becomes: 'true', why: 'Airbases of powers without points are left out further down: this saves looking for them.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'if (!some) return NO_BASES;', becomes: 'false', why: 'Airbases of powers without points are left out further down: this saves looking for them.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'const power = owner < 0 ? -1 : senders[owner];', becomes: 'false', why: 'Where there is no owner no sender is found either, and of no power no points are left.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'if (power < 0 || left[power] <= 0) continue;', becomes: 'false', why: 'Of no power, or of one that has none left, no points can be sent: this saves reckoning how many.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'if (power < 0 || left[power] <= 0) continue;', becomes: '&&', why: 'Of no power, or of one that has none left, no points can be sent: this saves reckoning how many.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'if (power < 0 || left[power] <= 0) continue;', becomes: 'left[power] < 0', why: 'Of no power, or of one that has none left, no points can be sent: this saves reckoning how many.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "(armOf(s.mission) === 'bombers' ? [s.target] : [])", becomes: 'true', why: 'Fighters are sent only where bombers are, so that their hexes are the same.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "const bombed = arm === 'fighters' ? bombedHexes(pos) : [];", becomes: 'true', why: 'Only fighters ask for the hexes with bombers.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "const bombed = arm === 'fighters' ? bombedHexes(pos) : [];", becomes: 'Stryker was here', why: 'Only fighters ask for the hexes with bombers.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "const targets = arm === 'fighters' ?", becomes: 'false', why: 'Fighters in hexes without bombers are refused by the checks: this saves asking.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "const targets = arm === 'fighters' ?", becomes: '""', why: 'Fighters in hexes without bombers are refused by the checks: this saves asking.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'bombed.filter((h) => distance(board.map.grid, base, h) <= airbases.range[arm])', becomes: 'true', why: 'Hexes out of range are refused by the checks: this saves asking.' },
  { file: 'src/rulesets/europa/sorties.ts', line: 'bombed.filter((h) => distance(board.map.grid, base, h) <= airbases.range[arm])', becomes: 'bombed', why: 'Hexes out of range are refused by the checks: this saves asking.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "if (!airIn(pos.state).sorties.some((s) => armOf(s.mission) === 'bombers')) return false;", becomes: 'false', why: 'Without bombers there is no fire to divide and no hex for fighters: this saves looking.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "if (!airIn(pos.state).sorties.some((s) => armOf(s.mission) === 'bombers')) return false;", becomes: 'every', why: 'It is asked while bombers alone have been sent, and without any there is nothing to decide either way.' },
  { file: 'src/rulesets/europa/sorties.ts', line: "if (!airIn(pos.state).sorties.some((s) => armOf(s.mission) === 'bombers')) return false;", becomes: 'true', why: 'It is asked while bombers alone have been sent.' },
  { file: 'src/rulesets/europa-reform/retreats.ts', line: "=== 'gone' ? 'harms'", becomes: '""', why: 'Of two answers the milder counts; what is neither ignored nor spared harms.' },
  { file: 'src/rulesets/europa/combat/receipt.ts', line: 'odds.defense === 0 && odds.automatic !== null', becomes: 'true', why: 'An attack on no defense always has an automatic result.' },
  { file: 'src/rulesets/europa/combat/receipt.ts', line: 'if (board.rules.armorBars.size === 0) return 0;', becomes: 'false', why: 'Without bars the die is the same with and without them: this saves making a board.' },
  { file: 'src/rulesets/europa/combat/overrunReceipt.ts', line: 'bonus === 0 || table === null', becomes: 'false', why: 'Only a table of overruns gives a bonus.' },
  { file: 'src/rulesets/europa/combat/evade.ts', line: 'decision: { ...decision, units: [], going: null, visited: [] }', becomes: 'Stryker was here', why: 'Nobody is left in the decision, which closes at once; only units under way ask where they have been.' },
  { file: 'src/rulesets/boot-camp/aftermath.ts', line: "decision?.kind === 'retreat' ? decision.units : []", becomes: 'Stryker was here', why: 'The list holds numbers of units, and a text is none of them.' },
  { file: 'src/rulesets/boot-camp/aftermath.ts', line: "|| late || weak) return 'harms';", becomes: '""', why: 'Whoever asks looks for the other two answers.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'kind === map.places[place].kind ? terrain.placeEffects[place]', becomes: 'false', why: 'The effects of a place are those of its kind, laid by so that no name has to be made.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'if (features !== 0)', becomes: 'true', why: 'Without features no bit is set: the loop finds none.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'i < terrain.featureEffects.length', becomes: '<=', why: 'No hex has the bit of a feature that is not in the list.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'if (bits === 0) return;', becomes: 'false', why: 'Without bits the loop passes over every effect.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'i < terrain.hexsideEffects.length', becomes: '<=', why: 'No hexside has the bit of a feature that is not in the list.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'if (sides.length === 0) return 0;', becomes: 'false', why: 'Without modifiers of hexsides the difference that they make is 0.' },
  { file: 'src/rulesets/boot-camp/strength.ts', line: 'const seen: string[] = [];', becomes: 'Stryker was here', why: 'The list holds rows of the terrain chart, and none is called so.' },
  { file: 'src/rulesets/europa-reform/crt/attrition.ts', line: "lossValue(pos, unit, of, 'strength')", becomes: '""', why: 'A loss that is not counted in REs is counted in strength.' },
  { file: 'src/rulesets/europa-reform/crt/attrition.ts', line: "sum(pos, combat.bystanders, 'defender')", becomes: '""', why: 'The strength of whoever is not an attacker is that of defense.' },
  { file: 'src/rulesets/europa-reform/crt/attrition.ts', line: "const own = of === 'attacker' && pos.board.readings['attrition-zone'] === 'each';", becomes: 'true', why: 'Defenders stand in the hex attacked while they are struck, so that the zone of each is that of the hex.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'q.from < 0 ? -1', becomes: 'false', why: 'From no hex no neighbor is found either: the direction is -1 as well.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'return d >= 0 && ', becomes: 'true', why: 'No hexside has the direction -1, so that its bit is never set.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'pos.state.units.hex[unit] >= 0 && adjacent.holds(q)', becomes: 'true', why: 'A unit that stands in no hex has no way into one: the check on the way fails.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: '(landing?.afloat ?? []).slice(0, roomIn(pos, combat.target))', becomes: 'landing?.afloat ?? []', why: 'No more units lie off a hex than it has room for, and it is empty when they land.' },
  { file: 'src/rulesets/spi-ww2/combat/advance.ts', line: 'pos.state.combat?.evaded === true', becomes: 'pos.state.combat.evaded', why: 'Only a combat offers an advance.' },
  { file: 'src/rulesets/spi-ww2/combat/counter.ts', line: 'if (differential === null) return 0;', becomes: 'false', why: 'Compared with 0, nothing counts as 0.' },
  { file: 'src/rulesets/spi-ww2/combat/course.ts', line: 'combat.die === null ? 0', becomes: 'false', why: 'The die is thrown before losses are read.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: 'at < 0 || target < 0 ? -1', becomes: 'false', why: 'From no hex, or to none, no neighbor is found: the direction is -1 as well.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: 'at < 0 || target < 0 ? -1', becomes: '&&', why: 'From no hex, or to none, no neighbor is found: the direction is -1 as well.' },
  { file: 'src/rulesets/spi-ww2/combat/declare.ts', line: 'defenders: target < 0 ? []', becomes: 'false', why: 'Nobody stands in no hex.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'return hex < 0 ||', becomes: 'false', why: 'Beyond the edge of the map no hexside is open to attacks.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'units.length < 2 ||', becomes: 'false', why: 'A unit that may slip away has a hex with room for one.' },
  { file: 'src/rulesets/spi-ww2/combat/evasion.ts', line: 'pos.state.combat !== null && d.units.length < pos.state.combat.defenders.length', becomes: 'true', why: 'Units slip away only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'attackersOf = (combat: Combat | null)', becomes: 'false', why: 'Units retreat only from a combat.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'dir: from < 0 || to < 0 ? -1', becomes: 'false', why: 'From no hex, or to none, no neighbor is found: the direction is -1 as well.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'dir: from < 0 || to < 0 ? -1', becomes: '&&', why: 'From no hex, or to none, no neighbor is found: the direction is -1 as well.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: 'around.map((to) => (to < 0 ? 0', becomes: 'false', why: 'A place beyond the edge of the map is not adjacent: the first bar closes it.' },
  { file: 'src/rulesets/spi-ww2/combat/retreat.ts', line: "d.kind === 'retreat' ? d.group : d.units", why: 'The group is there for rules of others; no rule that is carried out here asks for it.' },
  { file: 'src/rulesets/europa-reform/overruns/index.ts', line: '...(rules.entering.exploitation ?? []), forgetHalts', becomes: 'Stryker was here', why: 'Movement is granted when the phase begins, by every ruleset: there is a list.' },
  { file: 'src/rulesets/europa-reform/exploitationCombat/index.ts', line: '(pos.board.rules.entering.exploitation ?? [])', becomes: 'Stryker was here', why: 'Movement is granted when the phase begins, by every ruleset: there is a list.' },
  { file: 'src/rulesets/europa-reform/exploitationCombat/index.ts', line: "factor.ref.case !== '11'", becomes: 'false', why: 'No factor but support asks who attacks beside the unit.' },
  { file: 'src/rulesets/europa-reform/crt/outlook.ts', line: '(parseElements(result) ?? [])', becomes: 'Stryker was here', why: 'Planners ask for results that stand in a cell, and every cell is made of elements.' },
];
