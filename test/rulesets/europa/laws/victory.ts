/**
 * The victory points counted a second time, from events and the printed chart. FTF 19B, 22A, 22B, VP.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { arrivalsOf, type Books, type EventLaw } from './books.js';

const POINTS: Readonly<Record<string, number>> = {
  'cm-cadred': 5,
  'cm-cadre-lost': 5,
  'cm-other-lost': 1,
  'other-cadred': 2,
  'other-cadre-lost': 3,
  'soviet-cadred': 2,
  'soviet-division-lost': 3,
  'soviet-cadre-lost': 3,
  'soviet-parachute-lost': 2,
  'unsurrendered-turn': 4,
  'vp-30': 30,
};

export interface Recount {
  readonly event: EventLaw;
  readonly after: (state: EuropaState) => string | null;
}

export const victoryRecount = (game: EuropaGame): Recount => {
  const { readings, setting } = game.board;
  const lastPhase = game.phases[game.phases.length - 1];
  const german = setting.powers.findIndex((p) => p.id === 'germany');
  const pole = setting.powers.findIndex((p) => p.id === 'poland');
  const russian = setting.powers.findIndex((p) => p.id === 'soviet-union');
  const count: Record<string, number> = {};
  const score = (...ids: ReadonlyArray<string>): void => {
    for (const id of ids) count[id] = (count[id] ?? 0) + 1;
  };
  /** Polish fortifications that an enemy has been in. */
  const taken = new Set<number>();
  let mayWithdraw = false;
  let surrendered = false;
  const polishTurn = (playerTurn: number): boolean => setting.playerTurns[playerTurn].powers.includes('poland');
  const lostHexes = (books: Books, forts: ReadonlySet<number>): boolean =>
    [...books.printed.majorCities, ...forts]
      .filter((h) => books.printed.territory(h) === 'Poland')
      .filter((h) => !(readings['captured-fortresses'] === 'gone' && taken.has(h) && !books.printed.majorCities.has(h)))
      .every((h) => books.owner[h] === german || (books.owner[h] === russian && counts(h)));
  /** Whether nothing but a fort makes a hex a place to hold, and that fort was destroyed. */
  const ruined = (hex: number): boolean =>
    game.board.rules.amendments.includes('EBC-14D') &&
    readings['surrender-forts'] === 'standing' &&
    taken.has(hex) &&
    !setting.map.features.some((f, i) => f === 'fortress' && (setting.map.hexFeatures[hex] >> i) & 1) &&
    !setting.map.protects.includes(hex);
  /** Whether a place that the Soviets hold is lost to Poland. */
  const counts = (hex: number): boolean =>
    readings['soviet-captures'] !== 'named' ||
    setting.map.places.some((p) => p.hex === hex && ['Lwów', 'Brześć nad Bugiem'].includes(p.name)) ||
    setting.map.features.some((f, i) => f === 'fort' && (setting.map.hexFeatures[hex] >> i) & 1);
  const lostSoviet = (books: Books, unit: number): void => {
    const { printed } = books;
    if (printed.isCadre(unit, books.face[unit])) return score('soviet-cadre-lost');
    if (printed.units[unit].cadre !== null)
      return readings['lost-division'] === 'both' ? score('soviet-cadred', 'soviet-cadre-lost') : readings['lost-division'] === 'cadre-only' ? score('soviet-cadre-lost') : undefined;
    if (printed.divisional(unit, 0)) return score('soviet-division-lost');
    return printed.units[unit].type === 'Para' ? score('soviet-parachute-lost') : undefined;
  };

  const lost = (books: Books, unit: number): void => {
    const { printed } = books;
    const cm = printed.cm(unit);
    if (printed.isCadre(unit, books.face[unit])) return score(cm ? 'cm-cadre-lost' : 'other-cadre-lost');
    if (printed.units[unit].cadre === null) {
      if (printed.divisional(unit, 0) && readings[cm ? 'cadreless-cm-division' : 'cadreless-division'] === 'as-reduced') return score(cm ? 'cm-cadred' : 'other-cadred');
      return cm ? score('cm-other-lost') : undefined;
    }
    switch (readings['lost-division']) {
      case 'both':
        return score(...(cm ? ['cm-cadred', 'cm-cadre-lost'] : ['other-cadred', 'other-cadre-lost']));
      case 'cadre-only':
        return score(cm ? 'cm-cadre-lost' : 'other-cadre-lost');
      case 'letter':
        return cm ? score('cm-other-lost') : undefined;
      default:
        return undefined;
    }
  };

  return {
    event: (books, e) => {
      const { printed } = books;
      const arrival = arrivalsOf(e);
      if (arrival !== null && printed.side(arrival.unit) === 0 && printed.fortifications.has(arrival.to) && printed.territory(arrival.to) === 'Poland') taken.add(arrival.to);
      switch (e.type) {
        case 'phaseBegan':
          if (e.phase === 'initial') mayWithdraw = polishTurn(e.playerTurn) && lostHexes(books, printed.fortresses);
          return null;
        case 'unitCadred':
          if (printed.power(e.unit) === german) score(printed.cm(e.unit) ? 'cm-cadred' : 'other-cadred');
          if (printed.power(e.unit) === russian) score('soviet-cadred');
          return null;
        case 'unitEliminated':
          if (printed.power(e.unit) === german && e.cause !== 'no-entry') lost(books, e.unit);
          if (printed.power(e.unit) === russian) lostSoviet(books, e.unit);
          return null;
        case 'unitWithdrawn':
          if (!mayWithdraw || (readings['withdrawal-right'] === 'while-lost' && !lostHexes(books, printed.fortresses)) || printed.power(e.unit) !== pole)
            return `${printed.units[e.unit].id} withdraws without the right to.`;
          if (!['Hungary', 'Romania'].includes(printed.territory(e.hex)))
            return `${printed.units[e.unit].id} withdraws into ${printed.territory(e.hex)}.`;
          if (printed.divisional(e.unit, books.face[e.unit]) || printed.isCadre(e.unit, books.face[e.unit])) score('withdrawn');
          return null;
        case 'phaseEnded':
          if (e.phase !== lastPhase || !polishTurn(books.playerTurn)) return null;
          surrendered = lostHexes(books, new Set([...printed.fortifications].filter((h) => !ruined(h))));
          if (surrendered ? readings['surrender-turn-points'] === 'yes' : books.turn < setting.turns || readings['last-turn-points'] !== 'no') score('unsurrendered-turn');
          if (!surrendered && books.turn === setting.turns && readings['vp-30'] === 'unsurrendered') score('vp-30');
          return null;
        case 'gameEnded':
          return surrendered || books.turn === setting.turns ? null : `The game ends on turn ${books.turn} without a surrender.`;
        default:
          return null;
      }
    },
    after: (state) => {
      if (surrendered && state.phase !== 'over') return 'Poland has lost everything and plays on.';
      const slice = state.slices['first-to-fight'] as { readonly awards: Readonly<Record<string, number>> };
      for (const [id, n] of Object.entries(slice.awards))
        if (n !== (count[id] ?? 0)) return `The ledger has ${n} of ${id}, the events ${count[id] ?? 0}.`;
      const result = game.result(state);
      if (result === null) return null;
      const n = count['withdrawn'] ?? 0;
      const withdrawn = n <= 6 ? 2 * n : readings['withdrawal-points'] === 'all' ? n : 12 + (n - 6);
      const points = Object.entries(POINTS).reduce((sum, [id, each]) => sum + each * (count[id] ?? 0), withdrawn);
      if (result.score.allied !== points) return `The score is ${result.score.allied}; the events are worth ${points}.`;
      const level =
        points >= 96
          ? 'Polish Decisive'
          : points >= 82
            ? 'Polish Marginal'
            : points >= 50
              ? 'Draw'
              : points >= 34
                ? 'German Marginal'
                : 'German Decisive';
      return result.level.startsWith(level) ? null : `${points} points are a ${result.level}; the chart says ${level}.`;
    },
  };
};
