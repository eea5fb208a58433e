/** Positions that are counted to 100,000 sequences in the long run: at least one of each ruleset. */
export const LONG: ReadonlyArray<string> = [
  'boot-camp/attack',
  'boot-camp/overruns',
  'first-to-fight/intervention',
  'first-to-fight/battle',
  'europa-reform/retreat-before-combat',
  'europa-reform/exploitation-combat',
  'spi-ww2/counterattack',
  'spi-ww2/sea',
];
