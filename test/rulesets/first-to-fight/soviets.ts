/**
 * A strip of map for tests of Soviet intervention: Poland from column 28 on with Warszawa in 2803 and 2804, Eastern Poland from
 * column 31, the Soviet Union from column 36.
 */
import { type Fixture, position, type Sketch } from '../fixture.js';

/** The strip, before intervention. */
export const strip: Sketch = {
  rules: 'first-to-fight',
  columns: [28, 38],
  rows: [1, 10],
  territories: { 'Soviet Union': '36-38' },
  places: { '2803': 'major-full Warszawa', '2804': 'major-full Warszawa' },
};

/** A position of the strip with the Soviet Union in the war, in the joint player turn unless another is named. */
export const invaded = (more: Sketch): Fixture =>
  position({ ...strip, player: 'germany+soviet-union', ...more, territories: { ...strip.territories, ...more.territories }, dormant: { 'soviet-union': false } });

/** The same with a reading. */
export const readAs = (id: string, value: string, more: Sketch): Fixture => invaded({ ...more, readings: { [id]: value } });
