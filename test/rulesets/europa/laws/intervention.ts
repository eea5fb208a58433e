/**
 * Laws of Soviet intervention: the die, the player turns, the areas of both armies, and the distance between them. FTF 19A, 7A.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import { arrivalsOf, type Books, enemyZoneAt, type EventLaw, unitsAt } from './books.js';

const EAST = 31;

export const interventionLaw = (game: EuropaGame): EventLaw => {
  const { readings, setting } = game.board;
  const { map } = setting;
  const power = (id: string): number => setting.powers.findIndex((p) => p.id === id);
  const [german, pole, russian] = [power('germany'), power('poland'), power('soviet-union')];
  const column = (hex: number): number => Number(map.ids[hex].slice(0, 2));
  const territory = (hex: number): string => map.territories[map.territory[hex]] ?? '';
  const east = (hex: number): boolean => territory(hex) === 'Poland' && column(hex) >= EAST;
  const open = (hex: number): boolean => territory(hex) === 'Soviet Union' || east(hex);
  const acts = (playerTurn: number): string => [...setting.playerTurns[playerTurn].powers].sort().join('+');

  /** Whether a die is due now, and what it showed. */
  let due = false;
  let die: number | null = null;
  /** German units in Eastern Poland when the Soviets came, and when the phase began. */
  let guests: ReadonlySet<number> = new Set();
  let hindering: ReadonlySet<number> = new Set();
  /** The unit on its way through a hex of the other army. */
  let passing: number | null = null;
  let last: string | null = null;
  let entered = false;

  const germansInEast = (books: Books): Set<number> =>
    new Set(books.hex.flatMap((hex, u) => (hex >= 0 && books.printed.power(u) === german && east(hex) ? [u] : [])));

  const capital = map.places.filter((p) => p.city === 'Warszawa' && p.kind.startsWith('major')).map((p) => p.hex);
  /** Whether a line of Polish rail hexes leads from Warszawa to another Polish city. */
  const joined = (books: Books, hex: number): boolean => {
    const { printed } = books;
    const free = (h: number): boolean =>
      books.owner[h] === pole &&
      (readings['isolation-zoc'] !== 'zoc-blocks' || !enemyZoneAt(books, 1, h) || [...unitsAt(books, h)].some((u) => printed.power(u) === pole));
    const reached = new Set(readings['isolation-by'] === 'hex' ? [hex] : capital.filter((h) => books.owner[h] === pole));
    for (const h of reached) for (const n of printed.neighbors(h)) if (printed.cost(0, h, n, 'rail') !== null && free(n)) reached.add(n);
    return map.places.some(
      (p) =>
        p.city !== 'Warszawa' &&
        (p.kind.startsWith('major') || p.kind === 'dot') &&
        reached.has(p.hex) &&
        (readings['isolation-partner'] !== 'same-country' || territory(p.hex) === 'Poland'),
    );
  };
  const lost = (books: Books): boolean => {
    const gone = capital.map((h) => books.owner[h] === german);
    const cut = capital.map((h) => books.owner[h] === pole && !joined(books, h));
    return readings['warszawa-condition'] === 'together' ? gone.every(Boolean) || cut.every(Boolean) : gone.every((g, i) => g || cut[i]);
  };

  const after = (books: Books): ReadonlyArray<string> => {
    if (last === null) return [acts(0), 'poland'];
    if (last === 'poland') return [entered ? 'germany+soviet-union' : 'germany'];
    return last === 'germany' && entered && !books.dormant.has(russian) ? ['soviet-union'] : ['poland'];
  };

  const began = (books: Books, e: { readonly phase: string; readonly playerTurn: number; readonly turn: number }): string | null => {
    hindering = germansInEast(books);
    if (passing !== null) return `${books.printed.units[passing].id} stays in a hex of the other army.`;
    if (e.phase !== 'initial') return null;
    if (due) return 'No die was rolled for Soviet intervention.';
    if (die !== null && die >= 5 && !entered) return `The die was ${die}, and the Soviet Union stays out.`;
    const now = acts(e.playerTurn);
    if (last !== null && books.phase !== 'deployment' && !after(books).includes(now)) return `After the player turn of ${last} comes that of ${now}.`;
    last = now;
    return null;
  };

  const arrival = (books: Books, unit: number, to: number, type: string): string | null => {
    const { printed } = books;
    const who = printed.units[unit].id;
    const mine = printed.power(unit);
    const from = books.hex[unit];
    const advances = type === 'unitAdvanced' && readings['areas-in-advance'] === 'no';
    if (mine === russian && entered && !open(to) && !advances) return `${who} leaves the Soviet area.`;
    if (mine === pole && entered && readings['poles-in-the-union'] === 'no' && territory(to) === 'Soviet Union') return `${who} enters the Soviet Union.`;
    if (mine === german && entered && east(to)) {
      const inside = from >= 0 && east(from);
      const returns = readings['german-return'] === 'yes' && (from < 0 || guests.has(unit));
      const retreats = type === 'unitRetreated' && readings['german-retreat-east'] === 'open';
      if (!inside && !returns && !retreats && !advances) return `${who} enters Eastern Poland.`;
      if (inside && type === 'unitStepped' && readings['germans-inside'] === 'westward' && column(to) > column(from)) return `${who} goes farther east.`;
    }
    const strangers = [...unitsAt(books, to)].some((u) => [german, russian].includes(printed.power(u)) && printed.power(u) !== mine && mine !== pole);
    if (passing !== null && passing !== unit) return `${who} moves while ${printed.units[passing].id} is on its way through.`;
    passing = strangers ? unit : null;
    return strangers && (type !== 'unitStepped' || readings['passing-through'] !== 'moving-on') ? `${who} joins the other army in a hex.` : null;
  };

  const fight = (books: Books, units: ReadonlyArray<number>, target: number, overrun: boolean): string | null => {
    const { printed } = books;
    const russians = units.filter((u) => printed.power(u) === russian);
    if (russians.length === 0) return null;
    if (russians.length < units.length) return 'Germans and Soviets fight together.';
    if (readings['attack-area'] === 'attackers' ? russians.some((u) => !open(books.hex[u])) : !open(target)) return 'Soviets attack outside of their area.';
    const barring = readings['germans-in-the-east'] === 'phase-start' ? hindering : germansInEast(books);
    return barring.size > 0 && !(overrun && readings['soviet-overruns'] === 'open') ? 'Soviets attack while Germans are in Eastern Poland.' : null;
  };

  return (books, e) => {
    const { printed } = books;
    const special = acts(books.playerTurn) === 'soviet-union' && books.phase !== 'deployment';
    const moved = arrivalsOf(e);
    if (moved !== null) {
      const wrong = arrival(books, moved.unit, moved.to, e.type);
      if (wrong !== null) return wrong;
    }
    switch (e.type) {
      case 'phaseBegan':
        return began(books, e);
      case 'phaseEnded':
        if (e.phase === game.phases[game.phases.length - 1] && acts(books.playerTurn) === 'germany' && !entered)
          due = lost(books) && !(books.turn === setting.turns && readings['last-turn-intervention'] === 'no');
        return null;
      case 'decisionOpened':
        return e.decision.kind === 'roll' && e.decision.purpose === 'intervention' && !due ? 'A die for Soviet intervention is not due.' : null;
      case 'dieRolled':
        if (e.purpose !== 'intervention') return null;
        due = false;
        die = e.die;
        return null;
      case 'powerEntered':
        if (e.power !== russian || entered || die === null || die < 5) return `${setting.powers[e.power].name} forces enter the war on a ${die}.`;
        entered = true;
        guests = germansInEast(books);
        return null;
      case 'combatJoined':
        return fight(books, e.combat.attackers, e.combat.target, false);
      case 'supplyJudged':
        return special && (readings['special-turn-supply'] === 'no' || readings['special-turn-phases'] === 'movement-and-combat')
          ? 'Supply is judged in the special Soviet player turn.'
          : null;
      case 'unitStepped': {
        const mine = printed.power(e.unit);
        if (special && mine !== russian) return `${printed.units[e.unit].id} moves in the special Soviet player turn.`;
        if (special && books.phase === 'exploitation' && readings['special-turn-phases'] === 'movement-and-combat') return 'There is no exploitation in the special Soviet player turn.';
        if (mine !== russian || e.by === 'march') return null;
        const home = territory(e.from) === 'Soviet Union' && territory(e.to) === 'Soviet Union';
        if (e.by === 'rail' && (!home || (special && readings['special-turn-rail'] === 'no'))) return `${printed.units[e.unit].id} moves by rail where it may not.`;
        if (e.by === 'road' && !home && readings['soviet-rails-as-roads'] === 'no' && !road(e.from, e.to)) return `${printed.units[e.unit].id} uses a Polish railroad.`;
        return null;
      }
      default:
        return null;
    }
  };

  /** Whether a road runs between two hexes. */
  function road(a: number, b: number): boolean {
    for (let d = 0; d < 6; d++)
      if (map.neighbors[a * 6 + d] === b) return map.hexsideFeatures.some((f, i) => f === 'road' && (map.hexsides[map.sides[a * 6 + d]] >> i) & 1);
    return false;
  }
};
