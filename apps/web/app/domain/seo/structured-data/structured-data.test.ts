import { expect, test } from 'vitest';
import type { PageId } from '#app/pages.ts';
import { ACCOUNT, SITE_VIEW, START } from '#app/testing/app.tsx';
import { film } from '#app/testing/titles.ts';
import { structuredData } from './index.ts';

const HOSTILE = '</script><script>alert(1)</script><!--';
const genre = { genre: { code: 'history', title: HOSTILE } };

test('T-I01 words of the catalogue cannot end the script they stand in', () => {
  const html = structuredData({ page: 'genre', data: genre, start: START }, SITE_VIEW);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  const json: unknown = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
  expect(json).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'http://localhost:3000/' },
          { position: 2, name: HOSTILE, item: 'http://localhost:3000/genre/history' },
        ],
      },
    ],
  });
});

/** Names and addresses of the way to a page. */
function wayTo(page: PageId, data: object) {
  const categories = [{ id: 2, code: 'series', title: 'Series', kind: 'SERIES' as const }];
  const html = structuredData({ page, data, start: { ...START, categories } }, SITE_VIEW);
  const json = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
  const steps: { name: string; item: string }[] = json['@graph'][0].itemListElement;
  return steps.map(({ name, item }) => [name, item.replace('http://localhost:3000', '')]);
}
const HOME = ['Home', '/'];
const SERIES = ['Series', '/category/series'];

test('the way to a page goes by codes, by whichever name it was opened', () => {
  expect(wayTo('category', { category: '2' })).toEqual([HOME, SERIES]);
  expect(wayTo('breakdown', { id: '7', code: 'nights', title: 'Nights' })).toEqual([
    HOME,
    ['Nights', '/breakdown/nights'],
  ]);
});

test('the way to all titles of a category leads over the category', () => {
  const category = { id: 2, code: 'series', title: 'Series' };
  expect(wayTo('categoryTitles', { category })).toEqual([
    HOME,
    SERIES,
    ['All titles: Series', '/category/series/all'],
  ]);
});

test('addresses are in the language of the page', () => {
  const start = { ...START, language: 'ar' as const, prefix: 'ar' as const };
  expect(structuredData({ page: 'home', data: {}, start }, SITE_VIEW)).toContain(
    '"url":"http://localhost:3000/ar"',
  );
});

test('members, pages without data and pages of no kind that is described get none', () => {
  const start = { ...START, account: ACCOUNT };
  expect(structuredData({ page: 'genre', data: genre, start }, SITE_VIEW)).toBe('');
  expect(structuredData({ page: 'genre', data: undefined, start: START }, SITE_VIEW)).toBe('');
  expect(structuredData({ page: 'helpCenter', data: {}, start: START }, SITE_VIEW)).toBe('');
  const categories = [{ id: 2, code: 'series', title: 'Series', kind: 'SERIES' as const }];
  const withMenu = { ...START, categories };
  expect(
    structuredData({ page: 'search', data: { category: '2' }, start: withMenu }, SITE_VIEW),
  ).toBe('');
});

test('a title is described without what could not be loaded', () => {
  const series = {
    id: 1,
    kind: 'FILM',
    code: 'lamp',
    title: 'The Lamp',
    storyline: '',
    year: 2026,
    seasons: [],
    genres: [],
    cast: [],
    ageRating: '7+',
    image: { src: '/art/lamp.webp' },
  };
  const data = { series, trailers: null, similar: null };
  expect(structuredData({ page: 'detail', data, start: START }, SITE_VIEW)).toContain(
    '"@type":"Movie"',
  );
});

interface Description {
  '@type': string;
  [key: string]: unknown;
}

/** What search engines read on the page of a title: the title, and the names of the way to it. */
function described(series: object, trailers: object[] | null = null): [Description, string[]] {
  const categories = [
    { id: 2, code: 'films', title: 'Films', resultType: 'MOVIES' as const },
    { id: 3, code: 'series', title: 'Series', resultType: 'SERIES' as const },
  ] as unknown as typeof START.categories;
  const data = { series: { ...film(), ...series }, trailers };
  const html = structuredData({ page: 'detail', data, start: { ...START, categories } }, SITE_VIEW);
  const json = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
  const [thing, way] = json['@graph'];
  return [thing, way.itemListElement.map(({ name }: { name: string }) => name)];
}

test('a film is described with its year, people and free trailers', () => {
  const video = {
    id: 9,
    title: 'Trailer',
    storyline: '',
    image: { src: '/art/trailer.webp' },
    released: '2026-05-01',
    duration: 90,
    free: true,
  };
  const paid = { ...video, id: 10, free: false };
  const [movie, way] = described({ cast: [{ id: 1, name: 'Leyla Hasan' }] }, [video, paid]);
  expect(way).toEqual(['Home', 'Films', 'Nur']);
  expect(movie).toMatchObject({
    '@type': 'Movie',
    name: 'Nur',
    url: 'http://localhost:3000/detail/nur',
    dateCreated: '2026',
    actor: [{ '@type': 'Person', name: 'Leyla Hasan' }],
    trailer: [
      {
        name: 'Nur: Trailer',
        // A trailer without a description has the one of its title.
        description: 'A light that stays.',
        uploadDate: '2026-05-01T00:00:00Z',
        duration: 'PT90S',
        embedUrl: 'http://localhost:3000/watch/9',
      },
    ],
  });
  expect(movie).not.toHaveProperty('containsSeason');
  expect(movie).not.toHaveProperty('startDate');
  expect(described({}, [paid])[0]).not.toHaveProperty('trailer');
});

test('a series is described with its seasons', () => {
  const seasons = [{ id: 5, title: 'Season 1', seasonIndex: 1, episodeCount: 8 }];
  const [series, way] = described({ kind: 'SERIES', seasons });
  expect(way).toEqual(['Home', 'Series', 'Nur']);
  expect(series).toMatchObject({
    '@type': 'TVSeries',
    startDate: '2026',
    numberOfSeasons: 1,
    containsSeason: [{ name: 'Season 1', seasonNumber: 1, numberOfEpisodes: 8 }],
  });
  expect(series).not.toHaveProperty('dateCreated');
});

test('a category that is not in the menu has no way to it', () => {
  const page = { page: 'category' as const, data: { category: 'gone' }, start: START };
  expect(structuredData(page, SITE_VIEW)).toBe('');
  expect(structuredData({ page: 'landing', data: {}, start: START }, SITE_VIEW)).toContain(
    '"WebSite"',
  );
});
