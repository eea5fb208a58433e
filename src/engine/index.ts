/**
 * The engine: what a ruleset has to be, and everything that can be done with one. Authors of rulesets, bots and
 * adapters build on this; players of a scenario need the front door only.
 * @module
 */
export * from './actionSet.js';
export * from './amended.js';
export * from './apply.js';
export * from './decode.js';
export * from './digest.js';
export * from './facts.js';
export * from './features.js';
export * from './fightOdds.js';
export { FIGHT_POLICIES, type FightPolicy, isFightPolicy, type Toll, type Tolls } from './fightPolicy.js';
export * from './fights.js';
export * from './game.js';
export * from './loadMap.js';
export * from './match.js';
export * from './opening.js';
export * from './phase.js';
export * from './problem.js';
export * from './random.js';
export * from './reading.js';
export * from './record.js';
export * from './returns.js';
export * from './scenario.js';
export * from './shape.js';
export * from './tableCsv.js';
export * from './tableError.js';
export * from './tableFile.js';
export * from './traits.js';
export * from './view.js';
export * from './words.js';
export * from './writer.js';
