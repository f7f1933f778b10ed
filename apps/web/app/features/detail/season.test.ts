import { expect, test } from 'vitest';
import { seasonToOpen } from './season.ts';

const seasons = [1, 2, 3].map((seasonIndex) => ({
  id: 10 + seasonIndex,
  code: `nur-s${seasonIndex}`,
  title: `Season ${seasonIndex}`,
  seasonIndex,
  episodeCount: 6,
}));
const resume = { videoId: 1, seasonIndex: 2, videoIndex: 4, lastSec: 60, duration: 600 };

test.each([
  ['the first one', null, null, undefined, 1],
  ['the newest of a title with news', 'NEW', null, undefined, 3],
  ['the one to resume', null, resume, undefined, 2],
  ['the one to resume, also of a title with news', 'NEW', resume, undefined, 2],
  ['the one of the address, by id', 'NEW', resume, '11', 1],
  ['the one of the address, by code', 'NEW', resume, 'nur-s1', 1],
  ['the one of the address, by number', null, resume, 's3', 3],
  ['none, where the address names another', 'NEW', resume, 's9', undefined],
] as const)('a title opens on %s', (_, badge, resumed, asked, opened) => {
  expect(seasonToOpen({ seasons, badge, resume: resumed }, asked)?.seasonIndex).toBe(opened);
});

test('a film has no season', () => {
  expect(seasonToOpen({ seasons: [], badge: 'NEW', resume: null }, undefined)).toBeNull();
});
