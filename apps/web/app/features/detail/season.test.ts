import { expect, test } from 'vitest';
import { episodesToLoad, seasonToOpen } from './season.ts';

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
  const series = { seasons, badge, resume: resumed, finished: false };
  expect(seasonToOpen(series, asked)?.seasonIndex).toBe(opened);
});

test('a series watched to its end opens on its last season, unless the address names another', () => {
  const series = { seasons, badge: null, resume: null, finished: true };
  expect(seasonToOpen(series, undefined)?.seasonIndex).toBe(3);
  expect(seasonToOpen(series, 's1')?.seasonIndex).toBe(1);
});

test('a film has no season', () => {
  expect(
    seasonToOpen({ seasons: [], badge: 'NEW', resume: null, finished: false }, undefined),
  ).toBeNull();
});

test.each([
  ['one page of a season that was not begun', null, false, {}],
  ['one page, where it has the episode to resume', { ...resume, videoIndex: 7 }, false, {}],
  ['two, where the second has it', { ...resume, videoIndex: 8 }, false, { limit: 14 }],
  [
    'one page, where another season has it',
    { ...resume, seasonIndex: 1, videoIndex: 8 },
    false,
    {},
  ],
  ['the whole season that was watched to its end', null, true, { limit: 21 }],
] as const)('a season shows %s', (_, resumed, finished, more) => {
  const season = { id: 12, code: 'nur-s2', title: '2', seasonIndex: 2, episodeCount: 20 };
  const series = { seasons: [season], resume: resumed, finished };
  expect(episodesToLoad(series, season)).toEqual({ offset: 0, ...more });
});
