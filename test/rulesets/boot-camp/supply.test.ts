/** Supply. @rule EBC 12 */
import { describe, expect, it } from 'vitest';
import { attack, endPhase, type Fixture, march, place, position, road, roll, type Sketch } from '../fixture.js';

/** A corridor down column 03 between two seas, with pockets of land beside it where a test needs them. */
const corridor = (sketch: Sketch, rows: readonly [number, number] = [1, 14], pockets: ReadonlyArray<string> = []): Sketch => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const sea = ['02', '04'].flatMap((c) => Array.from({ length: rows[1] - rows[0] + 1 }, (_, i) => c + two(rows[0] + i))).filter((h) => !pockets.includes(h));
  return { columns: [1, 5], rows, supply: 'judged', ...sketch, terrain: { ...sketch.terrain, sea: sea.join(' ') } };
};
const supplied = (sketch: Sketch, unit = 'p1'): boolean => !position(sketch).unit(unit).outOfSupply;
const P1 = 'p1: Polish 5-6-6 Inf XX @0301';

describe('EBC 12: supply', () => {
  it('BC-12.1 BC-12D.1 BC-12D.2 BC-12D.3 full strength and movement in supply, half out of it', () => {
    const p = position({ units: ['g1: German 7-6 Inf XX @0504', 'g2: German 7-6 Inf XX @0604 out', 'g3: German 7-7 Cav XX @0604 out', 'p1: Polish 7-6 Inf XX @0505', 'p2: Polish 7-6 Inf XX @0405 out'] });
    expect([p.unit('g1').mp, p.unit('g2').mp, p.unit('g3').mp]).toEqual([6, 3, 3.5]);
    const combat = p.to('combat');
    expect(combat.odds('0505', 'g1', 'g2').strengths).toEqual({ g1: 7, g2: 3.5, p1: 7 });
    expect(combat.odds('0405', 'g1').strengths).toEqual({ g1: 7, p2: 3.5 });
    // in exploitation as well
    const panzers = position({ units: ['g1: German 9-10 Pz XX @0504', 'g2: German 9-9 Pz XX @0504 out'], phase: 'exploitation' });
    expect([panzers.unit('g1').mp, panzers.unit('g2').mp]).toEqual([10, 4.5]);
  });

  describe('lines', () => {
    const source = { sources: { poland: '0308' } };

    it('BC-12A.1 supply is a line: cut it, and the next check finds the unit out of supply', () => {
      const p = position({ ...corridor({ ...source, units: [P1, 'g1: German 1-8 MG II @0404'] }, [1, 14], ['0404']), supply: 'judged' });
      expect(p.unit('p1').outOfSupply).toBe(false);
      const cut = p.act(march('g1', '0304'));
      expect(cut.unit('p1').outOfSupply).toBe(false);
      expect(cut.to('movement', 'poland').unit('p1').outOfSupply).toBe(true);
      expect(p.to('movement', 'poland').unit('p1').outOfSupply).toBe(false);
    });

    it('BC-12A.2 an enemy unit closes its hex', () => {
      expect(supplied(corridor({ ...source, units: [P1] }))).toBe(true);
      expect(supplied(corridor({ ...source, units: [P1, 'g1: German 0-6 RR Eng III @0304'] }))).toBe(false);
    });

    const beside = { ...source, units: [P1, 'g1: German 7-6 Inf XX @0404'] };
    it('BC-12A.3 an enemy zone closes an empty hex', () => {
      expect(supplied(corridor(beside, [1, 14], ['0404']))).toBe(false);
      // a regiment has no zone in the generic rules
      expect(supplied(corridor({ ...source, units: [P1, 'g1: German 3-6 Inf III @0404'] }, [1, 14], ['0404']))).toBe(true);
    });

    it('BC-12A.4 a friendly unit in the hex opens it, any unit (AMB-BC-121)', () => {
      const friends = ['p2: Polish 0-6 Art III @0304', 'p3: Polish 1-8 MG II @0305'];
      expect(supplied(corridor({ ...beside, units: [...beside.units, ...friends] }, [1, 14], ['0404']))).toBe(true);
      // every hex of the zone needs one
      expect(supplied(corridor({ ...beside, units: [...beside.units, friends[0]] }, [1, 14], ['0404']))).toBe(false);
    });

    it('BC-12A.5 prohibited terrain closes a hex, to the units to which it is prohibited (AMB-BC-128)', () => {
      const marsh = corridor({ ...source, terrain: { marsh: '0304' }, units: [P1, 'p2: Polish 4-8 Arm XX @0301'] });
      expect([supplied(marsh), supplied(marsh, 'p2')]).toEqual([true, false]);
      const sea = corridor({ ...source, units: [P1] });
      expect(supplied({ ...sea, terrain: { sea: `${sea.terrain?.sea} 0304` } })).toBe(false);
      // the hex that the unit stands in is not entered
      const standing = corridor({ ...source, terrain: { marsh: '0301' }, units: [P1, 'p2: Polish 4-8 Arm XX @0301'] });
      expect([supplied(standing), supplied(standing, 'p2')]).toEqual([true, true]);
    });

    it('BC-12A.6 prohibited hexsides are not crossed', () => {
      expect(supplied(corridor({ ...source, hexsides: { sea: '0304/0305' }, units: [P1] }))).toBe(false);
      expect(supplied(corridor({ ...source, hexsides: { 'minor-river': '0304/0305' }, units: [P1] }))).toBe(true);
    });

    it('BC-12A.7 the bars hold for the source too, but not for the hex that the unit stands in', () => {
      const watched = { ...source, units: [P1, 'p3: Polish 1-8 MG II @0309', 'g1: German 7-6 Inf XX @0407'] };
      // 0407 covers 0307 and 0308
      const at = (...more: ReadonlyArray<string>) => corridor({ ...watched, units: [...watched.units, ...more] }, [1, 14], ['0407']);
      expect([supplied(at()), supplied(at(), 'p3')]).toEqual([false, false]);
      const held = at('p2: Polish 1-8 MG II @0308');
      expect([supplied(held, 'p2'), supplied(held, 'p3')]).toEqual([true, true]);
      // the hex where a line meets a road as well
      const joined = (friend: ReadonlyArray<string>) =>
        corridor({ sources: { poland: '0312' }, lines: { road: '0304-0312' }, units: [P1, 'g1: German 7-6 Inf XX @0403', ...friend] }, [1, 14], ['0403']);
      expect(supplied(joined([]))).toBe(false);
      expect(supplied(joined(['p2: Polish 1-8 MG II @0303', 'p3: Polish 1-8 MG II @0304']))).toBe(true);
    });
  });

  describe('the check', () => {
    const checks = (p: Fixture): ReadonlyArray<string> => p.events.filter((e) => e.type === 'supplyJudged').map(() => `${p.state.turn} ${p.state.playerTurn}`);

    it('BC-12B.1 every unit of both sides is checked in the initial phase of each player turn', () => {
      const units = [P1, 'g1: German 7-6 Inf XX @0314'];
      let p = position(corridor({ units, phase: 'initial' }));
      const found: string[] = [];
      while (p.state.turn === 1) {
        p = p.act(endPhase);
        found.push(...checks(p));
        if (p.state.phase === 'movement' || p.state.phase === 'combat') expect([p.unit('p1').outOfSupply, p.unit('g1').outOfSupply]).toEqual([true, true]);
      }
      expect(found).toEqual(['1 0', '1 1']);
    });

    it('BC-12B.1 the check of the enemy’s player turn governs that turn (AMB-BC-138)', () => {
      const p = position(corridor({ sources: { germany: '0314' }, territories: { Germany: '01-05' }, units: ['g1: German 7-6 Inf XX @0309'], phase: 'initial' })).act(endPhase);
      expect(p.unit('g1').outOfSupply).toBe(false);
      const away = p.act(march('g1', '0308', '0307', '0306', '0305', '0304', '0303'));
      expect(away.to('combat').unit('g1').outOfSupply).toBe(false);
      expect(away.to('movement', 'poland').unit('g1').outOfSupply).toBe(true);
    });

    it('BC-12B.2 after reinforcements have come: they are checked, and open lines', () => {
      const sketch = corridor(
        {
          sources: { poland: '0308' },
          player: 'poland',
          phase: 'initial',
          turn: 2,
          units: [P1, 'g1: German 7-6 Inf XX @0404', 'p2: Polish 1-8 MG II @0304 arrives=2', 'p3: Polish 1-8 MG II @0305 arrives=2'],
        },
        [1, 14],
        ['0404'],
      );
      const p = position(sketch);
      const placed = p.act(place('p2', '0304'), place('p3', '0305'), endPhase);
      expect(['p1', 'p2', 'p3'].map((u) => placed.unit(u).outOfSupply)).toEqual([false, false, false]);
      const alone = p.act(place('p2', '0304'), endPhase);
      expect(['p1', 'p2'].map((u) => alone.unit(u).outOfSupply)).toEqual([true, true]);
    });

    it('BC-12B.3 out of supply at the check is out for the whole player turn', () => {
      const p = position({
        ...corridor({ sources: { poland: '0308' }, units: ['p1: Polish 5-6-6 Inf XX @0303', 'p2: Polish 1-8 MG II @0306', 'p3: Polish 1-8 MG II @0307', 'g1: German 3-6 Inf XX @0404'], player: 'poland', phase: 'initial' }, [1, 14], ['0404']),
      }).act(endPhase);
      expect(p.unit('p1').outOfSupply).toBe(true);
      // the line is opened at once, and does not help before the next check
      const open = p.act(march('p2', '0305'), march('p3', '0306', '0305'));
      const combat = open.to('combat');
      expect(combat.odds('0404', 'p1').strengths.p1).toBe(2.5);
    });

    it('BC-12B.4 in supply at the check is in for the whole player turn', () => {
      const units = [P1, 'g1: German 1-8 MG II @0404', 'g2: German 9-6 Inf III @0201 dot'];
      const p = position(corridor({ sources: { poland: '0308' }, units, phase: 'initial' }, [1, 14], ['0404', '0201'])).act(endPhase);
      expect(p.unit('p1').outOfSupply).toBe(false);
      const cut = p.act(march('g1', '0304'));
      expect(cut.to('combat').odds('0301', 'g2').strengths.p1).toBe(6);
      const later = cut.to('movement', 'poland');
      expect(later.unit('p1').outOfSupply).toBe(true);
      expect(later.to('combat').odds('0201', 'p1').strengths.p1).toBe(2.5);
    });
  });

  describe('length', () => {
    it('BC-12B.5 BC-12B.8 seven hexes to a source in clear weather, not eight', () => {
      expect(supplied(corridor({ sources: { poland: '0308' }, units: [P1] }))).toBe(true);
      expect(supplied(corridor({ sources: { poland: '0309' }, units: [P1] }))).toBe(false);
      // a unit in the source needs no line
      expect(supplied(corridor({ sources: { poland: '0301' }, units: [P1] }))).toBe(true);
    });

    const long: Sketch = { sources: { poland: '0348' }, units: [P1] };
    it('BC-12B.6 to a friendly railroad that leads to a source, however far', () => {
      expect(supplied(corridor({ ...long, lines: { rail: '0308-0348' } }, [1, 50]))).toBe(true);
      expect(supplied(corridor({ ...long, lines: { rail: '0309-0348' } }, [1, 50]))).toBe(false);
      expect(supplied(corridor({ ...long, lines: { rail: '0308-0348' }, owners: { germany: '0330' } }, [1, 50]))).toBe(false);
      expect(supplied(corridor({ ...long, lines: { rail: '0308-0329' } }, [1, 50]))).toBe(false);
    });

    it('BC-12B.7 or a friendly road', () => {
      expect(supplied(corridor({ ...long, lines: { road: '0308-0348' } }, [1, 50]))).toBe(true);
      expect(supplied(corridor({ ...long, lines: { road: '0308-0348' }, owners: { germany: '0330' } }, [1, 50]))).toBe(false); // AMB-BC-125
      // overland first, then the line: no second stretch overland (AMB-BC-127)
      expect(supplied(corridor({ ...long, lines: { road: '0308-0346' } }, [1, 50]))).toBe(false);
    });

    it('BC-12B.6 enemies and zones on the railroad close it like any line (AMB-BC-123)', () => {
      const rail = { ...long, lines: { rail: '0308-0348' } };
      expect(supplied(corridor({ ...rail, units: [P1, 'g1: German 1-8 MG II @0330'] }, [1, 50]))).toBe(false);
      expect(supplied(corridor({ ...rail, units: [P1, 'g1: German 7-6 Inf XX @0430'] }, [1, 50], ['0430']))).toBe(false);
      expect(supplied(corridor({ ...rail, units: [P1, 'g1: German 7-6 Inf XX @0430', 'p2: Polish 2-6 Art III @0330', 'p3: Polish 2-6 Art III @0331'] }, [1, 50], ['0430']))).toBe(true);
    });

    it.each(['mud', 'rain', 'poor', 'winter'])('BC-12B.9 three hexes in %s', (weather) => {
      expect(supplied(corridor({ sources: { poland: '0304' }, units: [P1], weather }))).toBe(true);
      expect(supplied(corridor({ sources: { poland: '0305' }, units: [P1], weather }))).toBe(false);
    });

    it.each(['snow', 'frost'])('BC-12B.10 four hexes in %s', (weather) => {
      expect(supplied(corridor({ sources: { poland: '0305' }, units: [P1], weather }))).toBe(true);
      expect(supplied(corridor({ sources: { poland: '0306' }, units: [P1], weather }))).toBe(false);
    });

    it('BC-12B.11 the illustration: seven hexes overland, then friendly rail hexes to the source', () => {
      const panzer = { sources: { germany: '0318' }, units: ['g1: German 9-10 Pz XX @0301'], territories: { Germany: '01-05' } };
      expect(supplied(corridor({ ...panzer, lines: { rail: '0308-0318' } }, [1, 20]), 'g1')).toBe(true);
      expect(supplied(corridor({ ...panzer, lines: { rail: '0308-0318' }, owners: { poland: '0312' } }, [1, 20]), 'g1')).toBe(false);
    });

    it('BC-12B.12 hexes are counted, not movement points', () => {
      expect(supplied(corridor({ sources: { poland: '0308' }, units: [P1], terrain: { forest: '0302-0304', mountain: '0305-0308' } }))).toBe(true);
      expect(supplied(corridor({ sources: { poland: '0309' }, units: [P1], terrain: { forest: '0302-0309' } }))).toBe(false);
    });
  });

  describe('sources', () => {
    it('BC-12C.1 without sources everybody is out of supply', () => {
      expect(supplied(corridor({ units: [P1] }))).toBe(false);
      expect(supplied(corridor({ units: [P1], sources: { poland: '0302' } }))).toBe(true);
    });

    it('BC-12C.2 a source serves its own side alone, whoever holds it', () => {
      expect(supplied(corridor({ units: [P1], sources: { germany: '0302' } }))).toBe(false);
      expect(supplied(corridor({ units: ['p1: Polish 5-6-6 Inf XX @0302'], sources: { germany: '0302' } }))).toBe(false);
    });

    it('BC-12C.3 and only while that side owns it', () => {
      const lost = corridor({ units: [P1, 'p2: Polish 1-8 MG II @0307'], sources: { poland: '0308' }, owners: { germany: '0308' }, player: 'poland' });
      expect(supplied(lost)).toBe(false);
      const retaken = position(lost).act(march('p2', '0308'));
      expect(retaken.to('movement', 'germany').unit('p1').outOfSupply).toBe(false);
    });
  });

  it('BC-12B.7 a road serves whatever the ground beside it', () => {
    const p = position(corridor({ sources: { poland: '0308' }, lines: { road: '0301-0308' }, terrain: { marsh: '0302-0307' }, units: ['p1: Polish 4-8 Arm XX @0301'], player: 'poland' }));
    expect(p.unit('p1').outOfSupply).toBe(false);
    expect(p.try(road('p1', '0302'))).toEqual([]);
  });

  it('BC-12D.2 half strength shows in the odds: 7 against 7 becomes 1:2', () => {
    const p = position({ phase: 'combat', result: 'AS', units: ['g1: German 7-6 Inf XX @0504 out', 'p1: Polish 7-6 Inf XX @0505'] });
    expect(p.odds('0505', 'g1')).toMatchObject({ attack: 3.5, defense: 7, column: '1:2' });
    expect(p.act(attack('0505', 'g1'), roll(1)).due()).toBeNull();
  });
});
