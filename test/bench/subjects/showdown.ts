/** @pkmn/sim: random battles of generation 9, both players choosing at random, without streams between them and the battle. */
import { createRequire } from 'node:module';
import { mixed, type Timed } from '../subject.js';

// its ESM build has named imports of CommonJS that node cannot see
const require = createRequire(import.meta.url);
const { Battle, PRNG, RandomPlayerAI, Teams } = require('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms');

const FORMAT = 'gen9randombattle';
Teams.setGeneratorFactory(TeamGenerators);

/** The library's own random player, asked directly. */
class Player extends RandomPlayerAI {
  #choice = '';
  override choose(choice: string): void {
    this.#choice = choice;
  }
  answer(request: unknown): string {
    this.receiveRequest(request);
    return this.#choice;
  }
}

/** Teams are made beforehand: what counts is the battle. */
const TEAMS = Array.from({ length: 40 }, (_, i) => Teams.generate(FORMAT, { seed: [i, 1, 2, 3] }));
const BATTLES = 20;
/** Where a battle of random choices has not ended by then, it has seen enough. */
const MOST_TURNS = 500;
const SIDES = ['p1', 'p2'] as const;

/** One battle to its end; the turns that it took, and who won. */
const battle = (prng: InstanceType<typeof PRNG>): { readonly turns: number; readonly winner: string } => {
  const seed = (): number[] => [0, 1, 2, 3].map(() => prng.random(0x10000));
  const players = SIDES.map(() => new Player({}, { seed: seed() }));
  const team = () => TEAMS[prng.random(TEAMS.length)];
  const b = new Battle({ formatid: FORMAT, seed: seed(), p1: { name: 'one', team: team() }, p2: { name: 'two', team: team() } });
  while (!b.ended && b.turn < MOST_TURNS)
    SIDES.forEach((side, i) => {
      // a choice that turns out to be unavailable is asked for again, with what is known by then
      while (!b[side].isChoiceDone()) b.choose(side, players[i].answer(b[side].activeRequest));
    });
  return { turns: b.turn, winner: b.winner };
};

export const showdown: Timed = {
  id: 'gen-9',
  title: '@pkmn/sim, random battles of gen 9',
  unit: 'turns',
  round: (seed) => {
    const prng = new PRNG([seed, 4, 5, 6]);
    let operations = 0;
    let checksum = 0;
    for (let i = 0; i < BATTLES; i++) {
      const { turns, winner } = battle(prng);
      operations += turns;
      checksum = mixed(mixed(checksum, turns), winner.length);
    }
    return { operations, checksum };
  },
};
