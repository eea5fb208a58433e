/**
 * Laws of the special rules: fortifications fall to the enemy once and with what hangs on them, units that go by rail only do
 * so when they retreat and never advance, and First to Fight builds nothing. Rules 14A1, 14C, 14D, FTF 12C, 19E.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { arrivalsOf, type Books, type EventLaw } from './books.js';

export interface SpecialLaw {
  readonly event: EventLaw;
  readonly after: (state: EuropaState) => string | null;
}

export const specialLaw = (game: EuropaGame): SpecialLaw => {
  const { readings, setting, rules } = game.board;
  const { map } = setting;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  const has = (hex: number, feature: string): boolean => map.features.some((f, i) => f === feature && ((map.hexFeatures[hex] >> i) & 1) === 1);
  const sideOf = (power: number): number => (power < 0 ? -1 : setting.powers[power].side === 'axis' ? 0 : 1);
  const builder = (books: Books, hex: number): number => setting.powers.findIndex((p) => p.territories.includes(books.printed.territory(hex)));
  const taken = new Set<number>();
  const owed: string[] = [];
  const pay = (what: string): string | null => {
    const i = owed.indexOf(what);
    if (i < 0) return `${what} comes without a reason.`;
    owed.splice(i, 1);
    return null;
  };
  const joined = (a: number, b: number): boolean => {
    const d = [0, 1, 2, 3, 4, 5].find((dir) => map.neighbors[a * 6 + dir] === b);
    return d !== undefined && map.hexsideFeatures.some((f, i) => f === 'rail' && ((map.hexsides[map.sides[a * 6 + d]] >> i) & 1) === 1);
  };
  const byRail = (books: Books, unit: number): boolean => inForce('EBC-14C') && books.printed.units[unit].full.movement === 'R';
  return {
    event: (books, e) => {
      const { printed } = books;
      if (e.type === 'workBegun') return 'Something is built in First to Fight.';
      if (e.type === 'fortificationCaptured' || e.type === 'fortDestroyed') return pay(`${e.type} ${e.hex}`);
      if (e.type === 'unitAdvanced' && byRail(books, e.unit)) return `${printed.units[e.unit].id} moves by rail only, and advances.`;
      if (e.type === 'unitRetreated' && byRail(books, e.unit)) {
        const mine = (hex: number): boolean => sideOf(books.owner[hex]) === printed.side(e.unit);
        if (!joined(e.from, e.to)) return `${printed.units[e.unit].id} retreats where no railroad runs.`;
        if (!mine(e.from) || (!mine(e.to) && readings['rail-into-enemy-hex'] !== 'yes')) return `${printed.units[e.unit].id} retreats by a railroad that is not friendly-owned.`;
      }
      const arrival = arrivalsOf(e);
      if (arrival === null || e.type === 'unitDeployed' || e.type === 'unitsConverted') return null;
      const { unit, to } = arrival;
      if (!printed.fortifications.has(to) || taken.has(to)) return null;
      const foes = [builder(books, to), books.owner[to]].map(sideOf);
      if (!foes.includes(1 - printed.side(unit))) return null;
      taken.add(to);
      owed.push(`fortificationCaptured ${to}`);
      if (has(to, 'fort') && inForce('EBC-14D')) owed.push(`fortDestroyed ${to}`);
      return null;
    },
    after: (state) => {
      if (owed.length > 0) return `${owed[0]} did not come.`;
      if ([...state.captured].sort((a, b) => a - b).join() !== [...taken].sort((a, b) => a - b).join()) return 'The fortifications noted as captured are not those that fell.';
      const works = state.slices.works as { readonly underway: ReadonlyArray<unknown>; readonly built: ReadonlyArray<unknown> } | undefined;
      if (works !== undefined && works.underway.length + works.built.length > 0) return 'There are works in First to Fight.';
      const pos = game.position(state);
      for (const hex of taken) {
        const effects = game.board.map.features.filter((f, i) => /^fort/.test(f) && ((rules.works(pos, hex) >> i) & 1) === 1);
        const expected = inForce('EBC-14D') ? [] : ['fort', 'fortress'].filter((f) => has(hex, f));
        if ([...effects].sort().join() !== [...expected].sort().join()) return `Hex ${map.ids[hex]} was captured and has the effects of ${effects.join(' and ') || 'nothing'}.`;
        if (rules.hexsidesFortified(pos, hex) === inForce('EBC-14D')) return `The fortified hexsides of ${map.ids[hex]}, which was captured, are not as they should be.`;
      }
      return null;
    },
  };
};
