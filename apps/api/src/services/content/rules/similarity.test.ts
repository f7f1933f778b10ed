import { describe, expect, test } from 'vitest';
import { popularity } from './popularity.ts';
import { createSimilarity, MOST_SIMILAR, type TitleFacts } from './similarity.ts';
import { leaningOf } from './taste.ts';

const title = (
  id: number,
  genres: number[],
  people: number[] = [],
  child_age: number | null = null,
): TitleFacts => ({
  id,
  child_age,
  genres,
  people,
});
/** Profiles that watched the same titles. */
const watchers = (count: number, ...ids: number[]) =>
  Array.from({ length: count }, () => new Map(ids.map((id) => [id, 1])));

describe('similarity', () => {
  const DRAMA = 1;
  const COMEDY = 2;
  const titles = [
    title(10, [DRAMA], [7]),
    title(11, [DRAMA], [7]),
    title(12, [DRAMA]),
    title(13, [COMEDY]),
  ];
  const order = (tastes: Map<number, number>[], of = 10) =>
    createSimilarity(titles, tastes)(titles.findIndex(({ id }) => id === of)).map(({ id }) => id);

  test('without viewings, people and genres decide; titles that share none are not similar', () => {
    expect(order([])).toEqual([11, 12]);
  });

  test('a shared person weighs as much as three genres of the same rarity', () => {
    const own = title(1, [1, 2], [7]);
    const nearest = (...others: TitleFacts[]) =>
      createSimilarity([own, ...others], [])(0).map(({ id, score }) => [id, score.toFixed(4)]);
    // Each shared feature is in two titles and each other one in one title, so all are equally rare.
    const [[person, personScore = ''] = [], [genre, genreScore = ''] = []] = nearest(
      title(2, [11, 12], [7]),
      title(3, [1, 12 + 1], [17]),
    );
    expect([person, genre]).toEqual([2, 3]);
    expect(Number(personScore) / Number(genreScore)).toBeGreaterThan(5);
  });

  test('titles that the same profiles watch are similar without shared people or genres', () => {
    expect(order(watchers(40, 10, 13))).toEqual([13, 11, 12]);
  });

  test('a single shared profile counts little', () => {
    expect(order(watchers(1, 10, 13))).toEqual([11, 12, 13]);
  });

  test('a title that everybody watches is not similar to every title', () => {
    const everybody = [...watchers(20, 10, 12), ...watchers(20, 10, 13), ...watchers(200, 13)];
    expect(order(everybody)).toEqual([12, 11, 13]);
  });

  test('a profile that liked and listed both titles counts more', () => {
    const fond = Array.from({ length: 40 }, () => new Map([10, 13].map((id) => [id, 3])));
    expect(order([...watchers(40, 10, 12), ...fond])[0]).toBe(13);
  });

  test('titles with the same score are ordered by id', () => {
    const same = Array.from({ length: 50 }, (_, index) => title(100 - index, [DRAMA]));
    const ids = createSimilarity(same, [])(0).map(({ id }) => id);
    expect(ids).toHaveLength(MOST_SIMILAR);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('of many titles, the most similar stay, whatever their order', () => {
    const near = Array.from({ length: MOST_SIMILAR }, (_, index) =>
      title(100 + index, [DRAMA], [7]),
    );
    const far = Array.from({ length: MOST_SIMILAR }, (_, index) => title(200 + index, [DRAMA]));
    for (const others of [
      [...near, ...far],
      [...far, ...near],
    ]) {
      const nearest = createSimilarity([title(1, [DRAMA], [7]), ...others], [])(0);
      expect(nearest.map(({ id }) => id)).toEqual(near.map(({ id }) => id));
    }
  });

  test('a title for children also keeps its most similar titles for children', () => {
    const many = [
      title(1, [DRAMA], [], 7),
      ...Array.from({ length: 100 }, (_, index) => title(200 + index, [DRAMA], [])),
      ...Array.from({ length: 40 }, (_, index) => title(900 + index, [DRAMA, COMEDY], [], 7)),
    ];
    const nearest = createSimilarity(many, [])(0).map(({ id }) => id);
    expect(nearest.filter((id) => id >= 900)).toHaveLength(MOST_SIMILAR);
    expect(nearest).toHaveLength(2 * MOST_SIMILAR);
  });

  test('and of those, the ones for the youngest children who see it', () => {
    const others = (count: number, first: number, age: number, genres: number[]) =>
      Array.from({ length: count }, (_, index) => title(first + index, genres, [], age));
    const many = [
      title(1, [DRAMA], [], 3),
      ...others(100, 200, 7, [DRAMA]),
      ...others(10, 900, 3, [DRAMA, COMEDY]),
    ];
    const nearest = createSimilarity(many, [])(0).map(({ id }) => id);
    expect(nearest.filter((id) => id >= 900)).toHaveLength(10);
  });
});

describe('popularity', () => {
  const success = (id: number, likes: number, dislikes: number, ages: number[] = []) => ({
    id,
    likes,
    dislikes,
    ages,
  });
  const order = (...list: Parameters<typeof popularity>[0]) =>
    [...popularity(list)].sort((a, b) => b[1] - a[1]).map(([id]) => id);

  test('without viewings, the share of likes decides', () => {
    expect(order(success(1, 50, 50), success(2, 90, 10), success(3, 1, 0))).toEqual([2, 3, 1]);
  });

  test('recent viewings count more than old ones', () => {
    const now = Array.from({ length: 20 }, () => 1);
    const once = Array.from({ length: 20 }, () => 120);
    expect(order(success(1, 9, 1, once), success(2, 9, 1, now))).toEqual([2, 1]);
  });

  test('is between 0 and 1, even if the clock is slow', () => {
    for (const score of popularity([success(1, 0, 900, [-3]), success(2, 900, 0, [0])]).values()) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });
});

describe('taste', () => {
  const watched = (videoId: number, finished = false) => ({
    videoId,
    lastSec: 60,
    duration: 600,
    lastUpdateTimestamp: '2026-11-20T12:00:00.000Z',
    finished,
  });
  /** Video 10 belongs to title 1, and so on; 11 is the episode after 10. */
  const placeOf = (videoId: number) => ({
    titleId: Math.floor(videoId / 10),
    nextId: videoId % 10 === 0 ? videoId + 1 : null,
  });
  const nothing = { liked: [], disliked: [], listed: [] };

  test('the newest title counts most, a liked one double, a listed one half', () => {
    const { seeds } = leaningOf([watched(10), watched(20)], placeOf, {
      ...nothing,
      liked: [2],
      listed: [3],
    });
    expect([...seeds]).toEqual([
      [1, 1],
      [2, 1.8],
      [3, 0.5],
    ]);
  });

  test('a title is done once its last episode is finished; before, it is started', () => {
    const { begun, done } = leaningOf(
      [watched(11, true), watched(20, true), watched(30)],
      placeOf,
      nothing,
    );
    expect([begun, done]).toEqual([[2, 3], [1]]);
  });

  test('a disliked title does not count and is not recommended', () => {
    const { seeds, done } = leaningOf([watched(10)], placeOf, { ...nothing, disliked: [1, 4] });
    expect([seeds.size, done]).toEqual([0, [1, 4]]);
  });
});
