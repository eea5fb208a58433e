/**
 * Laws of headquarters: paid for a turn ahead and tested once, inactive again with every initial phase, lost by isolation or in a ring
 * of six closed hexes alone, replaced for a point and once a month; Tank Armies always with a corps. Rules REFORM 12G, 12H, 31C.
 */
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { type Books, enemyAt, type EventLaw, neutralNow, unitsAt } from '../../europa/laws/books.js';
import type { Ground } from '../../europa/laws/ground.js';
import { isLed, isTankArmy } from '../../europa/laws/leaders.js';
import type { Printed } from '../../europa/laws/printed.js';
import { isAdHoc, isPointSource, isServer } from './servers.js';
import type { Tracer, Tracing } from './supply.js';

export interface Headquarters {
  readonly event: EventLaw;
  readonly after: (state: EuropaState) => string | null;
  /** Whether a headquarters is on its active side. */
  readonly isActive: (unit: number) => boolean;
}

interface Plan {
  readonly hq: number;
  readonly turn: number;
}

interface Logistics {
  readonly planned: ReadonlyArray<Plan>;
  readonly rail: ReadonlyArray<Plan>;
  readonly transportable: ReadonlyArray<{ readonly hq: number; readonly points: number }>;
}

export const headquartersLaw = (game: EuropaGame, printed: Printed, terms: Ground, tracer: Tracer): Headquarters => {
  const { setting, readings, rules } = game.board;
  const inForce = rules.amendments.includes('REFORM-12H');
  const active = new Set((game.initial.slices['headquarters'] as { readonly active: ReadonlyArray<number> } | undefined)?.active);
  /** Paid for, with the turn that it is for. */
  const start = game.initial.slices['logistics'] as Logistics | undefined;
  let planned = start?.planned ?? [];
  let railPlans = start?.rail ?? [];
  /** Of this initial phase: lost ones, created ones, and those that are tested at once. */
  const fallen = new Set<number>();
  const created = new Set<number>();
  const atOnce = new Set<number>();
  /** Paid for in this action: what for. */
  let paid: { readonly kind: string; readonly about: string } | null = null;
  const replaced: { readonly side: number; readonly nation: string; readonly month: number; readonly adHoc: boolean }[] = [];
  const defected = new Set<number>();
  let carried: { readonly unit: number; readonly to: number } | null = null;

  const id = (u: number): string => printed.units[u].id;
  const phasing = (books: Books, u: number): boolean => setting.playerTurns[books.playerTurn].powers.includes(setting.powers[printed.power(u)].id);
  const month = (turn: number): number => setting.date(turn).year * 12 + setting.date(turn).month;
  const together = readings['hq-activation-time'] === 'turn-start';
  const first = (books: Books): boolean => setting.playerTurns.findIndex((t) => t.surprise === undefined) === books.playerTurn;
  /** Whether a headquarters turns inactive as an initial phase begins. */
  const reverts = (books: Books, hq: number): boolean => (together ? first(books) : readings['hq-reversion'] !== 'own' || phasing(books, hq));
  const isDivision = (books: Books, u: number): boolean => printed.divisional(u, books.face[u]);

  // ---- activation ------------------------------------------------------------------------------------------------------

  const pay = (books: Books, nation: string, about: string): string | null => {
    const now = / at once$/.test(about);
    const hq = printed.units.findIndex((u) => u.id === about.replace(/ at once$/, ''));
    if (hq < 0 || !isServer(printed, hq)) return `${about} is paid for, and is no headquarters.`;
    if (!['initial', 'deployment'].includes(books.phase) || !phasing(books, hq)) return `${about} is paid for in the ${books.phase} phase of somebody.`;
    const own = printed.units[hq].nation;
    if (nation !== own && !(nation === 'Germany' && printed.side(hq) === 0)) return `${nation} pays for ${about}, a headquarters of ${own}.`;
    if (now) {
      if (!created.has(hq) || readings['ad-hoc-activation'] !== 'immediate') return `${about}, and was not created in this phase.`;
      atOnce.add(hq);
      return null;
    }
    if (books.hex[hq] < 0 && !(isAdHoc(printed, hq) && readings['ad-hoc-activation'] === 'prepaid')) return `${about} is paid for, and is not on the map.`;
    const turn = books.turn + 1;
    if (planned.some((p) => p.hq === hq && p.turn === turn)) return `${about} is paid for twice.`;
    if (railPlans.some((p) => p.hq === hq && p.turn === turn)) return `${about} is paid for, and is to go by rail.`;
    planned = [...planned, { hq, turn }];
    return null;
  };

  /** Whether an enemy zone holds a headquarters. */
  const isHeld = (books: Books, hq: number): boolean => {
    const hex = books.hex[hq];
    const zone = terms.zone(books, printed.side(hq), hex);
    if (zone === 'none' || (zone === 'reduced' && readings['hq-zones'] === 'full')) return false;
    const here = [...unitsAt(books, hex)];
    const company = here.some((u) => !isServer(printed, u) && !isTankArmy(printed, u) && printed.units[u].type !== 'Truck');
    if (company && readings['hq-zones-canceled'] === 'by-friends') return false;
    const german = (u: number): boolean => printed.units[u].nation === 'Germany';
    const panzers = here.some((u) => german(u) && terms.exploits.motor(books, u) && printed.units[u].type !== 'Truck' && (isDivision(books, u) || printed.isCadre(u, books.face[u])));
    const trucks = here.some((u) => german(u) && printed.units[u].type === 'Truck' && books.face[u] === 0);
    if (printed.units[hq].type === 'Pz Army HQ' && panzers && trucks) return false;
    return !(printed.units[hq].type === 'Front HQ' && isPointSource(game, hex));
  };

  const tested = (books: Books, { unit: hq, active: on, why }: Extract<EuropaEvent, { type: 'hqTested' }>): string | null => {
    if (!isServer(printed, hq) || books.phase !== 'initial') return `${id(hq)} is tested in the ${books.phase} phase.`;
    const free = created.has(hq) && readings['ad-hoc-activation'] !== 'immediate';
    const due = planned.filter((p) => p.hq === hq && p.turn <= books.turn);
    if (due.length === 0 && !atOnce.delete(hq) && !free) return `${id(hq)} is tested, and nobody has paid for it a turn ahead.`;
    planned = planned.filter((p) => !due.includes(p));
    if (!together && !phasing(books, hq)) return `${id(hq)} is tested in the initial phase of the enemy.`;
    if (active.has(hq)) return `${id(hq)} is active, and is tested.`;
    if (on) active.add(hq);
    if (on !== (why === null)) return `${id(hq)} is ${on ? '' : 'not '}active because of ${String(why)}.`;
    if (why === 'hq/off-map') return books.hex[hq] < 0 ? null : `${id(hq)} stays inactive off the map, and stands on it.`;
    if (on && books.hex[hq] < 0) return `${id(hq)} becomes active off the map.`;
    if (!tracer.certain || created.has(hq)) return null;
    const supplied = tracer.now(books).supplied(hq);
    if (why === 'hq/out-of-supply') return supplied ? `${id(hq)} stays inactive for want of supply, and has a line.` : null;
    if (!supplied) return `${id(hq)} is out of supply, and ${on ? 'becomes active' : `stays inactive for ${String(why)}`}.`;
    if (why === 'hq/enemy-zone') return isHeld(books, hq) ? null : `${id(hq)} stays inactive for no enemy zone.`;
    return on && isHeld(books, hq) ? `${id(hq)} becomes active in an enemy zone of control.` : null;
  };

  // ---- loss and return -------------------------------------------------------------------------------------------------

  /** Whether no line of any length leads a headquarters to a source, and no friend has one to it. */
  const isForsaken = (books: Books, hq: number, tracing: Tracing): boolean => {
    for (const [hex, steps] of tracing.reach(hq, Infinity)) {
      if (tracing.isSource(hq, hex)) return false;
      for (const u of unitsAt(books, hex)) {
        if (u === hq || printed.side(u) !== printed.side(hq) || printed.units[u].type === 'Truck') continue;
        const other = isServer(printed, u) || isTankArmy(printed, u);
        const company = readings['isolated-hq-company'] === 'any-unit' || (!other && (readings['isolated-hq-company'] !== 'own-nation' || printed.units[u].nation === printed.units[hq].nation));
        if (company && steps <= tracing.length(hex)) return false;
      }
    }
    return !tracing.supplied(hq);
  };

  const lost = (books: Books, hq: number, cause: string): string | null => {
    active.delete(hq);
    if (books.phase === 'initial') fallen.add(hq);
    if (!printed.immune(hq)) return null;
    if (cause === 'isolation') {
      if (books.phase !== 'initial') return `${id(hq)} is lost by isolation in the ${books.phase} phase.`;
      return tracer.certain && !isForsaken(books, hq, tracer.now(books)) ? `${id(hq)} is lost by isolation, and is not isolated.` : null;
    }
    if (cause === 'overrun' && readings['overrun-headquarters'] === 'eliminated') return null;
    if (cause !== 'no-retreat') return `${id(hq)} is lost by ${cause}.`;
    const open = printed.neighbors(books.hex[hq]).find((n) => !enemyAt(books, printed.side(hq), n) && printed.cost(hq, books.hex[hq], n, 'march') !== null && !neutralNow(books, n));
    return open === undefined ? null : `${id(hq)} is lost with a way out to ${setting.map.ids[open]}.`;
  };

  const placed = (books: Books, hq: number, hex: number): string | null => {
    const { nation, arrives } = printed.units[hq];
    const home = books.hex[hq] === -1 && arrives !== null && arrives <= books.turn && !isAdHoc(printed, hq);
    if (home) return null;
    const kind = isAdHoc(printed, hq) ? 'ad-hoc-creation' : 'replacement';
    if (paid === null || paid.kind !== kind || paid.about !== id(hq)) return `${id(hq)} comes back, and nobody has paid for it.`;
    if (!isAdHoc(printed, hq) && (books.hex[hq] !== -2 || fallen.has(hq))) return `${id(hq)} is replaced, and was not lost before.`;
    const divisions = books.hex.flatMap((h, u) => (h >= 0 && isDivision(books, u) && printed.side(u) === printed.side(hq) ? [u] : []));
    const own = divisions.filter((u) => printed.units[u].nation === nation);
    const hosts = own.length === 0 || readings['hq-replacement-division'] === 'any' ? divisions : own;
    if (!hosts.some((u) => books.hex[u] === hex)) return `${id(hq)} comes back without a division beside it.`;
    const now = { side: printed.side(hq), nation, month: month(books.turn), adHoc: isAdHoc(printed, hq) };
    const counts = (r: typeof now): boolean =>
      r.side === now.side && r.month === now.month && (!r.adHoc || readings['hq-replacements'] === 'with-ad-hoc') && (readings['hq-replacements'] !== 'nation' || r.nation === now.nation);
    if (!now.adHoc && replaced.some(counts)) return `${id(hq)} is replaced as the second in a month.`;
    replaced.push(now);
    if (now.adHoc) created.add(hq);
    return null;
  };

  // ---- strategic rail --------------------------------------------------------------------------------------------------

  /** Whether a friendly railroad leads from one hex to another, out of enemy zones until its end. */
  const railroad = (books: Books, unit: number, from: number, to: number): boolean => {
    const own = (h: number): boolean => books.owner[h] >= 0 && printed.holds(unit, books.owner[h]) && !enemyAt(books, printed.side(unit), h);
    const found = new Set(own(from) ? [from] : []);
    for (const hex of found) {
      if (hex !== from && terms.zone(books, printed.side(unit), hex) !== 'none') continue;
      for (const n of printed.neighbors(hex)) if (own(n) && printed.between(hex, n).includes('rail')) found.add(n);
    }
    return found.has(to);
  };

  const rides = (books: Books, { unit, from, to, load }: Extract<EuropaEvent, { type: 'unitCarried' }>): string | null => {
    if (books.phase !== 'movement' || !phasing(books, unit)) return `${id(unit)} goes by strategic rail in the ${books.phase} phase of somebody.`;
    if (!isServer(printed, unit)) {
      carried = { unit, to };
      return isDivision(books, unit) && load === 3 ? null : `${id(unit)} is no division, or takes up ${load} REs of capacity.`;
    }
    const escort = carried;
    carried = null;
    if (load !== 5) return `${id(unit)} takes up ${load} REs of rail capacity.`;
    if (escort === null || escort.to !== to || printed.units[escort.unit].nation !== printed.units[unit].nation) return `${id(unit)} goes by strategic rail without a division of its nation.`;
    if (!railPlans.some((p) => p.hq === unit && p.turn === books.turn)) return `${id(unit)} goes by strategic rail, and nobody has planned it a turn ahead.`;
    return railroad(books, unit, from, to) ? null : `${id(unit)} goes by strategic rail where no friendly railroad leads.`;
  };

  const written = (books: Books, { rail, transportable }: Logistics): string | null => {
    for (const plan of rail) {
      if (railPlans.some((p) => p.hq === plan.hq && p.turn === plan.turn)) continue;
      if (plan.turn !== books.turn + 1 || planned.some((p) => p.hq === plan.hq && p.turn === plan.turn)) return `The rail move of ${id(plan.hq)} is planned for turn ${plan.turn}.`;
    }
    railPlans = rail;
    for (const { hq, points } of transportable) if (active.delete(hq) && points > 30) return `${id(hq)} releases ${points} points of attack supply.`;
    return null;
  };

  const event: EventLaw = (books, e) => {
    switch (e.type) {
      case 'phaseBegan':
        if (e.phase !== 'initial') return null;
        for (const each of [fallen, created, atOnce]) each.clear();
        for (const hq of [...active]) if (reverts({ ...books, playerTurn: e.playerTurn }, hq)) active.delete(hq);
        return null;
      case 'staged': {
        if (books.phase !== 'initial' || e.stage.at !== 'open') return null;
        const late = planned.find((p) => p.turn <= books.turn && (phasing(books, p.hq) || (together && first(books))) && !(isAdHoc(printed, p.hq) && books.hex[p.hq] < 0));
        if (late !== undefined) return `${id(late.hq)} was paid for, and is not tested.`;
        if (!tracer.certain) return null;
        const tracing = tracer.now(books);
        const spared = books.hex.findIndex((hex, u) => hex >= 0 && isServer(printed, u) && !books.dormant.has(printed.power(u)) && isForsaken(books, u, tracing));
        return spared < 0 ? null : `${id(spared)} is isolated, and is not lost.`;
      }
      case 'pointsEntered':
        paid = { kind: e.kind, about: String(e.about) };
        return e.kind === 'activation' ? pay(books, e.nation, String(e.about)) : null;
      case 'sliceWritten':
        return e.key === 'logistics' ? written(books, e.value as Logistics) : null;
      case 'hqTested':
        return tested(books, e);
      case 'unitEliminated':
        return isServer(printed, e.unit) ? lost(books, e.unit, e.cause) : null;
      case 'unitTakenOff':
        active.delete(e.unit);
        planned = planned.filter((p) => p.hq !== e.unit);
        return isAdHoc(printed, e.unit) || isTankArmy(printed, e.unit) || defected.has(printed.power(e.unit)) ? null : `${id(e.unit)} is taken off the map.`;
      case 'nationDefected':
        defected.add(e.power);
        for (const hq of [...active]) if (printed.power(hq) === e.power) active.delete(hq);
        planned = planned.filter((p) => printed.power(p.hq) !== e.power);
        return null;
      case 'unitWithdrawn':
        active.delete(e.unit);
        return null;
      case 'unitPlaced': {
        if (!isServer(printed, e.unit)) return null;
        const wrong = placed(books, e.unit, e.hex);
        paid = null;
        return wrong;
      }
      case 'unitCarried':
        return rides(books, e);
      case 'phaseEnded': {
        const alone = readings['tank-army-hq'] === 'unit' ? -1 : books.hex.findIndex((hex, u) => hex >= 0 && isTankArmy(printed, u) && ![...unitsAt(books, hex)].some((x) => isLed(books, u, x)));
        return alone < 0 ? null : `${id(alone)} leads nobody.`;
      }
      default:
        return null;
    }
  };
  return {
    isActive: (unit) => active.has(unit),
    event: inForce ? event : () => null,
    after: (state) => {
      const slice = state.slices['headquarters'] as { readonly active: ReadonlyArray<number> } | undefined;
      // while an initial phase is being entered dice may come before they revert
      if (!inForce || slice === undefined || (state.phase === 'initial' && state.stage.at === 'entering')) return null;
      const said = [...slice.active].join();
      const kept = [...active].sort((a, b) => a - b).join();
      return said === kept ? null : `Active are ${slice.active.map(id).join(', ') || 'none'}; by the events ${[...active].map(id).join(', ') || 'none'}.`;
    },
  };
};
