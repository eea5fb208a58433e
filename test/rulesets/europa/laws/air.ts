/**
 * Laws of the air: points, airbases and ranges kept by bookkeeping of their own; what fighters, guns and weather leave, worked
 * out point by point; support that ends when it should. Rules 15, 16, 17, FTF 21.
 */
import type { Aim, AirState, Sortie, Support, SupportCut } from '../../../../src/rulesets/europa/air.js';
import type { EuropaEvent } from '../../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import { type Books, type EventLaw, unitsAt } from './books.js';

export interface AirLaw {
  readonly begin: (state: EuropaState) => void;
  readonly event: EventLaw;
  readonly after: (state: EuropaState) => string | null;
}

type Kind = 'bombers' | 'fighters';

/** Points that First to Fight gives, by the words of its rule 21. */
const points = (power: string, kind: Kind, turn: number, inOwnTurn: boolean): number => {
  if (power === 'poland') return kind === 'fighters' ? 8 : turn > 3 || (turn === 3 && inOwnTurn) ? 10 : 8;
  if (power === 'germany') return kind === 'fighters' ? 27 : turn >= 3 && turn <= 5 ? 99 : 96;
  return kind === 'fighters' ? 7 : 12;
};

const key = (s: { readonly power: number; readonly target: number; readonly mission: string }): string => `${s.power}/${s.target}/${s.mission}`;
const byKey = (list: ReadonlyArray<Support>): ReadonlyMap<string, number> => new Map(list.map((s) => [key(s), s.points]));
const same = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean => a.size === b.size && [...a].every(([k, n]) => b.get(k) === n);

export const airLaw = (game: EuropaGame): AirLaw => {
  const { readings, setting, rules } = game.board;
  const { map, powers, playerTurns } = setting;
  const inForce = rules.amendments.includes('EBC-15');
  const sideOf = (power: number): string => powers[power]?.side ?? '';
  const has = (hex: number, feature: string): boolean => map.features.some((f, i) => f === feature && ((map.hexFeatures[hex] >> i) & 1) === 1);
  const kinds = (hex: number): ReadonlyArray<string> => map.places.filter((p) => p.hex === hex).map((p) => p.kind);

  let sorties: Sortie[] = [];
  let aims: ReadonlyArray<Aim> = [];
  let support: ReadonlyArray<Support> = [];
  let fighters = false;
  const gone = new Set<number>();
  const out = new Set<number>();
  /** The combat phase is over, or a player turn begins: support ends. */
  let ending: 'combat' | 'start' | null = null;

  const acts = (books: Books, power: number): boolean => !out.has(power) && playerTurns[books.playerTurn].powers.includes(powers[power].id);
  const phasing = (books: Books): string => playerTurns[books.playerTurn].side;
  const sends = (books: Books, power: number, kind: Kind): boolean => (kind === 'bombers' ? acts(books, power) : !out.has(power) && sideOf(power) !== phasing(books));
  /** By two readings the powers of a side share their airbases, and so their points. */
  const shared = readings['allied-air'] === 'shared' || readings['soviet-captures'] === 'all';
  const mayUse = (power: number, owner: number): boolean => power === owner || (shared && sideOf(power) === sideOf(owner) && !out.has(owner));

  /** Strengths of airbases in a hex as lists: 2 for a fortress or major city, 1 for the others; each is an airbase. */
  const sites = (hex: number): ReadonlyArray<number> => [
    ...(kinds(hex).some((k) => k.startsWith('major')) ? [2] : []),
    ...kinds(hex).filter((k) => k === 'dot').map(() => 1),
    ...(has(hex, 'fortress') ? [2] : []),
    ...(has(hex, 'airfield') && !gone.has(hex) ? [1] : []),
  ];

  /** Steps from hex to hex, by walking outward. */
  const walk = (from: number, to: number): number => {
    let ring = new Set([from]);
    const seen = new Set(ring);
    for (let n = 0; ring.size > 0; n++) {
      if (ring.has(to)) return n;
      const next = new Set<number>();
      for (const h of ring)
        for (let d = 0; d < 6; d++) {
          const other = map.neighbors[h * 6 + d];
          if (other >= 0 && !seen.has(other)) {
            seen.add(other);
            next.add(other);
          }
        }
      ring = next;
    }
    return Infinity;
  };

  const allocated = (books: Books, s: Sortie): string | null => {
    const kind: Kind = s.mission.startsWith('intercept') ? 'fighters' : 'bombers';
    if (books.phase !== 'air') return `Points are sent in the ${books.phase} phase.`;
    if ((kind === 'fighters') !== fighters) return fighters ? 'Bombers are sent after the fighters.' : 'Fighters are sent before it is their turn.';
    if (!Number.isInteger(s.points) || s.points < 1) return `${s.points} points are sent.`;
    if (!sends(books, s.power, kind)) return `${powers[s.power]?.id} sends ${kind} out of turn.`;
    if (!mayUse(s.power, books.owner[s.base])) return `${powers[s.power].id} sends points from a hex of ${powers[books.owner[s.base]]?.id}.`;
    const mine = (x: Sortie): boolean => x.mission.startsWith('intercept') === (kind === 'fighters');
    const bases = sites(s.base).length;
    const capacity = 10 * (readings['airbase-capacity'] === 'hex' ? Math.min(1, bases) : bases);
    if (s.points + sorties.filter((x) => mine(x) && x.base === s.base).reduce((n, x) => n + x.points, 0) > capacity) return `Hex ${s.base} sends more than its ${capacity} ${kind}.`;
    if (walk(s.base, s.target) > (kind === 'bombers' ? 15 : 5)) return `${kind} fly ${walk(s.base, s.target)} hexes.`;
    const pool = powers.map((_, p) => p).filter((p) => p === s.power || (sends(books, p, kind) && shared && sideOf(p) === sideOf(s.power)));
    const total = pool.reduce((n, p) => n + points(powers[p].id, kind, books.turn, acts(books, p)), 0);
    const used = sorties.filter((x) => mine(x) && pool.includes(x.power)).reduce((n, x) => n + x.points, 0);
    if (used + s.points > total) return `${powers[s.power].id} sends ${used + s.points} of ${total} ${kind}.`;
    if (kind === 'fighters' && !sorties.some((x) => x.target === s.target && `intercept-${x.mission}` === s.mission)) return 'Fighters are sent where no bombers are.';
    sorties.push(s);
    return null;
  };

  /** Antiaircraft points of the non-phasing side in a hex; null where a reading makes them hang on supply and support. */
  const guns = (books: Books, hex: number): number | null => {
    const { printed } = books;
    const units = [...unitsAt(books, hex)].filter((u) => sideOf(printed.power(u)) !== phasing(books) && !out.has(printed.power(u)));
    const strengths = units.map((u) => (printed.units[u].type.includes('AA') ? printed.units[u].aa : 0));
    const unitGuns = strengths.reduce((a, b) => a + b, 0);
    if (unitGuns > 0 && readings['antiaircraft-halving'] === 'as-combat') return null;
    const land = powers.findIndex((p) => p.territories.includes(printed.territory(hex)));
    const owner = readings['intrinsic-antiaircraft-owner'] === 'original' ? land : books.owner[hex];
    if (owner < 0 || out.has(owner) || sideOf(owner) === phasing(books)) return unitGuns;
    const own = sites(hex);
    return unitGuns + (readings['intrinsic-antiaircraft'] === 'highest' ? Math.max(0, ...own) : own.reduce((a, b) => a + b, 0));
  };

  /** Bombers as single points in the order in which they are met: offensive before defensive, then by power. */
  const settled = (books: Books, e: Extract<EuropaEvent, { type: 'supportSettled' }>): string | null => {
    const wanted: SupportCut[] = [];
    const order = ['oas', 'das'];
    for (const target of [...new Set(sorties.map((s) => s.target))].sort((a, b) => a - b)) {
      const tokens = sorties
        .filter((s) => s.target === target && order.includes(s.mission))
        .flatMap((s) => Array.from({ length: s.points }, () => ({ power: s.power, mission: s.mission as 'oas' | 'das', hit: '' })))
        .sort((a, b) => order.indexOf(a.mission) - order.indexOf(b.mission) || a.power - b.power);
      const hit = (by: string, mission: string): boolean => {
        const token = tokens.find((t) => t.hit === '' && t.mission === mission);
        if (token !== undefined) token.hit = by;
        return token !== undefined;
      };
      for (const s of sorties) if (s.target === target && s.mission.startsWith('intercept')) for (let i = 0; i < s.points; i++) hit('fighters', s.mission.slice('intercept-'.length));
      const fire = guns(books, target);
      if (fire === null) return null;
      const count = (mission: string): number => tokens.filter((t) => t.hit === '' && t.mission === mission).length;
      const [oas, das] = [count('oas'), count('das')];
      const never = readings['antiaircraft-at-das'] === 'never';
      const split = readings['antiaircraft-split'] === 'pro-rata' ? Math.floor((fire * das) / Math.max(1, oas + das)) : (aims.find((a) => a.hex === target)?.points ?? 0);
      for (let i = 0; i < fire; i++) {
        const first = i < split && !never ? 'das' : 'oas';
        if (!hit('antiaircraft', first) && !never) hit('antiaircraft', first === 'oas' ? 'das' : 'oas');
      }
      for (const mission of ['oas', 'das'] as const)
        for (const power of [...new Set(tokens.filter((t) => t.mission === mission).map((t) => t.power))]) {
          const mine = tokens.filter((t) => t.mission === mission && t.power === power);
          const of = (by: string): number => mine.filter((t) => t.hit === by).length;
          wanted.push({ power, target, mission, allocated: mine.length, fighters: of('fighters'), antiaircraft: of('antiaircraft'), points: of('') });
        }
    }
    const text = (cuts: ReadonlyArray<SupportCut>): string => cuts.map((c) => `${key(c)}: ${c.allocated}-${c.fighters}-${c.antiaircraft}=${c.points}`).join(' ');
    if (text(e.cuts) !== text(wanted)) return `What is left is ${text(e.cuts)}; point by point it is ${text(wanted)}.`;
    const sum = new Map(byKey(support));
    for (const c of wanted) if (c.points > 0) sum.set(key(c), (sum.get(key(c)) ?? 0) + c.points);
    return same(sum, byKey(e.support)) ? null : 'The support that stands is not what stood before and what was left.';
  };

  const spent = (books: Books, e: Extract<EuropaEvent, { type: 'supportSpent' }>): string | null => {
    const lasts = readings['defensive-support-lasts'] === 'to-own-turn';
    const ends = (s: Support): boolean =>
      ending === 'combat' ? s.mission === 'oas' || (!lasts && sideOf(s.power) !== phasing(books)) : ending === 'start' && playerTurns[books.playerTurn].powers.includes(powers[s.power].id);
    const early = e.spent.find((s) => !ends(s));
    if (early !== undefined && readings['defensive-support-of-emptied-hex'] !== 'lost') return `Support ends before its time at hex ${early.target}.`;
    const rest = new Map(byKey(support));
    for (const s of e.spent) if (rest.get(key(s)) !== s.points || !rest.delete(key(s))) return 'Support ends that did not stand.';
    return same(rest, byKey(e.support)) ? null : 'More support ends than is said to.';
  };

  /** Support that should have ended by now. */
  const overdue = (books: Books, phase: string): string | null => {
    const late = support.find((s) => s.mission === 'oas' && phase !== 'combat');
    if (late !== undefined) return `Offensive support stands at hex ${late.target} in the ${phase} phase.`;
    const old = readings['defensive-support-lasts'] === 'to-own-turn' || phase !== 'exploitation' ? undefined : support.find((s) => sideOf(s.power) !== phasing(books));
    return old === undefined ? null : `Defensive support stands at hex ${old.target} after the enemy's combat phase.`;
  };

  return {
    begin: (state) => {
      state.dormant.forEach((d, p) => {
        if (d === 1) out.add(p);
      });
      const air = state.slices.air as AirState | undefined;
      sorties = [...(air?.sorties ?? [])];
      aims = air?.aims ?? [];
      support = air?.support ?? [];
      for (const hex of air?.abandoned ?? []) gone.add(hex);
    },
    event: (books, e) => {
      switch (e.type) {
        case 'powerEntered':
          out.delete(e.power);
          return null;
        case 'phaseBegan':
          ending = e.phase === 'initial' ? 'start' : null;
          return e.phase === 'air' || e.phase === 'combat' || inForce === false ? null : overdue({ ...books, playerTurn: e.playerTurn }, e.phase);
        case 'phaseEnded':
          ending = e.phase === 'combat' ? 'combat' : null;
          return e.phase === 'air' && sorties.length > 0 ? 'The air phase ends with bombers on their way.' : null;
        case 'decisionOpened':
          if (e.decision.kind !== 'fighters') return null;
          fighters = true;
          return e.decision.side === phasing(books) ? 'The phasing player is asked for fighters.' : sorties.length > 0 ? null : 'Fighters are asked for against nobody.';
        case 'airAllocated':
          return allocated(books, e.sortie);
        case 'antiaircraftAimed':
          aims = e.aims;
          return fighters ? null : 'Guns are aimed out of turn.';
        case 'supportSettled': {
          const wrong = settled(books, e);
          sorties = [];
          aims = [];
          fighters = false;
          support = e.support;
          return wrong;
        }
        case 'supportSpent': {
          const wrong = spent(books, e);
          support = e.support;
          return wrong;
        }
        case 'airfieldAbandoned':
          if (!has(e.hex, 'airfield') || gone.has(e.hex)) return 'An airfield is given up that is not there.';
          if (!acts(books, books.owner[e.hex])) return 'An airfield is given up out of turn, or by somebody else.';
          gone.add(e.hex);
          return null;
        default:
          return null;
      }
    },
    after: (state) => {
      const air = state.slices.air as AirState | undefined;
      if (air === undefined) return sorties.length + support.length + gone.size === 0 ? null : 'Air points move in a game without them.';
      if (JSON.stringify(air.sorties) !== JSON.stringify(sorties)) return 'The sorties kept are not those that were flown.';
      if (!same(byKey(air.support), byKey(support))) return 'The support kept is not what stands by the events.';
      return [...air.abandoned].sort((a, b) => a - b).join() === [...gone].sort((a, b) => a - b).join() ? null : 'The airfields given up are not those of the events.';
    },
  };
};
