import { expect, test } from 'vitest';
import { ACCOUNT, START } from '../testing/app.tsx';
import { structuredData } from './index.ts';

const HOSTILE = '</script><script>alert(1)</script><!--';
const genre = { genre: { code: 'history', title: HOSTILE } };

test('I01 words of the catalogue cannot end the script they stand in', () => {
  const html = structuredData({ page: 'genre', data: genre, start: START }, 'R');
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

test('addresses are in the language of the page', () => {
  const start = { ...START, language: 'ar' as const, prefix: 'ar' as const };
  expect(structuredData({ page: 'home', data: {}, start }, 'R')).toContain(
    '"url":"http://localhost:3000/ar"',
  );
});

test('members, pages without data and pages of no kind that is described get none', () => {
  const start = { ...START, account: ACCOUNT };
  expect(structuredData({ page: 'genre', data: genre, start }, 'R')).toBe('');
  expect(structuredData({ page: 'genre', data: undefined, start: START }, 'R')).toBe('');
  expect(structuredData({ page: 'helpCenter', data: {}, start: START }, 'R')).toBe('');
});
