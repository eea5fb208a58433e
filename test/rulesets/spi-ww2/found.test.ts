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
