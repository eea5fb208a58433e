/**
 * What each event writes, exactly. A reducer does not search, decide or fail.
 * @module
 */
import type { Writer } from '../../engine/writer.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Happening, SpiEvent } from './event.js';
import { AFLOAT, ATTACKED, CARRIED, type Decision, HUNGRY, MOVED, OUT_OF_SUPPLY, OVERRAN, OVERRAN_TWICE, REFORMED, RESERVE, type SpiState, STEPPED, STOPPED } from './state.js';
import type { UnitIx } from './unit.js';

type W = Writer<SpiState>;
type Reducers<T extends SpiEvent['type']> = { readonly [K in T]: (w: W, e: Happening<K>) => void };

const mark = (w: W, unit: UnitIx, bits: number): void => {
  if (bits !== 0) w.unit('status', unit, w.state.units.status[unit] | bits);
};

/** A unit that enters a hex takes it for its player; one of no player takes nothing. */
const take = (w: W, hex: HexIx, player: number): void => {
  if (player < 0) return;
  if (w.state.hexes.control[hex] !== player) w.hex('control', hex, player);
  if (w.state.hexes.entered[hex] !== player) w.hex('entered', hex, player);
};

/** A counter comes from the reserve. Strength first: facts follow the hex. */
const enter = (w: W, unit: UnitIx, sp: number, hex: HexIx): void => {
  w.unit('sp', unit, sp);
  w.unit('mp', unit, 0);
  w.unit('status', unit, 0);
  w.unit('hex', unit, hex);
};

const leave = (w: W, unit: UnitIx): void => {
  w.unit('hex', unit, RESERVE);
  w.unit('sp', unit, 0);
  w.unit('mp', unit, 0);
  w.unit('status', unit, 0);
};

const replaceDue = (w: W, decision: Decision | null): void =>
  w.put('pending', decision === null ? w.state.pending.slice(0, -1) : [...w.state.pending.slice(0, -1), decision]);

const added = (list: ReadonlyArray<number>, ix: number, by: number): ReadonlyArray<number> => list.map((n, i) => (i === ix ? n + by : n));
const changed = (list: ReadonlyArray<number>, ix: number, to: number): ReadonlyArray<number> => list.map((n, i) => (i === ix ? to : n));

/**
 * The reducer of the game.
 * @param nationOf the nation of a counter
 */
export const makeReducers = (nationOf: (unit: UnitIx) => number): ((w: W, e: SpiEvent) => void) => {
  const sequence: Reducers<'phaseBegan' | 'phaseEnded' | 'staged' | 'unitsReadied' | 'gameEnded'> = {
    phaseBegan: (w, e) => {
      w.put('turn', e.turn);
      w.put('player', e.player);
      w.put('phase', e.phase);
      w.put('stage', { at: 'entering', next: 0 });
      if (w.state.attacked.length > 0) w.put('attacked', []);
      if (w.state.announced.length > 0) w.put('announced', []);
    },
    phaseEnded: (w) => {
      w.put('stage', { at: 'closing', next: 0 });
      // an attack that was put together and not carried out is called off
      if (w.state.attack !== null) w.put('attack', null);
    },
    staged: (w, e) => w.put('stage', e.stage),
    unitsReadied: (w, e) => {
      w.column('mp', e.mp);
      w.column('status', e.status);
    },
    gameEnded: (w, e) => {
      w.put('phase', 'over');
      w.put('stage', { at: 'open', next: 0 });
      w.put('ended', e.reason);
    },
  };

  const production: Reducers<'supplyJudged' | 'pointsGranted' | 'unitBuilt' | 'unitDeployed' | 'pointBought' | 'navalReckoned' | 'unitsCombined' | 'unitSplit'> = {
    supplyJudged: (w, e) => {
      const bits = e.hungry ? HUNGRY | OUT_OF_SUPPLY : OUT_OF_SUPPLY;
      const out = new Set(e.out);
      for (const unit of e.units) {
        const status = w.state.units.status[unit];
        const next = out.has(unit) ? status | bits : status & ~bits;
        if (next !== status) w.unit('status', unit, next);
      }
    },
    pointsGranted: (w, e) => w.put('points', added(w.state.points, e.nation, e.halves)),
    unitBuilt: (w, e) => {
      w.put('points', added(w.state.points, e.nation, -e.halves));
      enter(w, e.unit, e.sp, e.hex);
    },
    unitDeployed: (w, e) => {
      w.put('toPlace', w.state.toPlace - e.sp);
      enter(w, e.unit, e.sp, e.hex);
    },
    pointBought: (w, e) => {
      const { naval } = w.state;
      w.put('points', added(w.state.points, e.nation, -e.halves));
      w.put('naval', e.point === 'naval' ? { ...naval, boughtNtp: naval.boughtNtp + 1 } : { ...naval, boughtAtp: naval.boughtAtp + 1 });
    },
    navalReckoned: (w, e) => w.put('naval', e.naval),
    unitsCombined: (w, e) => {
      const { mp, status, sp } = w.state.units;
      const bits = (status[e.unit] | status[e.into] | REFORMED) >>> 0;
      const left = Math.min(mp[e.unit], mp[e.into]);
      const strength = sp[e.unit] + sp[e.into];
      leave(w, e.unit);
      w.unit('sp', e.into, strength);
      w.unit('mp', e.into, left);
      w.unit('status', e.into, bits);
    },
    unitSplit: (w, e) => {
      const { mp, status, sp } = w.state.units;
      const bits = status[e.unit] | REFORMED;
      const left = mp[e.unit];
      w.unit('sp', e.unit, sp[e.unit] - e.sp);
      w.unit('status', e.unit, bits);
      enter(w, e.made, e.sp, e.hex);
      w.unit('mp', e.made, left);
      w.unit('status', e.made, bits);
    },
  };

  const movement: Reducers<'unitStepped' | 'overrunAnnounced' | 'unitOverran' | 'hexOverrun' | 'assaultMade' | 'unitDropped' | 'unitRailed' | 'unitShipped'> = {
    unitStepped: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, e.left);
      mark(w, e.unit, MOVED | STEPPED | (e.stops ? STOPPED : 0));
      take(w, e.to, e.player);
    },
    overrunAnnounced: (w, e) => w.put('announced', [...w.state.announced, e.announced]),
    unitOverran: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, e.left);
      w.unit('status', e.unit, overranOnce(w.state.units.status[e.unit]) | (e.stops ? STOPPED : 0));
      take(w, e.to, e.player);
    },
    hexOverrun: (w, e) => w.put('announced', w.state.announced.filter((a) => a.target !== e.hex)),
    assaultMade: (w, e) => {
      const { naval, landings, units } = w.state;
      const sp = units.sp[e.unit];
      w.put('naval', { ...naval, atp: naval.atp + e.points });
      const before = landings.find((l) => l.hex === e.to && l.player === e.player) ?? { hex: e.to, player: e.player, sp: 0, afloat: [], ports: [], exempt: 0 };
      const landing = { ...before, sp: before.sp + sp, ...(e.afloat ? { afloat: [...before.afloat, e.unit], ports: [...before.ports, e.from] } : {}) };
      w.put('landings', [...landings.filter((l) => l.hex !== e.to || l.player !== e.player), landing].sort((a, b) => a.hex - b.hex || a.player - b.player));
      w.unit('hex', e.unit, e.afloat ? AFLOAT : e.to);
      w.unit('mp', e.unit, 0);
      mark(w, e.unit, CARRIED | STOPPED);
      if (!e.afloat) take(w, e.to, e.player);
    },
    unitDropped: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, 0);
      mark(w, e.unit, CARRIED | STOPPED);
      take(w, e.to, e.player);
    },
    unitRailed: (w, e) => {
      w.unit('hex', e.unit, e.to);
      mark(w, e.unit, CARRIED);
      take(w, e.to, e.player);
    },
    unitShipped: (w, e) => {
      const { naval, landings } = w.state;
      const back = naval.turnedBack.find((b) => b.hex === e.to);
      const turnedBack =
        e.turnedBack === 0
          ? naval.turnedBack
          : [...naval.turnedBack.filter((b) => b !== back), { hex: e.to, sp: (back?.sp ?? 0) + e.turnedBack }].sort((a, b) => a.hex - b.hex);
      w.put('naval', { ...naval, ntp: naval.ntp + e.points, turnedBack });
      if (e.exempt > 0) w.put('landings', landings.map((l) => (l.hex === e.to && l.player === e.player ? { ...l, exempt: l.exempt + e.exempt } : l)));
      mark(w, e.unit, CARRIED);
      if (e.sp === 0) return;
      if (e.made === e.unit) w.unit('hex', e.unit, e.to);
      else {
        w.unit('sp', e.unit, w.state.units.sp[e.unit] - e.sp);
        const bits = w.state.units.status[e.unit];
        enter(w, e.made, e.sp, e.to);
        w.unit('status', e.made, bits);
      }
      take(w, e.to, e.player);
    },
  };

  const sea: Reducers<'unitLanded' | 'unitReturned' | 'landingsSettled' | 'balticAnswered' | 'mediterraneanJudged'> = {
    unitLanded: (w, e) => {
      w.unit('hex', e.unit, e.hex);
      w.put('landings', w.state.landings.map((l) => (l.afloat.includes(e.unit) ? ashore(l, e.unit) : l)));
      take(w, e.hex, e.player);
    },
    unitReturned: (w, e) => {
      w.put('naval', { ...w.state.naval, returned: w.state.naval.returned + w.state.units.sp[e.unit] });
      w.unit('hex', e.unit, e.hex);
      w.put('landings', w.state.landings.map((l) => (l.afloat.includes(e.unit) ? ashore(l, e.unit) : l)));
      take(w, e.hex, e.player);
    },
    landingsSettled: (w, e) => w.put('landings', e.landings),
    balticAnswered: (w, e) => w.put('baltic', e.baltic),
    mediterraneanJudged: (w, e) => w.put('mediterraneanClosed', e.closed),
  };

  const politics: Reducers<'controlTaken' | 'neutralityBroken' | 'nationChanged' | 'unrestNoted' | 'swedenNoted' | 'partisansRaised' | 'unitRaised' | 'partisansConverted'> = {
    controlTaken: (w, e) => {
      for (const hex of e.hexes) w.hex('control', hex, e.player);
    },
    neutralityBroken: (w, e) => w.put('touched', changed(w.state.touched, e.nation, 1)),
    nationChanged: (w, e) => {
      // taken off the map and put back, so that zones of control follow
      const there = w.state.units.hex.flatMap((hex, unit) => (hex >= 0 && nationOf(unit) === e.nation ? [{ unit, hex }] : []));
      for (const { unit } of there) w.unit('hex', unit, RESERVE);
      w.put('stance', changed(w.state.stance, e.nation, e.stance));
      for (const { unit, hex } of there) w.unit('hex', unit, hex);
    },
    unrestNoted: (w, e) => w.put('unrest', changed(w.state.unrest, e.row, e.unrest)),
    swedenNoted: (w, e) => w.put('sweden', { attacked: e.attacked, halved: e.halved }),
    partisansRaised: (w, e) => {
      enter(w, e.unit, e.sp, e.hex);
      take(w, e.hex, e.player);
    },
    unitRaised: (w, e) => {
      enter(w, e.unit, e.sp, e.hex);
      take(w, e.hex, e.player);
    },
    partisansConverted: (w, e) => {
      leave(w, e.unit);
      enter(w, e.made, e.sp, e.hex);
    },
  };

  const combat: Reducers<'unitCommitted' | 'unitUncommitted' | 'combatJoined' | 'dieRolled' | 'combatChanged' | 'combatEnded' | 'attackersReleased' | 'decisionOpened' | 'decisionChanged' | 'decisionClosed'> = {
    unitCommitted: (w, e) => w.put('attack', { target: e.target, units: [...(w.state.attack?.units ?? []), e.unit].sort((a, b) => a - b) }),
    unitUncommitted: (w, e) => {
      const { attack } = w.state;
      if (attack === null) return;
      const units = attack.units.filter((u) => u !== e.unit);
      w.put('attack', units.length === 0 ? null : { target: attack.target, units });
    },
    combatJoined: (w, e) => {
      w.put('attack', null);
      w.put('combat', e.combat);
      w.put('attacked', [...w.state.attacked, e.combat.target].sort((a, b) => a - b));
      for (const unit of e.combat.attackers) mark(w, unit, ATTACKED);
    },
    dieRolled: (w) => replaceDue(w, null),
    combatChanged: (w, e) => w.put('combat', e.combat),
    combatEnded: (w) => w.put('combat', null),
    attackersReleased: (w, e) => {
      for (const unit of e.units) w.unit('status', unit, w.state.units.status[unit] & ~ATTACKED);
    },
    decisionOpened: (w, e) => w.put('pending', [...w.state.pending, e.decision]),
    decisionChanged: (w, e) => replaceDue(w, e.decision),
    decisionClosed: (w) => replaceDue(w, null),
  };

  const losses: Reducers<'strengthLost' | 'unitEliminated' | 'unitRetreated' | 'unitAdvanced'> = {
    strengthLost: (w, e) => {
      w.put('losses', added(w.state.losses, e.nation, e.sp));
      w.unit('sp', e.unit, w.state.units.sp[e.unit] - e.sp);
    },
    unitEliminated: (w, e) => {
      w.put('losses', added(w.state.losses, e.nation, e.sp));
      const afloat = w.state.units.hex[e.unit] === AFLOAT;
      leave(w, e.unit);
      if (!afloat) return;
      // what is lost at sea has not got ashore
      w.put('naval', { ...w.state.naval, returned: w.state.naval.returned + e.sp });
      w.put('landings', w.state.landings.map((l) => (l.afloat.includes(e.unit) ? ashore(l, e.unit) : l)));
    },
    unitRetreated: (w, e) => {
      w.unit('hex', e.unit, e.to);
      take(w, e.to, e.player);
    },
    unitAdvanced: (w, e) => {
      w.unit('hex', e.unit, e.to);
      take(w, e.to, e.player);
    },
  };

  const all: Reducers<SpiEvent['type']> = { ...sequence, ...production, ...movement, ...sea, ...politics, ...combat, ...losses };
  return (w: W, e: SpiEvent): void => (all[e.type] as (w: W, e: SpiEvent) => void)(w, e);
};

/** Marks of a unit after an overrun, stops apart. */
const overranOnce = (status: number): number => (status & ~STOPPED) | MOVED | STEPPED | OVERRAN | ((status & OVERRAN) !== 0 ? OVERRAN_TWICE : 0);

/** A landing without one of the units that were afloat. */
const ashore = (l: SpiState['landings'][number], unit: UnitIx): SpiState['landings'][number] => {
  const at = l.afloat.indexOf(unit);
  return at < 0 ? l : { ...l, afloat: l.afloat.filter((_, i) => i !== at), ports: l.ports.filter((_, i) => i !== at) };
};
