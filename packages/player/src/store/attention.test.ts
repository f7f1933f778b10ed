import { expect, it } from 'vitest';
import type { Attention } from './attention.ts';
import { asksStill, attentive, begun, over } from './attention.ts';

/** One letter per episode: p is passive, t is touched. */
function after(episodes: string): Attention {
  return [...episodes].reduce(
    (attention, each) => over(each === 't' ? attentive : begun(attention)),
    attentive,
  );
}

it.each([
  ['', false],
  ['pp', false],
  ['ppp', true],
  ['tpp', false],
  ['tppp', true],
  ['ppt', false],
  ['pptpp', false],
])('after %o it asks whether the viewer is still there: %s', (episodes, asks) => {
  expect(asksStill(after(episodes))).toBe(asks);
});
