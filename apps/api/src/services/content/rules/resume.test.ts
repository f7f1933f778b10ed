import { expect, test } from 'vitest';
import { resumePoints, type WatchState } from './resume.ts';

/** Title 1 has the episodes 11, 12 and 13; title 2 is the film 21. */
const placeOf = (videoId: number) => {
  const nextId = videoId === 11 || videoId === 12 ? videoId + 1 : null;
  return videoId < 99 ? { titleId: Math.floor(videoId / 10), nextId } : undefined;
};
const seen = (videoId: number, over: Partial<WatchState> = {}): WatchState => ({
  videoId,
  lastSec: 60,
  duration: 600,
  lastUpdateTimestamp: '2026-11-20T10:00:00Z',
  finished: false,
  ...over,
});
const points = (...watched: WatchState[]) =>
  resumePoints(watched, placeOf).map(({ videoId, progress }) => [videoId, progress?.videoId]);

test('a title goes on where it was watched last, last watched first', () => {
  expect(points(seen(21), seen(12), seen(11))).toEqual([
    [21, 21],
    [12, 12],
  ]);
});

test('after a finished episode comes the next one, where it was left if it was begun', () => {
  expect(points(seen(11, { finished: true }))).toEqual([[12, undefined]]);
  expect(points(seen(11, { finished: true }), seen(12))).toEqual([[12, 12]]);
  expect(points(seen(11, { finished: true }), seen(12, { finished: true }))).toEqual([
    [12, undefined],
  ]);
});

test('a title that is over, and a video that is gone, have nothing to resume', () => {
  expect(points(seen(13, { finished: true }), seen(21, { finished: true }), seen(99))).toEqual([]);
  // Although an earlier episode was left.
  expect(points(seen(13, { finished: true }), seen(11))).toEqual([]);
});

test('what was removed from Continue Watching says so', () => {
  const putAway = (removed?: boolean) =>
    resumePoints([seen(11, removed === undefined ? {} : { removed })], placeOf)[0]?.putAway;
  expect([putAway(), putAway(false), putAway(true)]).toEqual([false, false, true]);
});
