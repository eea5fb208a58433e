/** What the log of a game of World War II tells, line by line. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { playout } from '../../../src/engine/apply.js';
import { logText, makeLog } from '../../../src/engine/log.js';
import { EVENT_TYPES, sampleEvents } from './events.js';
import { action, stand } from './fixture.js';
import { wrongLine } from './told.js';

/** The log of some actions, from the position on. */
const log = (sketch: SpiSketch, ...words: ReadonlyArray<string>): string => {
  const { game, state } = stand(sketch);
  const lines = makeLog();
  const out: string[] = [];
  const copy = playout(game, state, (before, e) => out.push(...lines.add(game.narrate(before, e)).map((l) => `${'  '.repeat(l.depth)}${l.text}`)));
  for (const line of words) {
    const a = action(line);
    const against = game.violations(copy.state, a);
    if (against.length > 0) throw new Error(`${line}: ${against[0].detail}`);
    copy.play(a);
  }
  out.push(...lines.end().map((l) => `${'  '.repeat(l.depth)}${l.text}`));
  return out.join('\n');
};

const HOME: SpiSketch = { territories: { Germany: '0101-0412', France: '0801-1212' }, places: { '0404': 'Berlin*', '1005': 'Paris*' } };

describe('the log of a combat', () => {
  const sketch: SpiSketch = { ...HOME, phase: 'combat', units: ['g1: Germany infantry 4 @0505', 'g2: Germany infantry 3 @0505 out', 'f1: France 2 @0605', 'f2: France 2 @0605'], terrain: { rough: '0605' } };

  it('tells units, strengths, differential, modifiers with their rules, die, result, losses, retreats and advances', () => {
    const text = log({ ...sketch, result: 2 }, 'commit g1 0605', 'commit g2 0605', 'resolve', 'roll 4', 'lose f1 1', 'retreat f1 0705', 'retreat f2 0705', 'advance g1', 'pass');
    expect(text).toBe(
      [
        '      Attack on 0605: g1 (4), g2 (3, out of supply: 1) [SPI 9.7] against f1 (2), f2 (2)',
        '        5 against 4: +1; −1 [SPI 8.3: Rough ground shifts the differential against the attacker]; differential 0; column 0 [SPI 8.3]',
        '        Die 4 on the column 0: 2 strength points lost (cell reconstructed) [SPI 8.3]',
        '        f1 (2) loses 1 strength point in combat [SPI 8.3]',
        '        f2 (2) loses 1 strength point in combat [SPI 8.3]',
        '        f1 (1) retreats to 0705 [SPI 8.6]',
        '        f2 (1) retreats to 0705 [SPI 8.6]',
        '        g1 (4) advances into 0605 [SPI 8.5]',
      ].join('\n'),
    );
  });

  it('tells what has no effect, and what is lost for want of a retreat', () => {
    expect(log({ ...sketch, result: 0 }, 'commit g1 0605', 'commit g2 0605', 'resolve', 'roll 4')).toContain('no loss');
    const shut = log({ ...sketch, units: ['g1: Germany infantry 4 @0505', 'f1: France 3 @0605'], terrain: { sea: '0604 0606 0506 0705 0706' }, result: 1 }, 'commit g1 0605', 'resolve', 'roll 1');
    expect(shut).toContain('f1 (2) is lost for want of a retreat [SPI 8.6]');
  });

  it('tells the options: slipping away, striking back, holding the ground (SPI-17.8.1, SPI-17.92.1, SPI-17.93.1)', () => {
    const mobile: SpiSketch = { ...HOME, phase: 'combat', player: 'allied', options: ['17.8'], control: { axis: '0501-0712' }, units: ['f1: France 3 @0705', 'g1: Germany mechanized 2 @0605'] };
    const gone = log(mobile, 'commit f1 0605', 'resolve', 'retreat g1 0505', 'pass');
    expect(gone).toContain('g1 (2) slips away to 0505 [SPI 17.8]');
    expect(gone).toContain('The defenders have slipped away; no die is thrown [SPI 17.8]');
    const released = log({ ...mobile, readings: { 'evasion-participants': 'advancing' } }, 'commit f1 0605', 'resolve', 'retreat g1 0505', 'pass');
    expect(released).toContain('They count as not having fought: f1 (3) [SPI 17.8]');
    const counter: SpiSketch = { ...HOME, phase: 'combat', options: ['17.9'], result: 1, units: ['g1: Germany infantry 4 @0705', 'f1: France 3 @0805'] };
    const struck = log(counter, 'commit g1 0805', 'resolve', 'roll 1', 'counter 0705', 'roll 2', 'stand');
    expect(struck).toContain('Counterattack on 0705: differential −2, column 0 [SPI 17.92]');
    expect(struck).toContain('g1 (4) loses 1 strength point in the counterattack [SPI 17.93]');
    expect(struck).toContain('The defenders hold their ground [SPI 17.93]');
  });
});

describe('the log of a turn', () => {
  it('has headings by Game-Turn, player turn and phase, and none over nothing', () => {
    const text = log({ ...HOME, phase: 'rail', units: ['g1: Germany infantry 4 @0404', 'f1: France 3 @1005'] }, 'endPhase', 'endPhase', 'endPhase', 'endPhase', 'endPhase', 'endPhase', 'endPhase');
    expect(text.split('\n').filter((l) => /^ {0,4}\S/.test(l))).toEqual(['  Allied player turn', '    Production phase', 'Game-Turn 10 (4/1941)', '  Axis player turn', '    Production phase']);
  });

  it('joins steps into journeys, and tells towns that change hands', () => {
    const text = log({ ...HOME, edition: 'feb75', control: { allied: '0501-0712' }, places: { ...HOME.places, '0605': 'Aachen' }, units: ['g1: Germany mechanized 4 @0505', 'f1: France 3 @1005'] }, 'step g1 0605', 'step g1 0705');
    expect(text).toContain('g1 (4) 0505 → 0705 (2 MP), captures Aachen');
  });

  it('tells overruns with their differential, and announcements', () => {
    const plain: SpiSketch = { ...HOME, edition: 'feb75', units: ['g1: Germany mechanized 4 @0505', 'g2: Germany mechanized 4 @0505', 'f1: France 2 @0605'] };
    const text = log(plain, 'overrun g1,g2 0605');
    expect(text).toContain('Overrun of 0605 by g1 (4), g2 (4), differential +6 [SPI 8.41]');
    expect(text).toContain('f1 (2) is lost in the overrun [SPI 8.41]');
    expect(text).toContain('g1 (4) 0505 → 0605 by overrun (2 MP)');
    expect(log({ ...plain, edition: 'first' }, 'announce g1,g2 0605')).toContain('Announced: g1 (4), g2 (4) will overrun 0605 [SPI 8.4]');
  });

  it('tells production, build-up and break-down', () => {
    const text = log({ ...HOME, edition: 'feb75', phase: 'production', units: ['g1: Germany infantry 2 @0404', 'g2: Germany infantry 1 @0404'] }, 'combine g2 g1', 'build Germany infantry 1 0404', 'buy naval');
    expect(text).toContain('g2 (1) joins g1 (2) in 0404 Berlin: 3 strength points [SPI 5.3]');
    expect(text).toContain('New: g2 (1) in 0404 Berlin for 1 point of Germany [SPI 10]');
    expect(text).toContain('Germany buys a naval transport point for 1 point [SPI 5.79]');
    expect(log({ ...HOME, phase: 'production', units: ['g1: Germany infantry 3 @0404'] }, 'split g1 1')).toMatch(/g1 \(3\) in 0404 Berlin gives 1 strength point to germany-infantry-0\d \[SPI 5.3\]/);
  });

  it('tells the sea: transport, what air turns back, assaults, the books (SPI-5.79.4, SPI-5.86.1)', () => {
    const sea: SpiSketch = {
      edition: 'feb75', player: 'allied', turn: 10, terrain: { sea: '0601-0612 0701-0712 0801-0812' }, territories: { Britain: '0501-0512', Germany: '0901-0912' }, features: { port: '0505 0905 0507', 'resource-center': '0909' },
      tables: { transport: { '4/1941': { amphibious: 5 } } }, units: ['b1: Britain 2 @0505', 'b2: Britain 3 @0505', 'g1: Germany infantry 4 @0909'],
    };
    const text = log(sea, 'assault b1 0904', 'endPhase', 'endPhase', 'endPhase', 'ship b2 0507', 'endPhase');
    expect(text).toContain('b1 (2) assaults 0904 from 0505 for 2 amphibious points [SPI 5.8]');
    expect(text).toContain('b2 (3) ships all of it from 0505 to 0507 for 3 points [SPI 5.7]');
    expect(text).toContain('The Allies have used 2 amphibious points in this Game-Turn [SPI 5.86]');
    const air = log({ ...sea, phase: 'rail', control: { allied: '0905' }, units: ['b2: Britain 3 @0505', 'g1: Germany infantry 4 @0908'] }, 'ship b2 0905');
    expect(air).toMatch(/b2 \(3\) ships 1 strength point from 0505 to 0905 for 3 points; 2 turned back by air zones.* \[SPI 5.7, SPI 6.5\]/);
    const axis = log({ ...sea, player: 'axis', naval: { axisAtp: 2, axisNtp: 1 }, units: ['g1: Germany infantry 2 @0905'] }, 'assault g1 0503', 'endPhase', 'endPhase', 'endPhase', 'endPhase');
    expect(axis).toContain('2 used amphibious points become naval transport points in Game-Turn 12 (2/1942) [SPI 5.79]');
    expect(axis).toContain('Axis stock: 1 naval transport point, 0 amphibious points [SPI 5.79]');
  });

  it('tells the Baltic: asked, granted, refused (SPI-5.85.2)', () => {
    const sketch: SpiSketch = { edition: 'feb75', player: 'allied', phase: 'rail', territories: { Britain: '0501-0512', Denmark: '0705' }, areas: { Denmark: '0705' }, units: ['b1: Britain 2 @0505'] };
    expect(log(sketch, 'request', 'pass', 'endPhase')).toMatch(/ask for leave to enter the Baltic \[SPI 5.85\]\n.*stays closed to the Allies/);
    expect(log(sketch, 'request', 'grant')).toContain('The Allies may enter the Baltic for one operation [SPI 5.85]');
  });

  it('tells politics: neutrals that are violated, what they raise, and who falls', () => {
    const text = log({ ...HOME, edition: 'feb75', territories: { Germany: '0101-0412', Denmark: '0501-0712' }, places: { '0404': 'Berlin*', '0606': 'Copenhagen*' }, stances: { Denmark: 'neutral' }, units: ['g1: Germany mechanized 4 @0405', 'g2: Germany mechanized 4 @0404'] }, 'step g1 0505');
    expect(text).toContain('The peace of Denmark is broken [SPI 6.0]');
    expect(text).toContain('Denmark fights on the side of the Western Allies: violated [SPI 11]');
    expect(text).toContain('The Allied player takes Copenhagen [SPI 9.74]');
    const fall = log({ ...HOME, phase: 'mechanized', control: { axis: '1005' }, units: ['g1: Germany infantry 4 @1005', 'f1: France 3 @1204'] }, 'endPhase', 'endPhase');
    expect(fall).toContain('f1 (3) is lost with the fall of its nation [SPI 14]');
    expect(fall).toContain('France falls: its capital is lost [SPI 14]');
  });

  it('tells supply: who has none, who is cut off, who has it again', () => {
    const sketch: SpiSketch = { ...HOME, phase: 'rail', player: 'allied', units: ['g1: Germany infantry 4 @1404', 'g2: Germany infantry 2 @0404 out', 'f1: France 3 @1005'] };
    const text = log({ ...sketch, edition: 'feb75' }, 'endPhase', 'endPhase');
    expect(text).toContain('Out of supply: g1 (4) in 1404 [SPI 9.7]');
    expect(text).toContain('In supply again: g2 (2) in 0404 Berlin [SPI 9.7]');
  });

  it('says why the game is over', () => {
    expect(log({ ...HOME, phase: 'rail', player: 'allied', turn: 24, units: ['g1: Germany infantry 4 @0404', 'f1: France 3 @1005'] }, 'endPhase')).toContain('The game is over: the last turn is over');
  });
});

describe('every type of event', () => {
  const { game, state } = stand({ ...HOME, phase: 'combat', units: ['g1: Germany infantry 4 @0505', 'f1: France 2 @0605'] });

  it('has lines fit for people, or none, and never fails', () => {
    const events = sampleEvents(game, state);
    expect(new Set(events.map((e) => e.type))).toEqual(new Set(EVENT_TYPES));
    for (const e of events) for (const l of game.narrate(state, e)) expect([e.type, wrongLine(l)]).toEqual([e.type, null]);
  });

  it('is told by a line of its own, apart from marks and accounts', () => {
    const silent = ['phaseBegan', 'staged', 'phaseEnded', 'unitsReadied', 'landingsSettled', 'unitCommitted', 'unitUncommitted', 'combatEnded', 'combatChanged', 'decisionOpened', 'decisionChanged', 'decisionClosed'];
    for (const e of sampleEvents(game, state)) expect([e.type, game.narrate(state, e).length > 0]).toEqual([e.type, !silent.includes(e.type)]);
  });

  it('can be printed', () => {
    expect(logText(sampleEvents(game, state).flatMap((e) => [...game.narrate(state, e)]))).toContain('advances into');
  });
});
