import { content } from '@kandil/contract';
import { beforeEach, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { refused, type SentRequest, scriptNetwork } from '#app/testing/network.ts';
import { useMyListStore } from './my-list-store.ts';

type Answer = ReturnType<typeof refused>;

/** Requests that are answered one by one, when the test says so. */
let waiting: { request: SentRequest; answer(answer: Answer): void }[] = [];
const later = (request: SentRequest) =>
  new Promise<Answer>((resolve) => waiting.push({ request, answer: resolve }));
const asked = () => waiting.map(({ request }) => request.path.split('/').at(-1));
const answerNext = async (count: number, answer: Answer) => {
  await expect.poll(() => waiting.length).toBe(count);
  waiting[count - 1]?.answer(answer);
};

const known = () => useMyListStore.getState().known.get(7);
const put = (inMyList: boolean) => useMyListStore.getState().put(7, inMyList);
const done: Answer = { data: { seriesId: 7, inMyList: true } };
const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const title = (id: number) => ({
  id,
  code: `title-${id}`,
  kind: 'FILM' as const,
  title: `Title ${id}`,
  badge: null,
  horizontalPoster: picture,
  verticalPoster: picture,
  year: 2026,
  ageRating: '7+',
});
const list = (...ids: number[]): Answer => ({
  data: ids.map((id) => ({ ...title(id), genres: [], video: null, progress: null })),
  meta: { totalCount: ids.length, offset: 0, limit: 10 },
});
const titlePage = (inMyList: boolean): Answer => ({
  data: {
    ...title(7),
    eyebrow: '',
    storyline: '',
    kids: false,
    likedPercent: null,
    genres: [],
    cast: [],
    audioLanguages: [],
    subtitleLanguages: [],
    image: picture,
    mobileImage: picture,
    describedLanguages: [],
    sdhLanguages: [],
    seasons: [],
    firstVideoId: null,
    resume: null,
    finished: false,
    announced: null,
    until: null,
    inMyList,
    likesRate: 'NONE',
  },
});
const failed = refused(503, 'UNAVAILABLE', 'Not now.');

beforeEach(() => {
  waiting = [];
  forgetMemberData();
  scriptNetwork({
    '/content/favoriteSeries/addToMyList': later,
    '/content/favoriteSeries/removeToMyList': later,
    '/content/favoriteSeries/myList': later,
    '/content/series/findById': later,
  });
});

test('a change by another device is known with the next response that contains it', async () => {
  const removed = put(false);
  await answerNext(1, done);
  expect(await removed).toBe(true);
  const page = browserApi(content.myList, {});
  await answerNext(2, list(7, 8));
  await page;
  expect(known()).toBe(true);
  const itsPage = browserApi(content.seriesFindById, { seriesId: 7 });
  await answerNext(3, titlePage(false));
  await itsPage;
  expect(known()).toBe(false);
});

test('a response that was requested before or during a change does not undo it', async () => {
  const before = browserApi(content.myList, {});
  const removed = put(false);
  const during = browserApi(content.seriesFindById, { seriesId: 7 });
  await expect.poll(() => waiting.length).toBe(3);
  waiting[2]?.answer(titlePage(true));
  await during;
  expect(known()).toBe(false);
  waiting[1]?.answer(done);
  await removed;
  waiting[0]?.answer(list(7));
  await before;
  expect(known()).toBe(false);
});

test('the list is fetched once for all buttons of a page, and again after a failure', async () => {
  const load = () => useMyListStore.getState().load();
  const failing = [load(), load()];
  await answerNext(1, failed);
  await expect(Promise.all(failing)).rejects.toThrow('Not now.');
  const loading = [load(), load()];
  await answerNext(2, list(7));
  await Promise.all(loading);
  await load();
  expect(known()).toBe(true);
  expect(waiting.map(({ request }) => request.query['limit'])).toEqual(['50', '50']);
  // Another member has another list.
  forgetMemberData();
  void load();
  await answerNext(3, list());
  expect(known()).toBeUndefined();
});

test('a change is remembered for rows, and its title is asked for again', async () => {
  const page = () => browserApi(content.seriesFindById, { seriesId: 7 });
  const first = page();
  await answerNext(1, titlePage(false));
  await first;
  const added = put(true);
  await answerNext(2, done);
  expect(await added).toBe(true);
  const again = page();
  await answerNext(3, titlePage(true));
  await again;
  expect(asked()).toEqual(['findById', 'addToMyList', 'findById']);
});

test('the data of the document do not replace a newer state', () => {
  useMyListStore.getState().learn(7, true);
  useMyListStore.getState().learn(7, false);
  expect(known()).toBe(true);
});

test('quick presses are sent one after the other, the last one only', async () => {
  const presses = [put(true), put(false), put(true), put(false)];
  await answerNext(1, done);
  await answerNext(2, done);
  expect(await Promise.all(presses)).toEqual([false, false, false, true]);
  expect(asked()).toEqual(['addToMyList', 'removeToMyList']);
  expect(known()).toBe(false);
});

test('a failure restores the state that the service last confirmed', async () => {
  const added = put(true);
  await expect.poll(() => waiting.length).toBe(1);
  const removed = put(false);
  await answerNext(1, done);
  await answerNext(2, failed);
  await expect(removed).rejects.toThrow('Not now.');
  expect(await added).toBe(false);
  expect(known()).toBe(true);
});

test('a failure in the middle is ignored: the last press counts', async () => {
  const presses = [put(true), put(false)];
  await answerNext(1, failed);
  await expect.poll(() => waiting.length).toBe(2);
  presses.push(put(true));
  await answerNext(2, failed);
  await answerNext(3, done);
  expect(await Promise.all(presses)).toEqual([false, false, true]);
  expect(known()).toBe(true);
});
