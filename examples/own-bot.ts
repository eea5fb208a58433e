/**
 * A bot of one's own: it tries each plan of the game and takes the one after which its side stands best. Run it with
 * `npx tsx examples/own-bot.ts`.
 */
import { apply, isLeft, openMatch } from 'grognard';
import { type Bot, playOut, random } from 'grognard/bots';
import { poland1939 } from 'grognard/scenarios/poland-1939';

const bold: Bot = {
  id: 'bold',
  choose: (game, state, dice) => {
    const side = game.actor(state);
    const tried = [...game.plans(state)].flatMap(({ actions }) => {
      let after = state;
      for (const action of actions) {
        const next = apply(game, after, action);
        // a plan is a proposal: whether it is legal shows when it is carried out
        if (isLeft(next)) return [];
        after = next.right.state;
      }
      return [{ actions, value: game.evaluate(after, side) }];
    });
    tried.sort((a, b) => b.value - a.value);
    return tried[0]?.actions ?? [game.legalActions(state).sample(dice)];
  },
};

const opened = openMatch(poland1939, { seed: 5 });
if (isLeft(opened)) throw new Error(opened.left[0].detail);
const end = playOut(opened.right, { axis: bold, allied: random }, { turns: 1 });
console.log(end.game.view(end.state).subtitle, 'after', end.record.length, 'actions');
