/**
 * How each event changes the position, grouped as the sequence of play is. A reducer writes exactly what
 * its event says: it never searches, decides or fails.
 * @module
 */
import type { Writer } from '../../engine/writer.js';
import { AIR, airIn, type AirState } from './air.js';
import type { EuropaEvent } from './event.js';
import {
  ATTACKED,
  CADRE,
  DEFENDED,
  DROPPED,
  ELIMINATED,
  type EuropaState,
  FULL,
  HALTED,
  LANDED,
  MOVED,
  OUT_OF_SUPPLY,
  OVERRAN,
  RAILED,
  REMOVED,
  STOPPED,
  STORMED,
} from './state.js';
import { withoutWork, WORKS, worksIn, type WorksState } from './works.js';

type W = Writer<EuropaState>;
type Reducers<T extends EuropaEvent['type']> = { readonly [K in T]: (w: W, e: Extract<EuropaEvent, { type: K }>) => void };

const mark = (w: W, unit: number, bits: number): void => w.unit('status', unit, w.state.units.status[unit] | bits);
const ownerOfUnit = (w: W, power: number, hex: number): void => w.hex('owner', hex, power);
const writeWorks = (w: W, works: WorksState): void => w.put('slices', { ...w.state.slices, [WORKS.key]: works });
const writeAir = (w: W, air: AirState): void => w.put('slices', { ...w.state.slices, [AIR.key]: air });
const replaceDue = (w: W, decision: EuropaState['pending'][number] | null): void => {
  const rest = w.state.pending.slice(0, -1);
  w.put('pending', decision === null ? rest : [...rest, decision]);
};

/** The reducers need to know only which power a unit belongs to, to hand over hexes. */
export const makeReducers = (powerOf: (unit: number) => number) => {
  const captured = (w: W, unit: number, hex: number, captures: boolean): void => {
    if (captures) ownerOfUnit(w, powerOf(unit), hex);
  };

  const countEntrained = (w: W, unit: number): void => {
    const power = powerOf(unit);
    w.put('railed', w.state.railed.map((n, p) => (p === power ? n + 1 : n)));
  };

  const headquarters: Reducers<'pointsEntered' | 'hqTested' | 'unitTakenOff' | 'unitCarried' | 'markerMoved' | 'truckDepleted'> = {
    pointsEntered: (w, e) => w.put('slices', { ...w.state.slices, [e.key]: e.value }),
    hqTested: () => undefined,
    unitTakenOff: (w, e) => w.unit('hex', e.unit, REMOVED),
    unitCarried: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, 0);
      mark(w, e.unit, MOVED | STOPPED | RAILED);
      const power = powerOf(e.unit);
      w.put('railed', w.state.railed.map((n, p) => (p === power ? n + e.load : n)));
    },
    markerMoved: (w, e) => w.unit('hex', e.unit, e.to),
    truckDepleted: (w, e) => w.unit('face', e.unit, CADRE),
  };

  const operations: Reducers<'unitTookOff' | 'unitTurnedBack' | 'unitPutDown' | 'nationDefected'> = {
    unitTookOff: (w, e) => {
      w.unit('mp', e.unit, 0);
      mark(w, e.unit, MOVED | STOPPED);
    },
    unitTurnedBack: () => undefined,
    unitPutDown: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, 0);
      mark(w, e.unit, MOVED | STOPPED | (e.by === 'air' ? DROPPED : LANDED));
      captured(w, e.unit, e.to, e.captures);
    },
    nationDefected: (w, e) => {
      for (const unit of e.gone) w.unit('hex', unit, REMOVED);
      for (const { unit, produced, hex, face } of e.turned) {
        w.unit('hex', unit, REMOVED);
        w.unit('face', produced, face);
        w.unit('hex', produced, hex);
      }
      for (const { hex, power } of e.hexes) ownerOfUnit(w, power, hex);
    },
  };

  const sequence: Reducers<'phaseBegan' | 'phaseEnded' | 'staged' | 'unitsReadied' | 'unitsMarked' | 'railReset' | 'gameEnded' | 'sliceWritten'> = {
    phaseBegan: (w, e) => {
      w.put('turn', e.turn);
      w.put('playerTurn', e.playerTurn);
      w.put('phase', e.phase);
      w.put('stage', { at: 'entering', next: 0 });
    },
    phaseEnded: (w) => w.put('stage', { at: 'closing', next: 0 }),
    staged: (w, e) => w.put('stage', e.stage),
    unitsReadied: (w, e) => {
      w.column('mp', e.mp);
      w.column('status', e.status);
    },
    unitsMarked: (w, e) => {
      for (const unit of e.units) w.unit('status', unit, (w.state.units.status[unit] & ~e.clear) | e.set);
    },
    railReset: (w) => w.put('railed', w.state.railed.map(() => 0)),
    gameEnded: (w) => {
      w.put('phase', 'over');
      w.put('stage', { at: 'open', next: 0 });
    },
    sliceWritten: (w, e) => w.put('slices', { ...w.state.slices, [e.key]: e.value }),
  };

  const initial: Reducers<'supplyJudged' | 'unitDeployed' | 'unitPlaced' | 'unitMobilized' | 'unitsConverted'> = {
    supplyJudged: (w, e) => {
      const out = new Set(e.out);
      w.column(
        'status',
        w.state.units.status.map((s, u) => (out.has(u) ? s | OUT_OF_SUPPLY : s & ~OUT_OF_SUPPLY)),
      );
    },
    unitDeployed: (w, e) => {
      w.unit('hex', e.unit, e.hex);
      ownerOfUnit(w, powerOf(e.unit), e.hex);
    },
    unitPlaced: (w, e) => {
      w.unit('hex', e.unit, e.hex);
      captured(w, e.unit, e.hex, e.captures);
    },
    unitMobilized: (w, e) => {
      w.unit('face', e.unit, FULL);
      w.put('mobilized', [...w.state.mobilized, e.mobilization]);
    },
    unitsConverted: (w, e) => {
      for (const unit of e.units) w.unit('hex', unit, REMOVED);
      w.unit('hex', e.produced, e.hex);
      w.put('converted', [...w.state.converted, e.conversion]);
    },
  };

  const movement: Reducers<'unitStepped' | 'overrunBegun' | 'overrunPaid' | 'unitOverran' | 'unitsHalted' | 'unitsReleased' | 'unitWithdrawn' | 'fortificationCaptured'> = {
    unitStepped: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, e.left);
      mark(w, e.unit, MOVED | (e.stops ? STOPPED : 0) | (e.entrains ? RAILED : 0));
      if (e.entrains) countEntrained(w, e.unit);
      captured(w, e.unit, e.to, e.captures);
    },
    overrunBegun: () => undefined,
    overrunPaid: (w, e) => {
      w.unit('mp', e.unit, e.left);
      mark(w, e.unit, MOVED | OVERRAN);
    },
    unitsHalted: (w, e) => {
      for (const unit of e.units) {
        w.unit('mp', unit, 0);
        mark(w, unit, STOPPED | HALTED);
      }
    },
    unitOverran: (w, e) => {
      w.unit('hex', e.unit, e.to);
      w.unit('mp', e.unit, e.left);
      // an overrun takes up the movement of units that a zone of the overrun hex had held
      w.unit('status', e.unit, (w.state.units.status[e.unit] & ~STOPPED) | MOVED | OVERRAN | (e.stops ? STOPPED : 0));
      captured(w, e.unit, e.to, e.captures);
    },
    unitsReleased: (w, e) => {
      for (const unit of e.units) w.unit('status', unit, w.state.units.status[unit] & ~STOPPED);
    },
    unitWithdrawn: (w, e) => w.unit('hex', e.unit, REMOVED),
    fortificationCaptured: (w, e) => w.put('captured', [...w.state.captured, e.hex]),
  };

  const construction: Reducers<'workBegun' | 'workDelayed' | 'workCompleted' | 'workDropped' | 'fortDestroyed'> = {
    workBegun: (w, e) => writeWorks(w, { ...worksIn(w.state), underway: [...worksIn(w.state).underway, e.work] }),
    workDelayed: (w, e) => {
      const works = worksIn(w.state);
      writeWorks(w, { ...works, underway: works.underway.map((x) => (x.unit === e.work.unit ? { ...x, due: e.due } : x)) });
    },
    workCompleted: (w, e) => {
      const works = withoutWork(worksIn(w.state), e.work);
      const { kind, hex, unit } = e.work;
      const list = kind === 'fort' ? 'forts' : 'airfields';
      const standing = [...works[list], hex].sort((a, b) => a - b);
      writeWorks(w, { ...works, [list]: standing, built: [...works.built, { kind, hex, power: powerOf(unit) }] });
    },
    workDropped: (w, e) => writeWorks(w, withoutWork(worksIn(w.state), e.work)),
    // one that the map prints is gone by its capture, which is noted apart
    fortDestroyed: (w, e) => {
      const works = worksIn(w.state);
      if (works.forts.includes(e.hex)) writeWorks(w, { ...works, forts: works.forts.filter((h) => h !== e.hex) });
    },
  };

  const air: Reducers<'airAllocated' | 'antiaircraftAimed' | 'supportSettled' | 'supportSpent' | 'airfieldAbandoned'> = {
    airAllocated: (w, e) => writeAir(w, { ...airIn(w.state), sorties: [...airIn(w.state).sorties, e.sortie] }),
    antiaircraftAimed: (w, e) => writeAir(w, { ...airIn(w.state), aims: e.aims }),
    supportSettled: (w, e) => writeAir(w, { ...airIn(w.state), sorties: [], aims: [], support: e.support }),
    supportSpent: (w, e) => writeAir(w, { ...airIn(w.state), support: e.support }),
    airfieldAbandoned: (w, e) => {
      const works = worksIn(w.state);
      if (works.airfields.includes(e.hex)) writeWorks(w, { ...works, airfields: works.airfields.filter((h) => h !== e.hex) });
      else writeAir(w, { ...airIn(w.state), abandoned: [...airIn(w.state).abandoned, e.hex].sort((a, b) => a - b) });
    },
  };

  const war: Reducers<'powerEntered'> = {
    powerEntered: (w, e) => {
      // taken off the map and put back, so that zones of control follow
      const there = w.state.units.hex.flatMap((hex, unit) => (hex >= 0 && powerOf(unit) === e.power ? [{ unit, hex }] : []));
      for (const { unit } of there) w.unit('hex', unit, REMOVED);
      w.put('dormant', w.state.dormant.map((d, p) => (p === e.power ? 0 : d)));
      for (const { unit, hex } of there) w.unit('hex', unit, hex);
    },
  };

  const declaration: Reducers<'unitCommitted' | 'unitUncommitted' | 'combatJoined'> = {
    unitCommitted: (w, e) =>
      w.put('attack', { target: e.target, units: [...(w.state.attack?.units ?? []), e.unit].sort((a, b) => a - b) }),
    unitUncommitted: (w, e) => {
      const attack = w.state.attack;
      if (attack === null) return;
      const units = attack.units.filter((u) => u !== e.unit);
      w.put('attack', units.length === 0 ? null : { target: attack.target, units });
    },
    combatJoined: (w, e) => {
      w.put('attack', null);
      w.put('combat', e.combat);
      if (e.combat.overrun !== undefined) {
        // no attack of the combat phase: nobody's turn to attack, or to be attacked, is used up
        if (e.combat.column !== null) for (const unit of e.combat.attackers) mark(w, unit, STORMED);
        return;
      }
      for (const unit of e.combat.attackers) mark(w, unit, ATTACKED);
      for (const unit of [...e.combat.defenders, ...e.combat.bystanders]) mark(w, unit, DEFENDED);
    },
  };

  const resolution: Reducers<'dieRolled' | 'combatDecided' | 'combatStepped' | 'combatEnded'> = {
    dieRolled: (w) => replaceDue(w, null),
    combatDecided: (w, e) => {
      if (w.state.combat !== null) w.put('combat', { ...w.state.combat, result: e.result, todo: e.todo });
    },
    combatStepped: (w) => {
      if (w.state.combat !== null) w.put('combat', { ...w.state.combat, todo: w.state.combat.todo.slice(1) });
    },
    combatEnded: (w) => w.put('combat', null),
  };

  const decisions: Reducers<'decisionOpened' | 'decisionChanged' | 'decisionClosed'> = {
    decisionOpened: (w, e) => w.put('pending', [...w.state.pending, e.decision]),
    decisionChanged: (w, e) => replaceDue(w, e.decision),
    decisionClosed: (w) => replaceDue(w, null),
  };

  const aftermath: Reducers<'unitCadred' | 'unitEliminated' | 'unitRetreated' | 'unitEntrained' | 'unitAdvanced'> = {
    unitCadred: (w, e) => w.unit('face', e.unit, CADRE),
    unitEliminated: (w, e) => w.unit('hex', e.unit, ELIMINATED),
    unitRetreated: (w, e) => {
      w.unit('hex', e.unit, e.to);
      captured(w, e.unit, e.to, e.captures);
    },
    unitEntrained: (w, e) => {
      mark(w, e.unit, RAILED);
      countEntrained(w, e.unit);
    },
    unitAdvanced: (w, e) => {
      w.unit('hex', e.unit, e.to);
      captured(w, e.unit, e.to, e.captures);
    },
  };

  const all: Reducers<EuropaEvent['type']> = { ...headquarters, ...operations, ...sequence, ...initial, ...movement, ...construction, ...air, ...war, ...declaration, ...resolution, ...decisions, ...aftermath };
  return (w: W, e: EuropaEvent): void => (all[e.type] as (w: W, e: EuropaEvent) => void)(w, e);
};
