// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { MemberPart } from '#app/data/start/member-part.ts';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { film } from '#app/testing/titles.ts';
import { completeDetail } from './complete.ts';
import type { DetailData } from './load.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

const season = (seasonIndex: number) => ({
  id: seasonIndex,
  code: `season-${seasonIndex}`,
  title: `Season ${seasonIndex}`,
  seasonIndex,
  episodeCount: 30,
});
const video = (id: number) => ({ id, title: `Video ${id}` });
const DATA = {
  series: film({ kind: 'SERIES', seasons: [season(1), season(2)] as never }),
  season: season(1),
  episodes: { items: [video(1), video(2)], totalCount: 30 },
  trailers: [video(9)],
  similar: null,
} as unknown as DetailData;
const EPISODES = '/content/video/episodesOfSeason';
let sent: SentRequest[] = [];

beforeEach(() => {
  sent = scriptNetwork({
    [EPISODES]: { data: [], meta: { totalCount: 30, offset: 0, limit: 7 } },
  });
});
const partOf = (over: object) =>
  ({
    title: {
      resume: null,
      finished: false,
      inMyList: true,
      likesRate: 'LIKE',
      watched: [],
      ...over,
    },
  }) as unknown as MemberPart;
const complete = (over: object, seasonId?: string) =>
  completeDetail(DATA, partOf(over), { params: { seasonId } });

test('a page without a part of the member is as it came', async () => {
  expect(await completeDetail(DATA, { title: null } as MemberPart, { params: {} })).toBe(DATA);
});

test('what the profile has seen is added to the episodes and trailers of the document', async () => {
  const watched = [
    { videoId: 2, lastSec: 40 },
    { videoId: 9, lastSec: 5 },
  ];
  const { series, season: open, episodes, trailers } = await complete({ watched });
  expect(series).toMatchObject({ inMyList: true, likesRate: 'LIKE' });
  expect(series).not.toHaveProperty('watched');
  expect(open?.id).toBe(1);
  expect(episodes).toEqual({
    items: [video(1), { ...video(2), lastSec: 40 }],
    totalCount: 30,
  });
  expect(trailers).toEqual([{ ...video(9), lastSec: 5 }]);
  expect(sent).toEqual([]);
});

test('episodes are fetched where the profile is in another season or further on', async () => {
  const inSecond = await complete({ resume: { seasonIndex: 2, videoIndex: 3 } });
  expect(inSecond.season?.id).toBe(2);
  expect(sent.map(({ path }) => path)).toEqual([EPISODES]);
  await complete({ resume: { seasonIndex: 1, videoIndex: 2 } });
  expect(sent).toHaveLength(1);
  await complete({ resume: { seasonIndex: 1, videoIndex: 12 } });
  expect(sent).toHaveLength(2);
});

test('the season of the address stays, whatever the profile has seen', async () => {
  const { season: open } = await complete({ resume: { seasonIndex: 2, videoIndex: 3 } }, 's1');
  expect(open?.id).toBe(1);
  expect(sent).toEqual([]);
});
