/**
 * Laws of combat: everybody attacks and defends once a phase, the result is the table's, and losses are exactly what the
 * result asks for: never less, never needlessly more. Rules 9A, 9B, 9D, 9E, CRT.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { Combat } from '../../../../src/rulesets/europa/state.js';
import { type Books, type EventLaw, unitsAt } from './books.js';
import type { Ground } from './ground.js';
import { leadersWith } from './leaders.js';
import { HEADQUARTERS, type Printed } from './printed.js';

/** Cavalry, c/m units, army headquarters, and who is marked. */
const mayEvade = (printed: Printed, unit: number): boolean =>
  printed.cm(unit) || /Cav$/.test(printed.units[unit].type) || HEADQUARTERS.test(printed.units[unit].type) || printed.units[unit].marks?.includes('evades') === true;

interface Fight {
  readonly combat: Combat;
  /** Printed strength of each combatant when the combat was joined. */
  readonly worth: ReadonlyMap<number, number>;
  readonly cadreable: ReadonlySet<number>;
  result: string | null;
  /** Without a die. */
  automatic: boolean;
  /** Lost to the result itself, in order; not in retreat. */
  readonly lost: Map<number, 'cadred' | 'eliminated'>;
}

/** Whether a set of losses is one that the reading in force allows, by trying everything. */
const exact = (values: ReadonlyArray<number>, lost: ReadonlyArray<boolean>, need: number, policy: string): string | null => {
  const all = values.reduce((a, b) => a + b, 0);
  const sum = values.reduce((n, v, i) => n + (lost[i] ? v : 0), 0);
  const target = Math.min(need, all);
  if (sum < target) return `${sum} strength points are lost, at least ${target} must be.`;
  if (policy === 'any' && target > 0 && need <= all) return null;
  if (target <= 0 || need > all) {
    // nothing is owed, or everything: then nobody without strength is lost for nothing
    const idle = values.findIndex((v, i) => lost[i] && (target <= 0 || v === 0));
    return idle < 0 ? null : 'A unit is lost that pays for nothing.';
  }
  const spare = values.findIndex((v, i) => lost[i] && sum - v >= target);
  if (spare >= 0) return `${sum} strength points are lost for ${target}; one of the units could be spared.`;
  if (policy !== 'least') return null;
  let sums = new Set([0]);
  for (const v of values) sums = new Set([...sums, ...[...sums].map((s) => s + v)]);
  const least = Math.min(...[...sums].filter((s) => s >= target));
  return sum === least ? null : `${sum} strength points are lost, ${least} would do.`;
};

/** A result of the Reform table as the old table would put it, as far as one of its elements is one there. */
const OLD: Readonly<Record<string, string>> = { A: 'AH', S: 'AS', x: 'HX', X: 'EX', R: 'DR', D: 'DH', DR: 'DH', E: 'DE' };

/** A cell of the Reform table: one element, or several of which some are attrition; whoever overruns ignores his own. */
const reformVerdict = (books: Books, fight: Fight, readings: Readonly<Record<string, string>>): string | null => {
  const { combat, lost } = fight;
  const result = String(fight.result);
  const own = combat.overrun === undefined && result.includes('*');
  const plain = result.replace('*', '').replace('d', '');
  const theirs = result.includes('d');
  if (!own && !theirs) return verdict(books, { ...fight, result: plain === '' ? 'AS' : (OLD[plain] ?? plain) }, readings);
  // with attrition a unit may be lost step by step: who is lost is known, how much of it another test reckons
  const hurt = (units: ReadonlyArray<number>): boolean => units.some((u) => lost.has(u));
  const foes = [...combat.defenders, ...combat.bystanders];
  const struck = combat.defenders.filter((u) => books.hex[u] >= 0 && !books.printed.immune(u) && books.printed.units[u].type !== 'Truck');
  const certain = !books.printed.spared(combat.target) && readings['attrition-lone-cadre'] !== 'spared' && readings['defender-attrition-ceiling'] !== 'symmetric';
  if (theirs && certain && struck.length > 0 && !hurt(combat.defenders)) return `${result} costs the defenders nothing.`;
  if (!theirs && /^[SR]?$/.test(plain) && hurt(foes)) return `A defender is lost to ${result}.`;
  if (!own && /^[SRDE]*$/.test(plain) && hurt(combat.attackers)) return `An attacker is lost to ${result}.`;
  return null;
};

/** What a finished combat must have cost. */
const verdict = (books: Books, fight: Fight, readings: Readonly<Record<string, string>>): string | null => {
  const { combat, result, worth, lost, cadreable } = fight;
  const strength = (units: ReadonlyArray<number>): number => units.reduce((n, u) => n + (worth.get(u) ?? 0), 0);
  const half = (n: number): number => (readings['half-rounding'] === 'down' ? Math.floor(n / 2) : n / 2);
  const gone = (u: number): boolean => result === 'DE' && fight.automatic && worth.get(u) === 0 && readings['defenseless-cadres'] === 'removed';
  for (const [u, how] of lost)
    if ((how === 'cadred') !== (cadreable.has(u) && !gone(u)))
      return `${books.printed.units[u].id} is ${how}; ${cadreable.has(u) ? 'it has a cadre' : 'it has no cadre'}.`;
  const everybody = (units: ReadonlyArray<number>): string | null => {
    const spared = units.find((u) => !lost.has(u) && !books.printed.immune(u));
    return spared === undefined ? null : `${books.printed.units[spared].id} survives the elimination of its side.`;
  };
  const nobody = (units: ReadonlyArray<number>): string | null => {
    const hit = units.find((u) => lost.has(u));
    return hit === undefined ? null : `${books.printed.units[hit].id} is lost to ${result}.`;
  };
  const some = (units: ReadonlyArray<number>, need: number): string | null => {
    const wrong = exact(
      units.map((u) => worth.get(u) ?? 0),
      units.map((u) => lost.has(u)),
      need,
      readings['loss-choice'],
    );
    return wrong === null
      ? null
      : `${result}, need ${need}: ${wrong} Lost: ${units.map((u) => `${worth.get(u)}${lost.has(u) ? '*' : ''}`).join(' ')}.`;
  };
  const { attackers, defenders, bystanders } = combat;
  const hex = [...defenders, ...bystanders];
  switch (result) {
    case 'AE':
      return everybody(attackers) ?? nobody(hex);
    case 'DE': {
      const spared = fight.automatic && readings['sheltered-with-defenseless'] === 'spared';
      return everybody(spared ? defenders : hex) ?? nobody(spared ? [...attackers, ...bystanders] : attackers);
    }
    case 'AR':
    case 'DR':
    case 'AS':
      return nobody([...attackers, ...hex]);
    case 'AH':
      return some(attackers, half(strength(attackers))) ?? nobody(hex);
    case 'DH': {
      const share = readings['half-loss-of-retreated'] === 'counted' ? hex : defenders;
      return some(share, half(strength(share))) ?? nobody([...attackers, ...hex.filter((u) => !share.includes(u))]);
    }
    case 'HX':
    case 'EX': {
      // the modified strengths that one reading compares are another test's matter
      const [a, d] =
        readings['exchange-strengths'] === 'modified'
          ? [combat.compared.attacker, combat.compared.defender]
          : [strength(attackers), strength(defenders)];
      const weaker = a < d ? attackers : defenders;
      const stronger = a < d ? defenders : attackers;
      const need = result === 'EX' ? strength(weaker) : half(strength(weaker));
      const apart = a < d ? nobody(bystanders) : null;
      return everybody(a < d ? attackers : hex) ?? some(stronger, need) ?? apart;
    }
    default:
      return `${String(result)} is no result.`;
  }
};

export const combatLaw = (game: EuropaGame, { exploits }: Ground): EventLaw => {
  const { readings, setting, rules } = game.board;
  const elements = rules.crt.isResult('A*');
  const attacked = new Set<number>();
  const defended = new Set<number>();
  /** Who attacked in the combat phase of the player turn, and who may retreat before combat now. */
  const fought = new Set<number>();
  const evading = new Set<number>();
  let fight: Fight | null = null;
  /** Who attacks at the end of exploitation: Germans, their allies in German company, and Soviets but for divisions. */
  const late = (books: Books, u: number): string | null => {
    const { nation, size, marks } = books.printed.units[u];
    const who = books.printed.units[u].id;
    const soviet = nation === 'Soviet Union' || marks?.includes('soviet-service') === true;
    if (!exploits.motor(books, u)) return `${who} is not c/m and attacks in exploitation.`;
    if (!soviet && books.printed.side(u) !== 0) return `${who} is no one who attacks in exploitation.`;
    if (!soviet && nation !== 'Germany' && !exploits.escorted(books, books.hex[u])) return `${who} attacks in exploitation without German company.`;
    if (soviet && size === 'XX' && !books.printed.isCadre(u, books.face[u])) return `${who} is a Soviet division and attacks in exploitation.`;
    return fought.has(u) && (soviet || readings['second-attack'] !== 'not-soviet') ? `${who} attacks in the combat phase and in exploitation.` : null;
  };
  const join = (books: Books, combat: Combat): string | null => {
    const { printed } = books;
    const id = (u: number): string => printed.units[u].id;
    const overrun = combat.overrun !== undefined;
    const phases = overrun ? ['movement', 'exploitation'] : ['combat', 'exploitationCombat'];
    if (!phases.includes(books.phase)) return `${overrun ? 'An overrun' : 'A combat'} is joined in the ${books.phase} phase.`;
    if (fight !== null) return 'A combat is joined while another is going on.';
    if (combat.attackers.length === 0 || (combat.defenders.length === 0) !== (combat.evaded === true)) return 'A combat is joined without fighters.';
    evading.clear();
    for (const u of combat.attackers) {
      if (overrun) continue;
      const wrong = books.phase === 'exploitationCombat' ? late(books, u) : null;
      if (wrong !== null) return wrong;
      if (books.phase === 'combat') fought.add(u);
      if (attacked.has(u)) return `${id(u)} attacks twice in a combat phase.`;
      const open = printed.cost(u, books.hex[u], combat.target, 'march') !== null;
      const byRoad = readings['attack-by-road'] === 'yes' && printed.cost(u, books.hex[u], combat.target, 'road') !== null;
      if ((!open && !byRoad) || !printed.adjacent(books.hex[u], combat.target))
        return `${id(u)} attacks where it may not.`;
      if (!setting.playerTurns[books.playerTurn].powers.includes(setting.powers[printed.power(u)].id))
        return `${id(u)} attacks in another player's turn.`;
      attacked.add(u);
    }
    const together = combat.attackers.length > 1 && readings['zero-strength-attack'] === 'together';
    if (!together && !combat.attackers.some((u) => printed.rating(u, books.face[u]).attack > 0)) return 'Only units without attack strength attack.';
    if (combat.attackers.some(printed.marker)) return 'A marker attacks.';
    const hex = [...combat.defenders, ...combat.bystanders].filter((u) => !printed.marker(u)).sort((x, y) => x - y);
    const there = [...unitsAt(books, combat.target)].filter((u) => !printed.marker(u)).sort((x, y) => x - y);
    if (hex.join() !== there.join()) return 'Not all units of the hex are attacked together.';
    if (!overrun) for (const u of combat.defenders) if (defended.has(u)) return `${id(u)} is attacked twice in a combat phase.`;
    for (const u of combat.bystanders) if (!defended.has(u)) return `${id(u)} does not defend, and was not attacked before.`;
    if (!overrun) for (const u of combat.defenders) defended.add(u);
    const worth = new Map<number, number>();
    for (const u of combat.attackers) worth.set(u, printed.rating(u, books.face[u]).attack);
    for (const u of hex) worth.set(u, printed.rating(u, books.face[u]).defense);
    const cadreable = new Set([...combat.attackers, ...hex].filter((u) => books.face[u] === 0 && printed.units[u].cadre !== null));
    fight = { combat, worth, cadreable, result: null, automatic: false, lost: new Map() };
    return null;
  };
  const decide = (e: Extract<EuropaEvent, { type: 'combatDecided' }>): string | null => {
    if (fight === null) return 'A result without a combat.';
    fight.result = e.result;
    fight.automatic = e.die === null;
    if (e.die === null) {
      const known = fight.combat.overrun !== undefined ? ['overrun'] : elements ? ['A*', 'E', 'AE'] : ['AE', 'DE'];
      return known.includes(e.result) ? null : `${e.result} without a die.`;
    }
    const { data } = setting.tables.crt;
    const rows = data.rows.map(Number);
    const roll = Math.max(rows[0], Math.min(rows[rows.length - 1], e.die + fight.combat.modifier));
    const printed = data.cells[rows.indexOf(roll)]?.[fight.combat.column ?? -1]?.value;
    return printed === e.result ? null : `${e.die} on column ${fight.combat.column} gives ${e.result}; the table says ${printed}.`;
  };
  return (books, e) => {
    switch (e.type) {
      case 'phaseBegan':
        attacked.clear();
        defended.clear();
        if (e.phase === 'initial') fought.clear();
        return fight === null ? null : 'A phase begins in the middle of a combat.';
      case 'combatJoined':
        return join(books, e.combat);
      case 'combatDecided':
        return decide(e);
      case 'decisionOpened':
        if (e.decision.kind !== 'evade') return null;
        for (const u of e.decision.units) {
          if (books.hex[u] !== e.decision.hex || !mayEvade(books.printed, u)) return `${books.printed.units[u].id} may not retreat before combat.`;
          if (defended.has(u)) return `${books.printed.units[u].id} retreats before a second attack.`;
          evading.add(u);
        }
        return null;
      case 'overrunBegun':
        return null;
      case 'unitCadred':
      case 'unitEliminated':
        if (e.cause === 'no-entry' || e.cause === 'overrun' || e.cause === 'isolation' || e.cause === 'airdrop') return null;
        if (e.cause === 'combat' && books.printed.immune(e.unit)) return `${books.printed.units[e.unit].id} is lost to a combat, which nothing destroys.`;
        if (fight === null && evading.has(e.unit) && e.cause !== 'combat') return null;
        if (fight === null) return `${books.printed.units[e.unit].id} is lost without a combat.`;
        if (!fight.worth.has(e.unit)) return `${books.printed.units[e.unit].id} is lost in a combat of others.`;
        if (e.cause === 'combat') {
          // attrition comes after other losses
          if (fight.lost.has(e.unit) && !/[*d]./.test(`${String(fight.result)} `)) return `${books.printed.units[e.unit].id} is lost twice in a combat.`;
          fight.lost.set(e.unit, e.type === 'unitCadred' ? 'cadred' : 'eliminated');
        }
        return null;
      case 'unitAdvanced':
        return fight !== null && fight.combat.attackers.includes(e.unit) && e.to === fight.combat.target && books.printed.fits([...unitsAt(books, e.to), e.unit, ...leadersWith(books, [e.unit], e.from)].map((unit) => ({ unit, face: books.face[unit] })), e.to)
          ? null
          : `${books.printed.units[e.unit].id} advances without having attacked, or over the stacking limit.`;
      case 'unitRetreated':
        if (fight === null && evading.has(e.unit)) {
          if (books.phase === 'combat' || books.phase === 'exploitationCombat') defended.add(e.unit);
          return null;
        }
        return fight?.worth.has(e.unit) === true ? null : `${books.printed.units[e.unit].id} retreats from no combat.`;
      case 'combatEnded': {
        if (fight === null) return 'A combat ends that was not joined.';
        const { result, combat } = fight;
        // nobody was left to fight, or nobody was left
        const wrong = combat.evaded === true || result === 'overrun' ? null : elements ? reformVerdict(books, fight, readings) : verdict(books, fight, readings);
        fight = null;
        return wrong;
      }
      default:
        return null;
    }
  };
};
