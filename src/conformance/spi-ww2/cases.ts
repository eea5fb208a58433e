/**
 * The cases of World War II, one file for each part of the rules.
 * @module
 */
import spi0003Components from '../../../test/conformance/spi-ww2/spi-00-03-components.json' with { type: 'json' };
import spi05Land from '../../../test/conformance/spi-ww2/spi-05-land.json' with { type: 'json' };
import spi05Sea from '../../../test/conformance/spi-ww2/spi-05-sea.json' with { type: 'json' };
import spi0608ZonesAndOverruns from '../../../test/conformance/spi-ww2/spi-06-08-zones-and-overruns.json' with { type: 'json' };
import spi09Supply from '../../../test/conformance/spi-ww2/spi-09-supply.json' with { type: 'json' };
import spi1014Politics from '../../../test/conformance/spi-ww2/spi-10-14-politics.json' with { type: 'json' };
import spi1516Scenarios from '../../../test/conformance/spi-ww2/spi-15-16-scenarios.json' with { type: 'json' };
import spi17Options from '../../../test/conformance/spi-ww2/spi-17-options.json' with { type: 'json' };
import spiMap from '../../../test/conformance/spi-ww2/spi-map.json' with { type: 'json' };
import spiRefusals from '../../../test/conformance/spi-ww2/spi-refusals.json' with { type: 'json' };

/** Name of the file → its contents, unchecked. In the order of the rules. */
export const SPI_CASE_FILES: Readonly<Record<string, unknown>> = {
  'spi-00-03-components': spi0003Components,
  'spi-05-land': spi05Land,
  'spi-05-sea': spi05Sea,
  'spi-06-08-zones-and-overruns': spi0608ZonesAndOverruns,
  'spi-09-supply': spi09Supply,
  'spi-10-14-politics': spi1014Politics,
  'spi-15-16-scenarios': spi1516Scenarios,
  'spi-17-options': spi17Options,
  'spi-map': spiMap,
  'spi-refusals': spiRefusals,
};
