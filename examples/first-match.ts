/**
 * A first match, without bots: random legal actions for both sides until the third turn. Run it with
 * `npx tsx examples/first-match.ts`.
 */
import { actor, dice, isLeft, openMatch, sample, submit, view } from 'grognard';
import { poland1939 } from 'grognard/scenarios/poland-1939';

const opened = openMatch(poland1939, { seed: 1939 });
if (isLeft(opened)) throw new Error(opened.left[0].detail);
let match = opened.right;
for (const random = dice(7); actor(match) !== 'nobody' && match.state.turn < 3; ) {
  const next = submit(match, actor(match), sample(match, random));
  if (isLeft(next)) throw new Error(next.left[0].detail);
  match = next.right;
}
console.log(view(match).subtitle, 'after', match.record.length, 'actions');
