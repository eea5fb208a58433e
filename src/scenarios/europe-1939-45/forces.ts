/**
 * The forces of the three scenarios. Made by `forces.generate.ts` from `oob/`, the tables and the map: do not edit.
 * @module
 */
import type { ForcesData } from '../../rulesets/spi-ww2/unit.js';

const NOTICE =
  'Reconstructed from general historical knowledge, not the published set-up, which could not be had. Printed are the Russian total of Strength Points, the limit of two units in a hex and the maxima of units; the garrisons of neutrals are those of the table, which is itself reconstructed.';

/** Europe 1939: from the attack on Poland. A reconstruction, not the published set-up. @since 0.2.0 */
export const forces1939: ForcesData = {
  format: 'grognard-spi-forces/1',
  id: 'europe-1939',
  title: 'Europe 1939: from the attack on Poland',
  notice: NOTICE,
  units: [
    { id: 'germany-01', nation: 'Germany', kind: 'infantry', sp: 3, hex: '1610', source: 'reconstructed' }, // East Prussia
    { id: 'germany-02', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1411', source: 'reconstructed' }, // Pomerania
    { id: 'germany-03', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1412', source: 'reconstructed' }, // Silesia
    { id: 'germany-04', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1513', source: 'reconstructed' }, // Upper Silesia
    { id: 'germany-05', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1614', source: 'reconstructed' }, // Slovakia
    { id: 'germany-06', nation: 'Germany', kind: 'paratroop', sp: 1, hex: '1312', source: 'reconstructed' }, // Berlin
    { id: 'germany-07', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1012', source: 'reconstructed' }, // Cologne
    { id: 'germany-08', nation: 'Germany', kind: 'infantry', sp: 3, hex: '1013', source: 'reconstructed' }, // Saar
    { id: 'germany-09', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1114', source: 'reconstructed' }, // Stuttgart
    { id: 'italy-01', nation: 'Italy', kind: 'generic', sp: 2, hex: '1116', source: 'reconstructed' }, // Milan
    { id: 'italy-02', nation: 'Italy', kind: 'generic', sp: 1, hex: '1218', source: 'reconstructed' }, // Rome
    { id: 'italy-03', nation: 'Italy', kind: 'generic', sp: 1, hex: '1319', source: 'reconstructed' }, // Naples
    { id: 'italy-04', nation: 'Italy', kind: 'generic', sp: 1, hex: '1618', source: 'reconstructed' }, // Tirana
    { id: 'italy-05', nation: 'Italy', kind: 'generic', sp: 1, hex: '1224', source: 'reconstructed' }, // Tripoli
    { id: 'italy-06', nation: 'Italy', kind: 'generic', sp: 1, hex: '1624', source: 'reconstructed' }, // Benghazi
    { id: 'poland-01', nation: 'Poland', kind: 'generic', sp: 2, hex: '1512', source: 'reconstructed' }, // Poznań
    { id: 'poland-02', nation: 'Poland', kind: 'generic', sp: 2, hex: '1612', source: 'reconstructed' }, // Warsaw
    { id: 'poland-03', nation: 'Poland', kind: 'generic', sp: 2, hex: '1613', source: 'reconstructed' }, // Kraków
    { id: 'poland-04', nation: 'Poland', kind: 'generic', sp: 1, hex: '1612', source: 'reconstructed' }, // Łódź
    { id: 'france-01', nation: 'France', kind: 'generic', sp: 3, hex: '0913', source: 'reconstructed' }, // Lille
    { id: 'france-02', nation: 'France', kind: 'generic', sp: 2, hex: '0913', source: 'reconstructed' }, // Sedan
    { id: 'france-03', nation: 'France', kind: 'generic', sp: 3, hex: '0914', source: 'reconstructed' }, // Lorraine
    { id: 'france-04', nation: 'France', kind: 'generic', sp: 3, hex: '0915', source: 'reconstructed' }, // Dijon
    { id: 'france-05', nation: 'France', kind: 'generic', sp: 2, hex: '0916', source: 'reconstructed' }, // Lyon
    { id: 'france-06', nation: 'France', kind: 'generic', sp: 1, hex: '1021', source: 'reconstructed' }, // Tunis
    { id: 'france-07', nation: 'France', kind: 'generic', sp: 1, hex: '0621', source: 'reconstructed' }, // Algiers
    { id: 'france-08', nation: 'France', kind: 'generic', sp: 1, hex: '2522', source: 'reconstructed' }, // Beirut
    { id: 'britain-01', nation: 'Britain', kind: 'generic', sp: 2, hex: '0712', source: 'reconstructed' }, // London
    { id: 'britain-02', nation: 'Britain', kind: 'generic', sp: 1, hex: '0812', source: 'reconstructed' }, // Lille
    { id: 'britain-03', nation: 'Britain', kind: 'generic', sp: 1, hex: '2224', source: 'reconstructed' }, // Alexandria
    { id: 'russia-01', nation: 'Russia', kind: 'generic', sp: 2, hex: '2007', source: 'reconstructed' }, // Leningrad
    { id: 'russia-02', nation: 'Russia', kind: 'generic', sp: 1, hex: '1909', source: 'reconstructed' }, // Pskov
    { id: 'russia-03', nation: 'Russia', kind: 'generic', sp: 2, hex: '1910', source: 'reconstructed' }, // Vitebsk
    { id: 'russia-04', nation: 'Russia', kind: 'generic', sp: 2, hex: '1911', source: 'reconstructed' }, // Minsk
    { id: 'russia-05', nation: 'Russia', kind: 'generic', sp: 1, hex: '2011', source: 'reconstructed' }, // Gomel
    { id: 'russia-06', nation: 'Russia', kind: 'generic', sp: 2, hex: '1913', source: 'reconstructed' }, // Shepetovka
    { id: 'russia-07', nation: 'Russia', kind: 'generic', sp: 2, hex: '1914', source: 'reconstructed' }, // Vinnitsa
    { id: 'russia-08', nation: 'Russia', kind: 'generic', sp: 1, hex: '2013', source: 'reconstructed' }, // Kiev
    { id: 'russia-09', nation: 'Russia', kind: 'generic', sp: 1, hex: '2014', source: 'reconstructed' }, // Odessa
    { id: 'russia-10', nation: 'Russia', kind: 'generic', sp: 1, hex: '2316', source: 'reconstructed' }, // Sevastopol
    { id: 'russia-11', nation: 'Russia', kind: 'generic', sp: 1, hex: '2313', source: 'reconstructed' }, // Kharkov
    { id: 'russia-12', nation: 'Russia', kind: 'generic', sp: 2, hex: '2209', source: 'reconstructed' }, // Moscow
    { id: 'russia-13', nation: 'Russia', kind: 'generic', sp: 1, hex: '1902', source: 'reconstructed' }, // Murmansk
    { id: 'russia-14', nation: 'Russia', kind: 'generic', sp: 1, hex: '2612', source: 'reconstructed' }, // Stalingrad
    { id: 'russia-15', nation: 'Russia', kind: 'generic', sp: 1, hex: '2816', source: 'reconstructed' }, // Tbilisi
    { id: 'russia-16', nation: 'Russia', kind: 'generic', sp: 1, hex: '2817', source: 'reconstructed' }, // Baku
    { id: 'holland-belgium-01', nation: 'Holland-Belgium', kind: 'generic', sp: 1, hex: '0912', source: 'reconstructed' }, // Brussels
    { id: 'holland-belgium-02', nation: 'Holland-Belgium', kind: 'generic', sp: 1, hex: '1011', source: 'reconstructed' }, // Amsterdam
    { id: 'norway-01', nation: 'Norway', kind: 'generic', sp: 1, hex: '1207', source: 'reconstructed' }, // Oslo
    { id: 'sweden-01', nation: 'Sweden', kind: 'generic', sp: 2, hex: '1508', source: 'reconstructed' }, // Stockholm
    { id: 'finland-01', nation: 'Finland', kind: 'generic', sp: 1, hex: '1906', source: 'reconstructed' }, // Viipuri
    { id: 'finland-02', nation: 'Finland', kind: 'generic', sp: 1, hex: '1707', source: 'reconstructed' }, // Helsinki
    { id: 'estonia-01', nation: 'Estonia', kind: 'generic', sp: 1, hex: '1808', source: 'reconstructed' }, // Tallinn
    { id: 'latvia-01', nation: 'Latvia', kind: 'generic', sp: 1, hex: '1709', source: 'reconstructed' }, // Riga
    { id: 'lithuania-01', nation: 'Lithuania', kind: 'generic', sp: 1, hex: '1710', source: 'reconstructed' }, // Kaunas
    { id: 'hungary-01', nation: 'Hungary', kind: 'generic', sp: 2, hex: '1515', source: 'reconstructed' }, // Budapest
    { id: 'romania-01', nation: 'Romania', kind: 'generic', sp: 1, hex: '1917', source: 'reconstructed' }, // Bucharest
    { id: 'romania-02', nation: 'Romania', kind: 'generic', sp: 1, hex: '1915', source: 'reconstructed' }, // Jassy
    { id: 'bulgaria-01', nation: 'Bulgaria', kind: 'generic', sp: 1, hex: '1718', source: 'reconstructed' }, // Sofia
    { id: 'yugoslavia-01', nation: 'Yugoslavia', kind: 'generic', sp: 1, hex: '1616', source: 'reconstructed' }, // Belgrade
    { id: 'yugoslavia-02', nation: 'Yugoslavia', kind: 'generic', sp: 1, hex: '1416', source: 'reconstructed' }, // Zagreb
    { id: 'greece-01', nation: 'Greece', kind: 'generic', sp: 1, hex: '1719', source: 'reconstructed' }, // Salonika
    { id: 'greece-02', nation: 'Greece', kind: 'generic', sp: 1, hex: '1820', source: 'reconstructed' }, // Athens
    { id: 'turkey-01', nation: 'Turkey', kind: 'generic', sp: 2, hex: '2018', source: 'reconstructed' }, // Istanbul
    { id: 'turkey-02', nation: 'Turkey', kind: 'generic', sp: 1, hex: '2319', source: 'reconstructed' }, // Ankara
    { id: 'spain-01', nation: 'Spain', kind: 'generic', sp: 2, hex: '0417', source: 'reconstructed' }, // Madrid
    { id: 'spain-02', nation: 'Spain', kind: 'generic', sp: 1, hex: '0517', source: 'reconstructed' }, // Saragossa
    { id: 'portugal-01', nation: 'Portugal', kind: 'generic', sp: 1, hex: '0118', source: 'reconstructed' }, // Lisbon
    { id: 'switzerland-01', nation: 'Switzerland', kind: 'generic', sp: 2, hex: '1015', source: 'reconstructed' }, // Berne
  ],
};

/** Europe 1940: from the campaign in the West. A reconstruction, not the published set-up. @since 0.2.0 */
export const forces1940: ForcesData = {
  format: 'grognard-spi-forces/1',
  id: 'europe-1940',
  title: 'Europe 1940: from the campaign in the West',
  notice: NOTICE,
  units: [
    { id: 'germany-01', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1111', source: 'reconstructed' }, // Bremen
    { id: 'germany-02', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1012', source: 'reconstructed' }, // Cologne
    { id: 'germany-03', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1012', source: 'reconstructed' }, // Cologne
    { id: 'germany-04', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1013', source: 'reconstructed' }, // Saar
    { id: 'germany-05', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1013', source: 'reconstructed' }, // Saar
    { id: 'germany-06', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1114', source: 'reconstructed' }, // Stuttgart
    { id: 'germany-07', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1211', source: 'reconstructed' }, // Hamburg
    { id: 'germany-08', nation: 'Germany', kind: 'paratroop', sp: 1, hex: '1312', source: 'reconstructed' }, // Berlin
    { id: 'germany-09', nation: 'Germany', kind: 'infantry', sp: 3, hex: '1214', source: 'reconstructed' }, // Munich
    { id: 'germany-10', nation: 'Germany', kind: 'infantry', sp: 3, hex: '1612', source: 'reconstructed' }, // Warsaw
    { id: 'germany-11', nation: 'Germany', kind: 'infantry', sp: 1, hex: '1610', source: 'reconstructed' }, // East Prussia
    { id: 'germany-12', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1613', source: 'reconstructed' }, // Kraków
    { id: 'italy-01', nation: 'Italy', kind: 'generic', sp: 2, hex: '1116', source: 'reconstructed' }, // Milan
    { id: 'italy-02', nation: 'Italy', kind: 'generic', sp: 1, hex: '1215', source: 'reconstructed' }, // Venice
    { id: 'italy-03', nation: 'Italy', kind: 'generic', sp: 1, hex: '1218', source: 'reconstructed' }, // Rome
    { id: 'italy-04', nation: 'Italy', kind: 'generic', sp: 1, hex: '1319', source: 'reconstructed' }, // Naples
    { id: 'italy-05', nation: 'Italy', kind: 'generic', sp: 1, hex: '1321', source: 'reconstructed' }, // Palermo
    { id: 'italy-06', nation: 'Italy', kind: 'generic', sp: 1, hex: '1618', source: 'reconstructed' }, // Tirana
    { id: 'italy-07', nation: 'Italy', kind: 'generic', sp: 1, hex: '1224', source: 'reconstructed' }, // Tripoli
    { id: 'italy-08', nation: 'Italy', kind: 'generic', sp: 1, hex: '1624', source: 'reconstructed' }, // Benghazi
    { id: 'france-01', nation: 'France', kind: 'generic', sp: 3, hex: '0913', source: 'reconstructed' }, // Lille
    { id: 'france-02', nation: 'France', kind: 'generic', sp: 2, hex: '0913', source: 'reconstructed' }, // Sedan
    { id: 'france-03', nation: 'France', kind: 'generic', sp: 3, hex: '0914', source: 'reconstructed' }, // Lorraine
    { id: 'france-04', nation: 'France', kind: 'generic', sp: 3, hex: '0915', source: 'reconstructed' }, // Dijon
    { id: 'france-05', nation: 'France', kind: 'generic', sp: 2, hex: '0813', source: 'reconstructed' }, // Paris
    { id: 'france-06', nation: 'France', kind: 'generic', sp: 1, hex: '0916', source: 'reconstructed' }, // Lyon
    { id: 'france-07', nation: 'France', kind: 'generic', sp: 1, hex: '0917', source: 'reconstructed' }, // Nice
    { id: 'france-08', nation: 'France', kind: 'generic', sp: 1, hex: '1021', source: 'reconstructed' }, // Tunis
    { id: 'france-09', nation: 'France', kind: 'generic', sp: 1, hex: '0621', source: 'reconstructed' }, // Algiers
    { id: 'france-10', nation: 'France', kind: 'generic', sp: 1, hex: '2522', source: 'reconstructed' }, // Beirut
    { id: 'britain-01', nation: 'Britain', kind: 'generic', sp: 2, hex: '0712', source: 'reconstructed' }, // London
    { id: 'britain-02', nation: 'Britain', kind: 'generic', sp: 2, hex: '0812', source: 'reconstructed' }, // Lille
    { id: 'britain-03', nation: 'Britain', kind: 'generic', sp: 1, hex: '0710', source: 'reconstructed' }, // York
    { id: 'britain-04', nation: 'Britain', kind: 'generic', sp: 1, hex: '2224', source: 'reconstructed' }, // Alexandria
    { id: 'russia-01', nation: 'Russia', kind: 'generic', sp: 2, hex: '2007', source: 'reconstructed' }, // Leningrad
    { id: 'russia-02', nation: 'Russia', kind: 'generic', sp: 1, hex: '1902', source: 'reconstructed' }, // Murmansk
    { id: 'russia-03', nation: 'Russia', kind: 'generic', sp: 1, hex: '1909', source: 'reconstructed' }, // Pskov
    { id: 'russia-04', nation: 'Russia', kind: 'generic', sp: 1, hex: '1911', source: 'reconstructed' }, // Minsk
    { id: 'russia-05', nation: 'Russia', kind: 'generic', sp: 2, hex: '1712', source: 'reconstructed' }, // Białystok
    { id: 'russia-06', nation: 'Russia', kind: 'generic', sp: 1, hex: '1812', source: 'reconstructed' }, // Kovel
    { id: 'russia-07', nation: 'Russia', kind: 'generic', sp: 2, hex: '1813', source: 'reconstructed' }, // Lwów
    { id: 'russia-08', nation: 'Russia', kind: 'generic', sp: 1, hex: '1914', source: 'reconstructed' }, // Vinnitsa
    { id: 'russia-09', nation: 'Russia', kind: 'generic', sp: 1, hex: '2013', source: 'reconstructed' }, // Kiev
    { id: 'russia-10', nation: 'Russia', kind: 'generic', sp: 1, hex: '2014', source: 'reconstructed' }, // Odessa
    { id: 'russia-11', nation: 'Russia', kind: 'generic', sp: 2, hex: '2209', source: 'reconstructed' }, // Moscow
    { id: 'russia-12', nation: 'Russia', kind: 'generic', sp: 1, hex: '2010', source: 'reconstructed' }, // Smolensk
    { id: 'russia-13', nation: 'Russia', kind: 'generic', sp: 1, hex: '2313', source: 'reconstructed' }, // Kharkov
    { id: 'russia-14', nation: 'Russia', kind: 'generic', sp: 1, hex: '2316', source: 'reconstructed' }, // Sevastopol
    { id: 'russia-15', nation: 'Russia', kind: 'generic', sp: 1, hex: '2612', source: 'reconstructed' }, // Stalingrad
    { id: 'russia-16', nation: 'Russia', kind: 'generic', sp: 1, hex: '2816', source: 'reconstructed' }, // Tbilisi
    { id: 'russia-17', nation: 'Russia', kind: 'generic', sp: 1, hex: '2817', source: 'reconstructed' }, // Baku
    { id: 'holland-belgium-01', nation: 'Holland-Belgium', kind: 'generic', sp: 1, hex: '0912', source: 'reconstructed' }, // Brussels
    { id: 'holland-belgium-02', nation: 'Holland-Belgium', kind: 'generic', sp: 1, hex: '1011', source: 'reconstructed' }, // Amsterdam
    { id: 'norway-01', nation: 'Norway', kind: 'generic', sp: 1, hex: '1207', source: 'reconstructed' }, // Oslo
    { id: 'sweden-01', nation: 'Sweden', kind: 'generic', sp: 2, hex: '1508', source: 'reconstructed' }, // Stockholm
    { id: 'finland-01', nation: 'Finland', kind: 'generic', sp: 1, hex: '1805', source: 'reconstructed' }, // Viipuri
    { id: 'finland-02', nation: 'Finland', kind: 'generic', sp: 1, hex: '1707', source: 'reconstructed' }, // Helsinki
    { id: 'hungary-01', nation: 'Hungary', kind: 'generic', sp: 2, hex: '1515', source: 'reconstructed' }, // Budapest
    { id: 'romania-01', nation: 'Romania', kind: 'generic', sp: 1, hex: '1917', source: 'reconstructed' }, // Bucharest
    { id: 'romania-02', nation: 'Romania', kind: 'generic', sp: 1, hex: '1915', source: 'reconstructed' }, // Jassy
    { id: 'bulgaria-01', nation: 'Bulgaria', kind: 'generic', sp: 1, hex: '1718', source: 'reconstructed' }, // Sofia
    { id: 'yugoslavia-01', nation: 'Yugoslavia', kind: 'generic', sp: 1, hex: '1616', source: 'reconstructed' }, // Belgrade
    { id: 'yugoslavia-02', nation: 'Yugoslavia', kind: 'generic', sp: 1, hex: '1416', source: 'reconstructed' }, // Zagreb
    { id: 'greece-01', nation: 'Greece', kind: 'generic', sp: 1, hex: '1719', source: 'reconstructed' }, // Salonika
    { id: 'greece-02', nation: 'Greece', kind: 'generic', sp: 1, hex: '1820', source: 'reconstructed' }, // Athens
    { id: 'turkey-01', nation: 'Turkey', kind: 'generic', sp: 2, hex: '2018', source: 'reconstructed' }, // Istanbul
    { id: 'turkey-02', nation: 'Turkey', kind: 'generic', sp: 1, hex: '2319', source: 'reconstructed' }, // Ankara
    { id: 'spain-01', nation: 'Spain', kind: 'generic', sp: 2, hex: '0417', source: 'reconstructed' }, // Madrid
    { id: 'spain-02', nation: 'Spain', kind: 'generic', sp: 1, hex: '0517', source: 'reconstructed' }, // Saragossa
    { id: 'portugal-01', nation: 'Portugal', kind: 'generic', sp: 1, hex: '0118', source: 'reconstructed' }, // Lisbon
    { id: 'switzerland-01', nation: 'Switzerland', kind: 'generic', sp: 2, hex: '1015', source: 'reconstructed' }, // Berne
    { id: 'estonia-01', nation: 'Estonia', kind: 'generic', sp: 1, hex: '1808', source: 'reconstructed' }, // Tallinn
    { id: 'latvia-01', nation: 'Latvia', kind: 'generic', sp: 1, hex: '1709', source: 'reconstructed' }, // Riga
    { id: 'lithuania-01', nation: 'Lithuania', kind: 'generic', sp: 1, hex: '1710', source: 'reconstructed' }, // Kaunas
  ],
};

/** Europe 1941: from the attack on Russia. A reconstruction, not the published set-up. @since 0.2.0 */
export const forces1941: ForcesData = {
  format: 'grognard-spi-forces/1',
  id: 'europe-1941',
  title: 'Europe 1941: from the attack on Russia',
  notice: NOTICE,
  units: [
    { id: 'germany-01', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1610', source: 'reconstructed' }, // East Prussia
    { id: 'germany-02', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1610', source: 'reconstructed' }, // East Prussia
    { id: 'germany-03', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1612', source: 'reconstructed' }, // Warsaw
    { id: 'germany-04', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1612', source: 'reconstructed' }, // Warsaw
    { id: 'germany-05', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1512', source: 'reconstructed' }, // Poznań
    { id: 'germany-06', nation: 'Germany', kind: 'infantry', sp: 4, hex: '1613', source: 'reconstructed' }, // Kraków
    { id: 'germany-07', nation: 'Germany', kind: 'mechanized', sp: 4, hex: '1713', source: 'reconstructed' }, // Lublin
    { id: 'germany-08', nation: 'Germany', kind: 'infantry', sp: 1, hex: '1614', source: 'reconstructed' }, // Slovakia
    { id: 'germany-09', nation: 'Germany', kind: 'infantry', sp: 3, hex: '1816', source: 'reconstructed' }, // Ploesti
    { id: 'germany-10', nation: 'Germany', kind: 'infantry', sp: 1, hex: '1804', source: 'reconstructed' }, // Oulu
    { id: 'germany-11', nation: 'Germany', kind: 'infantry', sp: 2, hex: '1207', source: 'reconstructed' }, // Oslo
    { id: 'germany-12', nation: 'Germany', kind: 'infantry', sp: 3, hex: '0813', source: 'reconstructed' }, // Paris
    { id: 'germany-13', nation: 'Germany', kind: 'infantry', sp: 2, hex: '0913', source: 'reconstructed' }, // Lille
    { id: 'germany-14', nation: 'Germany', kind: 'infantry', sp: 1, hex: '0615', source: 'reconstructed' }, // Bordeaux
    { id: 'germany-15', nation: 'Germany', kind: 'infantry', sp: 1, hex: '1209', source: 'reconstructed' }, // Jutland
    { id: 'germany-16', nation: 'Germany', kind: 'paratroop', sp: 1, hex: '1820', source: 'reconstructed' }, // Athens
    { id: 'germany-17', nation: 'Germany', kind: 'infantry', sp: 1, hex: '1616', source: 'reconstructed' }, // Belgrade
    { id: 'germany-18', nation: 'Germany', kind: 'mechanized', sp: 1, hex: '1224', source: 'reconstructed' }, // Tripoli
    { id: 'italy-01', nation: 'Italy', kind: 'generic', sp: 2, hex: '1116', source: 'reconstructed' }, // Milan
    { id: 'italy-02', nation: 'Italy', kind: 'generic', sp: 2, hex: '1218', source: 'reconstructed' }, // Rome
    { id: 'italy-03', nation: 'Italy', kind: 'generic', sp: 1, hex: '1319', source: 'reconstructed' }, // Naples
    { id: 'italy-04', nation: 'Italy', kind: 'generic', sp: 1, hex: '1321', source: 'reconstructed' }, // Palermo
    { id: 'italy-05', nation: 'Italy', kind: 'generic', sp: 2, hex: '1618', source: 'reconstructed' }, // Tirana
    { id: 'italy-06', nation: 'Italy', kind: 'generic', sp: 1, hex: '1416', source: 'reconstructed' }, // Zagreb
    { id: 'italy-07', nation: 'Italy', kind: 'generic', sp: 1, hex: '1820', source: 'reconstructed' }, // Athens
    { id: 'italy-08', nation: 'Italy', kind: 'generic', sp: 1, hex: '1224', source: 'reconstructed' }, // Tripoli
    { id: 'italy-09', nation: 'Italy', kind: 'generic', sp: 1, hex: '1624', source: 'reconstructed' }, // Benghazi
    { id: 'romania-01', nation: 'Romania', kind: 'generic', sp: 2, hex: '1915', source: 'reconstructed' }, // Jassy
    { id: 'romania-02', nation: 'Romania', kind: 'generic', sp: 2, hex: '1917', source: 'reconstructed' }, // Bucharest
    { id: 'hungary-01', nation: 'Hungary', kind: 'generic', sp: 2, hex: '1515', source: 'reconstructed' }, // Budapest
    { id: 'bulgaria-01', nation: 'Bulgaria', kind: 'generic', sp: 2, hex: '1718', source: 'reconstructed' }, // Sofia
    { id: 'finland-01', nation: 'Finland', kind: 'generic', sp: 2, hex: '1805', source: 'reconstructed' }, // Viipuri
    { id: 'finland-02', nation: 'Finland', kind: 'generic', sp: 1, hex: '1707', source: 'reconstructed' }, // Helsinki
    { id: 'britain-01', nation: 'Britain', kind: 'generic', sp: 3, hex: '0712', source: 'reconstructed' }, // London
    { id: 'britain-02', nation: 'Britain', kind: 'generic', sp: 2, hex: '0611', source: 'reconstructed' }, // Plymouth
    { id: 'britain-03', nation: 'Britain', kind: 'generic', sp: 2, hex: '0710', source: 'reconstructed' }, // York
    { id: 'britain-04', nation: 'Britain', kind: 'generic', sp: 3, hex: '2224', source: 'reconstructed' }, // Alexandria
    { id: 'britain-05', nation: 'Britain', kind: 'generic', sp: 1, hex: '2024', source: 'reconstructed' }, // Mersa Matruh
    { id: 'britain-06', nation: 'Britain', kind: 'generic', sp: 1, hex: '2524', source: 'reconstructed' }, // Haifa
    { id: 'britain-07', nation: 'Britain', kind: 'generic', sp: 1, hex: '1322', source: 'reconstructed' }, // Malta
    { id: 'russia-01', nation: 'Russia', kind: 'generic', sp: 1, hex: '1902', source: 'reconstructed' }, // Murmansk
    { id: 'russia-02', nation: 'Russia', kind: 'generic', sp: 2, hex: '1906', source: 'reconstructed' }, // Vyborg
    { id: 'russia-03', nation: 'Russia', kind: 'generic', sp: 1, hex: '2007', source: 'reconstructed' }, // Leningrad
    { id: 'russia-04', nation: 'Russia', kind: 'generic', sp: 2, hex: '1709', source: 'reconstructed' }, // Riga
    { id: 'russia-05', nation: 'Russia', kind: 'generic', sp: 2, hex: '1710', source: 'reconstructed' }, // Kaunas
    { id: 'russia-06', nation: 'Russia', kind: 'generic', sp: 2, hex: '1712', source: 'reconstructed' }, // Białystok
    { id: 'russia-07', nation: 'Russia', kind: 'generic', sp: 2, hex: '1812', source: 'reconstructed' }, // Brest
    { id: 'russia-08', nation: 'Russia', kind: 'generic', sp: 2, hex: '1911', source: 'reconstructed' }, // Minsk
    { id: 'russia-09', nation: 'Russia', kind: 'generic', sp: 2, hex: '1813', source: 'reconstructed' }, // Kovel
    { id: 'russia-10', nation: 'Russia', kind: 'generic', sp: 2, hex: '1914', source: 'reconstructed' }, // Lwów
    { id: 'russia-11', nation: 'Russia', kind: 'generic', sp: 2, hex: '1913', source: 'reconstructed' }, // Stanislav
    { id: 'russia-12', nation: 'Russia', kind: 'generic', sp: 2, hex: '2012', source: 'inferred' }, // west of Kiev
    { id: 'russia-13', nation: 'Russia', kind: 'generic', sp: 2, hex: '2013', source: 'reconstructed' }, // Kiev
    { id: 'russia-14', nation: 'Russia', kind: 'generic', sp: 2, hex: '2010', source: 'reconstructed' }, // Smolensk
    { id: 'russia-15', nation: 'Russia', kind: 'generic', sp: 2, hex: '2209', source: 'reconstructed' }, // Moscow
    { id: 'russia-16', nation: 'Russia', kind: 'generic', sp: 1, hex: '2316', source: 'reconstructed' }, // Sevastopol
    { id: 'russia-17', nation: 'Russia', kind: 'generic', sp: 1, hex: '2313', source: 'reconstructed' }, // Kharkov
    { id: 'russia-18', nation: 'Russia', kind: 'generic', sp: 1, hex: '2211', source: 'reconstructed' }, // Orel
    { id: 'russia-19', nation: 'Russia', kind: 'generic', sp: 1, hex: '2816', source: 'reconstructed' }, // Tbilisi
    { id: 'russia-20', nation: 'Russia', kind: 'generic', sp: 1, hex: '2005', source: 'reconstructed' }, // Petrozavodsk
    { id: 'vichy-france-01', nation: 'Vichy France', kind: 'generic', sp: 1, hex: '0916', source: 'reconstructed' }, // Lyon
    { id: 'vichy-france-02', nation: 'Vichy France', kind: 'generic', sp: 1, hex: '1021', source: 'reconstructed' }, // Tunis
    { id: 'free-french-01', nation: 'Free French', kind: 'generic', sp: 1, hex: '2325', source: 'reconstructed' }, // Cairo
    { id: 'sweden-01', nation: 'Sweden', kind: 'generic', sp: 2, hex: '1508', source: 'reconstructed' }, // Stockholm
    { id: 'turkey-01', nation: 'Turkey', kind: 'generic', sp: 2, hex: '2018', source: 'reconstructed' }, // Istanbul
    { id: 'turkey-02', nation: 'Turkey', kind: 'generic', sp: 1, hex: '2319', source: 'reconstructed' }, // Ankara
    { id: 'spain-01', nation: 'Spain', kind: 'generic', sp: 2, hex: '0417', source: 'reconstructed' }, // Madrid
    { id: 'spain-02', nation: 'Spain', kind: 'generic', sp: 1, hex: '0517', source: 'reconstructed' }, // Saragossa
    { id: 'portugal-01', nation: 'Portugal', kind: 'generic', sp: 1, hex: '0118', source: 'reconstructed' }, // Lisbon
    { id: 'switzerland-01', nation: 'Switzerland', kind: 'generic', sp: 2, hex: '1015', source: 'reconstructed' }, // Berne
  ],
};
