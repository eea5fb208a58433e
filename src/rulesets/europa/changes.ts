/**
 * What play has made of the map, for pictures: forts and airfields built, under way and given up, fortifications lost.
 * @rule EBC 14A1, 14D, 16D
 * @module
 */
import type { FeatureChange, HexMark } from '../../engine/view.js';
import type { HexIx } from '../../kernel/hex.js';
import { featureBit } from '../../kernel/map.js';
import { airIn } from './air.js';
import type { Position } from './position.js';
import { airfieldAt, worksIn } from './works.js';

/** What is being built, until when. */
export const workMarks = (pos: Position): ReadonlyArray<HexMark> =>
  worksIn(pos.state).underway.map((w) => ({ hex: pos.board.map.ids[w.hex], label: `${w.kind} by turn ${w.due}` }));

/** Features that are not as the map prints them. A fortification that was captured is gone only if it lost its effects. */
export const changesOf = (pos: Position): ReadonlyArray<FeatureChange> => {
  const { map, rules } = pos.board;
  const { underway, forts, airfields } = worksIn(pos.state);
  const has = (bits: number, feature: string): boolean => (bits & featureBit(map, feature)) !== 0;
  const change = (hex: HexIx, feature: string, is: FeatureChange['is'], of: FeatureChange['of'] = 'hex'): FeatureChange => ({ hex: map.ids[hex], feature, of, is });
  const lost = pos.state.captured.flatMap((hex) => [
    ...['fort', 'fortress'].flatMap((feature) => (has(map.hexFeatures[hex], feature) && !has(rules.works(pos, hex), feature) ? [change(hex, feature, 'gone')] : [])),
    ...(map.protects.includes(hex) && !rules.hexsidesFortified(pos, hex) ? [change(hex, 'fortified', 'gone', 'hexsides')] : []),
  ]);
  return [
    ...lost,
    ...airIn(pos.state).abandoned.filter((hex) => !airfieldAt(pos, hex)).map((hex) => change(hex, 'airfield', 'gone')),
    ...forts.map((hex) => change(hex, 'fort', 'built')),
    ...airfields.map((hex) => change(hex, 'airfield', 'built')),
    ...underway.map((w) => change(w.hex, w.kind, 'under construction')),
  ];
};
