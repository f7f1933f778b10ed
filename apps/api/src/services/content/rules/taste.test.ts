import { expect, test } from 'vitest';
import { leaningOf } from './taste.ts';

const placeOf = (videoId: number) => ({ titleId: videoId, nextId: null });
const watched = (ids: readonly number[], finished = true) =>
  ids.map((videoId) => ({
    videoId,
    lastSec: 60,
    duration: 600,
    lastUpdateTimestamp: '2026-11-20T10:00:00Z',
    finished,
  }));
const NONE = { liked: [], disliked: [], listed: [] };
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('of the titles that were watched last, each older one counts a tenth less', () => {
  const { seeds } = leaningOf(watched([5, 3]), placeOf, NONE);
  expect([...seeds]).toEqual([
    [5, 1],
    [3, 0.9],
  ]);
  expect(leaningOf(watched(range(30)), placeOf, NONE).seeds.size).toBe(20);
});

test('a liked title counts twice, a listed one at least half, a disliked one nothing', () => {
  const opinions = { liked: [5, 7], listed: [3, 8], disliked: [4] };
  const { seeds, done } = leaningOf(watched([5, 3, 4]), placeOf, opinions);
  expect([5, 7, 3, 8, 4].map((id) => seeds.get(id))).toEqual([2, 1, 0.9, 0.5, undefined]);
  expect(done).toEqual([5, 3, 4, 4]);
  const many = leaningOf([], placeOf, { ...NONE, listed: range(30), liked: range(25) });
  expect([many.seeds.size, many.seeds.get(20), many.seeds.get(21)]).toEqual([20, 1, undefined]);
});

test('what is begun comes last, what is finished not at all', () => {
  const both = [...watched([5], false), ...watched([3])];
  expect(leaningOf(both, placeOf, NONE)).toMatchObject({ begun: [5], done: [3] });
});
