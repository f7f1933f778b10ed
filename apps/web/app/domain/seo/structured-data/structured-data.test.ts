import { expect, test } from 'vitest';
import type { PageId } from '#app/pages.ts';
import { ACCOUNT, START } from '#app/testing/app.tsx';
import { structuredData } from './index.ts';

const HOSTILE = '</script><script>alert(1)</script><!--';
const genre = { genre: { code: 'history', title: HOSTILE } };

test('T-I01 words of the catalogue cannot end the script they stand in', () => {
  const html = structuredData({ page: 'genre', data: genre, start: START });
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
  const html = structuredData({ page, data, start: { ...START, categories } });
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
  expect(structuredData({ page: 'home', data: {}, start })).toContain(
    '"url":"http://localhost:3000/ar"',
  );
});

test('members, pages without data and pages of no kind that is described get none', () => {
  const start = { ...START, account: ACCOUNT };
  expect(structuredData({ page: 'genre', data: genre, start })).toBe('');
  expect(structuredData({ page: 'genre', data: undefined, start: START })).toBe('');
  expect(structuredData({ page: 'helpCenter', data: {}, start: START })).toBe('');
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
  expect(structuredData({ page: 'detail', data, start: START })).toContain('"@type":"Movie"');
});
