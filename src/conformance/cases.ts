/**
 * The cases of the project, one file for each chapter of the rulebooks.
 * @module
 */
import ebc01To03Concepts from '../../test/conformance/ebc-01-to-03-concepts.json' with { type: 'json' };
import ebc04Sequence from '../../test/conformance/ebc-04-sequence.json' with { type: 'json' };
import ebc05Zones from '../../test/conformance/ebc-05-zones.json' with { type: 'json' };
import ebc06Movement from '../../test/conformance/ebc-06-movement.json' with { type: 'json' };
import ebc07Lines from '../../test/conformance/ebc-07-lines.json' with { type: 'json' };
import ebc08Stacking from '../../test/conformance/ebc-08-stacking.json' with { type: 'json' };
import ebc09Combat from '../../test/conformance/ebc-09-combat.json' with { type: 'json' };
import ebc10Armor from '../../test/conformance/ebc-10-armor.json' with { type: 'json' };
import ebc11Support from '../../test/conformance/ebc-11-support.json' with { type: 'json' };
import ebc12Supply from '../../test/conformance/ebc-12-supply.json' with { type: 'json' };
import ebc13Overruns from '../../test/conformance/ebc-13-overruns.json' with { type: 'json' };
import ebc14Special from '../../test/conformance/ebc-14-special.json' with { type: 'json' };
import ebc15Air from '../../test/conformance/ebc-15-air.json' with { type: 'json' };
import ebc1517AirReadings from '../../test/conformance/ebc-15-17-air-readings.json' with { type: 'json' };
import ebc16Airbases from '../../test/conformance/ebc-16-airbases.json' with { type: 'json' };
import ebc17Antiaircraft from '../../test/conformance/ebc-17-antiaircraft.json' with { type: 'json' };
import ebcCrtResults from '../../test/conformance/ebc-crt-results.json' with { type: 'json' };
import ebcReadings from '../../test/conformance/ebc-readings.json' with { type: 'json' };
import ebcUicUnits from '../../test/conformance/ebc-uic-units.json' with { type: 'json' };
import ftf01Introduction from '../../test/conformance/ftf-01-introduction.json' with { type: 'json' };
import ftf0507LinesAndZones from '../../test/conformance/ftf-05-07-lines-and-zones.json' with { type: 'json' };
import ftf12Supply from '../../test/conformance/ftf-12-supply.json' with { type: 'json' };
import ftf19Special from '../../test/conformance/ftf-19-special.json' with { type: 'json' };
import ftf19aIntervention from '../../test/conformance/ftf-19a-intervention.json' with { type: 'json' };
import ftf19aReadings from '../../test/conformance/ftf-19a-readings.json' with { type: 'json' };
import ftf19aTheater from '../../test/conformance/ftf-19a-theater.json' with { type: 'json' };
import ftf2021Forces from '../../test/conformance/ftf-20-21-forces.json' with { type: 'json' };
import ftf21Air from '../../test/conformance/ftf-21-air.json' with { type: 'json' };
import ftf22Victory from '../../test/conformance/ftf-22-victory.json' with { type: 'json' };
import ftfReadings from '../../test/conformance/ftf-readings.json' with { type: 'json' };
import fite from '../../test/conformance/fite.json' with { type: 'json' };
import fite2532Operations from '../../test/conformance/fite-25-32-operations.json' with { type: 'json' };
import fite9iRetreatBeforeCombat from '../../test/conformance/fite-9i-retreat-before-combat.json' with { type: 'json' };
import fite0829Armor from '../../test/conformance/fite-08-29-armor.json' with { type: 'json' };
import reform06Exploitation from '../../test/conformance/reform-06-exploitation.json' with { type: 'json' };
import reform09Results from '../../test/conformance/reform-09-results.json' with { type: 'json' };
import reform12Supply from '../../test/conformance/reform-12-supply.json' with { type: 'json' };
import reform12hHeadquarters from '../../test/conformance/reform-12h-headquarters.json' with { type: 'json' };
import reform13Overruns from '../../test/conformance/reform-13-overruns.json' with { type: 'json' };
import reformObOrderOfBattle from '../../test/conformance/reform-ob-order-of-battle.json' with { type: 'json' };
import reform2039Other from '../../test/conformance/reform-20-39-other.json' with { type: 'json' };
import reform34Points from '../../test/conformance/reform-34-points.json' with { type: 'json' };
import reform9kExploitation from '../../test/conformance/reform-9k-exploitation.json' with { type: 'json' };
import qa from '../../test/conformance/qa.json' with { type: 'json' };

/** Name of the file → its contents, unchecked. In the order of the rulebooks. */
export const CASE_FILES: Readonly<Record<string, unknown>> = {
  'ebc-01-to-03-concepts': ebc01To03Concepts,
  'ebc-04-sequence': ebc04Sequence,
  'ebc-05-zones': ebc05Zones,
  'ebc-06-movement': ebc06Movement,
  'ebc-07-lines': ebc07Lines,
  'ebc-08-stacking': ebc08Stacking,
  'ebc-09-combat': ebc09Combat,
  'ebc-10-armor': ebc10Armor,
  'ebc-11-support': ebc11Support,
  'ebc-12-supply': ebc12Supply,
  'ebc-13-overruns': ebc13Overruns,
  'ebc-14-special': ebc14Special,
  'ebc-15-air': ebc15Air,
  'ebc-16-airbases': ebc16Airbases,
  'ebc-17-antiaircraft': ebc17Antiaircraft,
  'ebc-crt-results': ebcCrtResults,
  'ebc-readings': ebcReadings,
  'ebc-15-17-air-readings': ebc1517AirReadings,
  'ebc-uic-units': ebcUicUnits,
  'ftf-01-introduction': ftf01Introduction,
  'ftf-05-07-lines-and-zones': ftf0507LinesAndZones,
  'ftf-12-supply': ftf12Supply,
  'ftf-19-special': ftf19Special,
  'ftf-19a-intervention': ftf19aIntervention,
  'ftf-19a-theater': ftf19aTheater,
  'ftf-20-21-forces': ftf2021Forces,
  'ftf-21-air': ftf21Air,
  'ftf-22-victory': ftf22Victory,
  'ftf-readings': ftfReadings,
  'ftf-19a-readings': ftf19aReadings,
  qa,
  fite,
  'fite-9i-retreat-before-combat': fite9iRetreatBeforeCombat,
  'fite-08-29-armor': fite0829Armor,
  'fite-25-32-operations': fite2532Operations,
  'reform-06-exploitation': reform06Exploitation,
  'reform-09-results': reform09Results,
  'reform-9k-exploitation': reform9kExploitation,
  'reform-12-supply': reform12Supply,
  'reform-12h-headquarters': reform12hHeadquarters,
  'reform-13-overruns': reform13Overruns,
  'reform-34-points': reform34Points,
  'reform-20-39-other': reform2039Other,
  'reform-ob-order-of-battle': reformObOrderOfBattle,
};
