import { expect, test } from 'vitest';
import { addressesOf, catalogue } from './catalogue.ts';
import { letters, many, taker } from './file-limits.fixture.ts';

const texts = (en: string) => ({ en });
const picture = 'titles/nur/poster.webp';
const genre = { code: 'drama', title: texts('Drama') };
const person = { code: 'derya', name: texts('Derya') };
const mark = { kind: 'INTRO', from: 0, to: 9, title: texts('Intro') };
const video = {
  code: 'nur-1',
  title: texts('One'),
  storyline: texts('It begins.'),
  info: texts('By Derya'),
  duration: 60,
  free: false,
  released: '2026-01-01',
  image: picture,
  media: { clips: ['sea'] },
  marks: [mark],
};
const season = { index: 1, code: 'nur-s1', title: texts('Season 1'), episodes: [video] };
const title = {
  code: 'nur',
  kind: 'SERIES',
  title: texts('Nur'),
  eyebrow: texts('Series'),
  storyline: texts('A story.'),
  year: 2026,
  ageRating: '7+',
  kids: false,
  badge: null,
  opinions: { likes: 0, dislikes: 0 },
  genres: ['drama'],
  keywords: { en: ['light'] },
  cast: [{ person: 'derya', role: texts('Nur') }],
  audio: ['tr'],
  subtitles: ['en'],
  pictures: { horizontal: picture, vertical: picture, spotlight: picture, mobile: picture },
  trailers: [video],
  seasons: [season],
  film: null,
};
const row = { code: 'new', type: 'CUSTOM_CONTENTS', title: texts('New'), items: ['nur'] };
const category = {
  code: 'home',
  title: texts('Home'),
  kind: 'NONE',
  spotlight: ['nur'],
  rows: [row],
};
const programme = {
  code: 'news',
  title: texts('News'),
  storyline: texts('Today.'),
  clips: ['sea'],
};
const channel = {
  code: 'one',
  title: texts('One'),
  logo: picture,
  free: true,
  kids: false,
  categories: ['news'],
  programmes: [programme],
};
/** Of another party. */
const external = {
  ...channel,
  code: 'two',
  stream: 'https://live.example/two.m3u8',
  programmes: [],
};
const file = {
  format: 1,
  genres: [genre],
  people: [person],
  titles: [title],
  categories: [category],
  channelCategories: [{ code: 'news', title: texts('News') }],
  channels: [channel, external],
  faq: [{ question: texts('Why?'), answer: texts('So.') }],
};
const takes = taker(catalogue, file);

test('a whole file is taken, and one without a text in English is not', () => {
  expect(catalogue.safeParse(file)).toMatchObject({ success: true });
  expect(['tr', 'en'].map((language) => takes('titles.0.title', { [language]: 'Nur' }))).toEqual([
    false,
    true,
  ]);
  expect([1, 2, 3].map((format) => takes('format', format))).toEqual([true, true, false]);
});

test('keywords are words by language, of 1 to 60 characters that can be stored', () => {
  const lengths = [0, 1, 60, 61];
  expect(lengths.map((length) => takes('titles.0.keywords.en.0', letters(length)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(takes('titles.0.keywords', { ar: ['نور'] })).toBe(true);
  for (const wrong of [['light'], { english: ['light'] }, { en: 'light' }, { en: ['\ud83d'] }])
    expect(takes('titles.0.keywords', wrong)).toBe(false);
});

const TEXTS: Record<string, number> = {
  'genres.0.title': 80,
  'people.0.name': 120,
  'titles.0.title': 120,
  'titles.0.eyebrow': 80,
  'titles.0.storyline': 1000,
  'titles.0.cast.0.role': 80,
  'titles.0.trailers.0.title': 120,
  'titles.0.trailers.0.storyline': 1000,
  'titles.0.trailers.0.info': 200,
  'titles.0.trailers.0.marks.0.title': 80,
  'titles.0.seasons.0.title': 120,
  'categories.0.title': 80,
  'categories.0.rows.0.title': 80,
  'channels.0.title': 80,
  'channels.0.programmes.0.title': 120,
  'channels.0.programmes.0.storyline': 1000,
  'channelCategories.0.title': 80,
  'faq.0.question': 300,
  'faq.0.answer': 3000,
};

test.each(Object.entries(TEXTS))('%s: 1 to %i characters', (path, max) => {
  const lengths = [0, 1, max, max + 1];
  expect(lengths.map((length) => takes(path, texts(letters(length))))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const LISTS: [path: string, item: unknown, min: number, max: number][] = [
  ['genres', genre, 0, 500],
  ['people', person, 0, 100_000],
  ['categories', category, 1, 200],
  ['channelCategories', genre, 0, 100],
  ['channels', channel, 0, 1000],
  ['faq', file.faq[0], 0, 500],
  ['titles.0.genres', 'drama', 0, 10],
  ['titles.0.keywords.en', 'light', 0, 20],
  ['titles.0.cast', title.cast[0], 0, 50],
  ['titles.0.audio', 'tr', 0, 20],
  ['titles.0.subtitles', 'en', 0, 40],
  ['titles.0.trailers', video, 0, 25],
  ['titles.0.seasons', season, 0, 100],
  ['titles.0.seasons.0.episodes', video, 1, 500],
  ['titles.0.trailers.0.media.clips', 'sea', 1, 240],
  ['titles.0.trailers.0.marks', mark, 0, 200],
  ['categories.0.spotlight', 'nur', 0, 20],
  ['categories.0.rows', row, 0, 100],
  ['categories.0.rows.0.items', 'nur', 0, 500],
  ['channels.0.categories', 'news', 0, 20],
  ['channels.0.programmes', programme, 1, 500],
];

test.each(LISTS)('%s: as many as allowed', (path, item, min, max) => {
  const counts = [0, min, max, max + 1];
  expect(counts.map((count) => takes(path, many(item, count)))).toEqual([
    min === 0,
    true,
    true,
    false,
  ]);
});

test('a programme of its own has at least one clip', () => {
  expect(takes('channels.0.programmes.0.clips', [])).toBe(false);
});

test('no file has more than 100 000 titles', () => {
  const { error } = catalogue.safeParse({ ...file, titles: many(null, 100_001) });
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ code: 'too_big', path: ['titles'], maximum: 100_000 }),
  );
});

const NUMBERS: [path: string, min: number, max: number][] = [
  ['titles.0.trailers.0.duration', 1, 86_400],
  ['titles.0.seasons.0.index', 1, 100],
  ['titles.0.year', 1888, 2100],
  ['titles.0.opinions.likes', 0, 1_000_000_000],
  ['titles.0.opinions.dislikes', 0, 1_000_000_000],
];

test.each(NUMBERS)('%s: a whole number from %i to %i', (path, min, max) => {
  const numbers = [min - 1, min, max, max + 1, min + 0.5];
  expect(numbers.map((number) => takes(path, number))).toEqual([false, true, true, false, false]);
});

const MARK = 'titles.0.trailers.0.marks.0';
const scene = { kind: 'SCENE', theme: 'FEAR', from: 0, to: 86_400 };
test.each([
  ['a scene of a whole day', scene, true],
  ['a scene that ends after it', { ...scene, to: 86_401 }, false],
  ['a scene before the beginning', { ...scene, from: -1 }, false],
  ['a scene without a length', { ...scene, to: 0 }, false],
  ['a scene without a theme', { ...scene, theme: undefined }, false],
  ['an intro with a theme', { ...scene, kind: 'INTRO' }, false],
])('%s', (_name, value, isTaken) => {
  expect(takes(MARK, value)).toBe(isTaken);
});

test('paths of pictures and addresses of streams have a form and a length', () => {
  const pictures = [200, 201].map((length) => `${letters(length - 4)}.png`);
  const paths = [...pictures, 'a/b.webp', '../b.webp', 'a.gif'];
  expect(paths.map((path) => takes('channels.0.logo', path))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  const at = (length: number) => `https://a.example/`.padEnd(length, 'a');
  const streams = [at(500), at(501), 'http://a.example/'];
  expect(streams.map((url) => takes('channels.1.stream', url))).toEqual([true, false, false]);
});

test('a channel has programmes, or the stream of another party without a guide', () => {
  const { stream: _stream, ...without } = external;
  const { programmes: _programmes, ...alone } = external;
  expect(takes('channels.1', alone)).toBe(true);
  for (const wrong of [without, { ...external, programmes: [programme] }])
    expect(takes('channels.1', wrong)).toBe(false);
});

test('a channel of another party has one to four streams in the place of one, and a window', () => {
  const { stream: url, ...without } = external;
  const having = (streams: unknown) => takes('channels.1', { ...without, streams });
  const list = (length: number) => Array.from({ length }, (_, each) => ({ url: `${url}${each}` }));
  expect([0, 1, 4, 5].map((length) => having(list(length)))).toEqual([false, true, true, false]);
  expect([0, 1, 100, 101].map((priority) => having([{ url, priority }]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(takes('channels.1', { ...external, streams: list(1) })).toBe(false);
  expect(
    [0, 1, 10_080, 10_081].map((window) => takes('channels.1', { ...external, window })),
  ).toEqual([false, true, true, false]);
  expect(takes('channels.0', { ...channel, window: 30 })).toBe(false);
});

test('a channel with a schedule has a filler, perhaps a ladder, and no other source', () => {
  const { stream: _stream, ...without } = external;
  const scheduled = { ...without, programmes: [], schedule: { filler: 'ident' } };
  const having = (more: object) => takes('channels.1', { ...scheduled, ...more });
  expect(having({})).toBe(true);
  expect(having({ guide: { url: 'https://guide.example/a.xml', id: 'a' } })).toBe(true);
  expect(
    [[], [720], [360, 720], [720, 720], [99]].map((ladder) =>
      having({ schedule: { filler: 'ident', ladder } }),
    ),
  ).toEqual([false, true, true, false, false]);
  for (const wrong of [
    { schedule: {} },
    { schedule: { filler: 'no code' } },
    { stream: 'https://live.example/x.m3u8' },
    { streams: [{ url: 'https://live.example/x.m3u8' }] },
    { programmes: [programme] },
    { window: 30 },
  ])
    expect(having(wrong)).toBe(false);
});

test('streams play by priority, and then in the order of the file', () => {
  const streams = [
    { url: 'c' },
    { url: 'b', priority: 2 },
    { url: 'd' },
    { url: 'a', priority: 1 },
  ];
  expect(addressesOf(streams)).toEqual(['a', 'b', 'c', 'd']);
});
