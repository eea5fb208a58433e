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

/** Positions that take longest: in `npm test` counted one action less deep than to 10,000 sequences. Ten of each ruleset are left. */
export const SLOW: ReadonlyArray<string> = [
  'boot-camp/air',
  'boot-camp/antiaircraft',
  'boot-camp/attack',
  'boot-camp/fortress',
  'boot-camp/losses',
  'boot-camp/retreats',
  'first-to-fight/deployment',
  'first-to-fight/fortress',
  'europa-reform/armor',
  'europa-reform/overruns',
  'europa-reform/retreat-before-combat',
  'spi-ww2/baltic',
  'spi-ww2/counterattack',
  'spi-ww2/finland',
  'spi-ww2/free-setup',
  'spi-ww2/overruns',
  'spi-ww2/production',
  'spi-ww2/supply',
];
