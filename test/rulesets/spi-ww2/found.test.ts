/** Positions in which the laws once found a mistake. */
import { describe, expect, it } from 'vitest';
import type { SpiSketch } from '../../../src/conformance/spi-ww2/sketch.js';
import { position } from './fixture.js';

describe('a neutral that joins the war', () => {
  const sketch: SpiSketch = {
    edition: 'feb75', territories: { Germany: '0101-0412', Denmark: '0501-0712' }, places: { '0404': 'Berlin*', '0606': 'Copenhagen*' }, stances: { Denmark: 'neutral' },
    units: ['g1: Germany paratroop 1 @0405', 'g2: Germany infantry 4 @0404'],
  };
  it.each(['drop g1 0505', 'step g1 0505'])('does not take the hex that was entered back: %s (SPI 9.74, 11)', (words) => {
    const at = position(sketch).act(words);
    const { hexOf } = at.game.board.map;
    expect(at.state.hexes.control[hexOf.get('0505') ?? -1]).toBe(0);
    expect(at.state.hexes.control[hexOf.get('0606') ?? -1]).toBe(1);
  });
  it('keeps a hex that is only attacked, until somebody is in it', () => {
    const at = position({ ...sketch, phase: 'combat', result: 1, units: ['g2: Germany infantry 4 @0405', 'd1: Denmark 1 @0505'] }).act('commit g2 0505', 'resolve');
    const hex = at.game.board.map.hexOf.get('0505') ?? -1;
    expect(at.state.hexes.control[hex]).toBe(1);
    expect(at.act('roll 1', 'advance g2').state.hexes.control[hex]).toBe(0);
  });
});

describe('units afloat whose hexes were not cleared', () => {
  const sketch: SpiSketch = {
    edition: 'feb75', player: 'allied', turn: 10, terrain: { sea: '0601-0612 0701-0712 0801-0812' }, territories: { Britain: '0501-0512', Germany: '0901-0912' }, features: { port: '0505' },
    tables: { transport: { '4/1941': { amphibious: 9 } } },
    units: ['b1: Britain 1 @0505', 'b2: Britain 1 @0505', 'g1: Italy 2 @0904', 'g2: Italy 2 @0906'], stances: { Italy: 'war' },
  };
  it('go back to one port as far as it has room (SPI 5.8, 7)', () => {
    const at = position(sketch).act('assault b1 0904', 'assault b2 0906');
    const home = at.game.board.map.hexOf.get('0505') ?? -1;
    const back = at.to('combat').to('mechanized');
    expect(['b1', 'b2'].map((id) => back.state.units.hex[back.game.board.roster.ixOf.get(id) ?? -1])).toEqual([home, home]);
  });
  it('are lost when others have filled the port in the meantime', () => {
    const at = position({ ...sketch, features: { port: '0505 0503' }, units: ['b1: Britain 1 @0505', 'b2: Britain 1 @0505', 'b3: Britain 1 @0504', 'g1: Italy 2 @0904', 'g2: Italy 2 @0906'] }).act('assault b1 0904', 'assault b2 0906', 'step b3 0505');
    const back = at.to('combat').to('mechanized');
    const there = ['b1', 'b2', 'b3'].map((id) => back.state.units.hex[back.game.board.roster.ixOf.get(id) ?? -1]);
    const home = back.game.board.map.hexOf.get('0505') ?? -1;
    expect(there.filter((hex) => hex === home)).toHaveLength(2);
    expect(there.filter((hex) => hex === -1)).toHaveLength(1);
  });
});

describe('a neutral that is attacked and stays neutral', () => {
  it('takes no hex from anybody as it retreats (SPI 9.74, 16.82)', () => {
    const before = position({
      edition: 'feb75', player: 'russia', phase: 'combat', result: 1, territories: { Russia: '0101-0412', Sweden: '0503', Denmark: '0501 0502 0504 0601-0604' }, places: { '0503': 'Stockholm*', '0303': 'Moscow*' },
      control: { russia: '0501 0502 0504 0601-0604' }, stances: { Russia: 'war', Sweden: 'neutral', Denmark: 'neutral' }, players: 3, without: ['russia-attacks-sweden'],
      units: ['r1: Russia 4 @0403', 's1: Sweden 3 @0503'],
    });
    const russian = before.game.board.players.indexOf('russia');
    const { hexOf } = before.game.board.map;
    const after = before.act('commit r1 0503', 'resolve', 'roll 1');
    const place = after.state.units.hex[before.game.board.roster.ixOf.get('s1') ?? -1];
    expect(place).not.toBe(hexOf.get('0503'));
    expect(after.state.hexes.control[place]).toBe(russian);
  });
});

describe('a nation whose date has come', () => {
  it('brings its possessions with it, so that its units there are in supply by sea (SPI 9.74, 11)', () => {
    const at = position({
      edition: 'feb75', turn: 4, phase: 'rail', player: 'allied', territories: { Italy: '0501-0506', Libya: '0508-0512' }, terrain: { sea: '0401-0412 0507' }, places: { '0504': 'Roma*' },
      features: { port: '0505 0509' }, stances: { Italy: 'pro-axis' }, units: ['i1: Italy 1 @0509'],
    }).to('movement', 'axis');
    expect(at.state.turn).toBe(5);
    expect(at.state.hexes.control[at.game.board.map.hexOf.get('0510') ?? -1]).toBe(0);
    expect(at.state.units.status[at.game.board.roster.ixOf.get('i1') ?? -1] & 1).toBe(0);
  });

  it('and what it holds by the scenario, and where its units stand', () => {
    const sketch: SpiSketch = {
      edition: 'feb75', territories: { Germany: '0101-0412', France: '0501-0712', Tunisia: '0801-0903', Morocco: '1101' }, areas: { 'Vichy France': '0508-0712' }, held: [['Tunisia', 'Vichy France']],
      stances: { 'Vichy France': 'neutral', France: 'gone' }, places: { '0404': 'Berlin*' }, units: ['g1: Germany infantry 4 @0408', 'v1: Vichy France 1 @0902', 'v2: Vichy France 1 @1101'],
    };
    const at = position(sketch).act('step g1 0508');
    const control = (id: string): number | undefined => at.state.hexes.control[at.game.board.map.hexOf.get(id) ?? -1];
    expect([control('0712'), control('0902'), control('0803'), control('1101'), control('0508')]).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('units of one player', () => {
  it('do not stack when some are at war and some at peace (SPI 7)', () => {
    const at = position({
      edition: 'dec73', beginsBeforeWar: true, territories: { France: '0501-0712', Switzerland: '0801-0912', Germany: '1001-1212' }, stances: { Switzerland: 'neutral' }, places: { '0801': 'Bern*' },
      units: ['f1: France 1 @0704', 's1: Switzerland 1 @0804', 'g1: Germany infantry 1 @1010'],
    }).act('step g1 0910').to('movement', 'allied');
    expect(at.try('step s1 0704')).toContain('stacking/two-players');
    expect(at.act('step f1 0604').try('step s1 0704')).toEqual([]);
  });

  it('are not joined by partisans of another player (SPI 16.5, 16.82)', () => {
    const sketch: SpiSketch = {
      edition: 'feb75', players: 3, phase: 'production', territories: { Poland: '0501-0503', Germany: '0101-0412', Russia: '0601-0912' }, tables: { partisans: { Poland: { least: 1 } } },
      state: { unrest: [0, 0, 0, 1, 0, 0] }, stances: { Russia: 'war' }, units: ['g1: Germany infantry 1 @0501', 'r1: Russia 1 @0502'],
    };
    const west = position({ ...sketch, player: 'west' }).act('roll 6');
    expect(west.try('raise 0502')).toEqual(['partisans/occupied']);
    expect(west.try('raise 0503')).toEqual([]);
  });
});

describe('a hex with units in it', () => {
  const at = (spot: ReturnType<typeof position>, id: string): number | undefined => spot.state.hexes.control[spot.game.board.map.hexOf.get(id) ?? -1];
  it('is controlled by their player when they come by rail to an ally (SPI 5.6, 9.74)', () => {
    const spot = position({
      edition: 'feb75', players: 3, player: 'west', phase: 'rail', readings: { 'control-three-players': 'shared' }, stances: { Russia: 'war' }, control: { west: '0501-0512', russia: '0601-0712' },
      territories: { Germany: '0101-0112', Russia: '0601-0712' }, units: ['b1: Britain 1 @0505', 'g1: Germany infantry 1 @0101'],
    });
    expect(at(spot, '0606')).toBe(2);
    expect(at(spot.act('rail b1 0606'), '0606')).toBe(1);
  });
  it('by the letter of its first owner too, once their nation joins the war (AMB-SPI-80)', () => {
    const spot = position({
      edition: 'feb75', readings: { 'control-at-start': 'letter' }, player: 'allied', territories: { Germany: '0101-0412', France: '0501-0712', Britain: '0801-0812' }, areas: { 'Vichy France': '0501-0712' },
      stances: { 'Vichy France': 'neutral', France: 'gone' }, units: ['b1: Britain 3 @0805', 'v1: Vichy France 1 @0605'],
    });
    expect(at(spot, '0605')).toBe(1);
    const after = spot.act('step b1 0706');
    expect([at(after, '0605'), at(after, '0706')]).toEqual([0, 1]);
  });
});

describe('the fall of France', () => {
  const fall = (units: ReadonlyArray<string>) => {
    const spot = position({
      phase: 'mechanized', territories: { Germany: '0101-0412', France: '0801-1212', Poland: '1401-1412' }, places: { '0404': 'Berlin*', '1005': 'Paris*', '1404': 'Warszawa*', '0910': 'Lyon' },
      areas: { 'Vichy France': '0808-1212' }, control: { axis: '1005' }, units: ['g1: Germany infantry 4 @1005', ...units],
    }).act('endPhase', 'endPhase');
    return spot.game.board.nations.flatMap((n, i) => (n.name === 'Vichy France' ? [spot.state.stance[i]] : []))[0];
  };
  it('makes a Vichy France where the French stand alone, and none where an ally stands with them (SPI 14.1)', () => {
    expect(fall(['f1: France 3 @1010'])).toBe(-1);
    expect(fall(['p1: Poland 1 @1010'])).toBe(-4);
    expect(fall(['f1: France 3 @1010', 'p1: Poland 1 @1010'])).toBe(-4);
  });
});
