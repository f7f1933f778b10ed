import { content } from '@kandil/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learn } from '#app/data/queries/learn.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { HomePage } from './home-page.tsx';
import type { Row } from './load.ts';

const CATEGORIES = [
  { id: 1, code: 'home', title: 'Home', kind: 'NONE' as const },
  { id: 2, code: 'series', title: 'Series', kind: 'SERIES' as const },
];

const row: Row = {
  id: 3,
  code: 'new-episodes',
  title: 'New Episodes',
  type: 'NEW_EPISODES',
  hasTrailer: false,
  totalCount: 0,
  videoResources: [],
};

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  forgetMemberData();
});

test.each([
  { path: '/', category: null, known: '/' },
  { path: '/category/2', category: '2', known: '/category/series' },
  { path: '/category/series', category: 'series', known: '/category/series' },
])('$path has the canonical address $known', async ({ path, category, known }) => {
  const rows = { items: [row], totalCount: 1 };
  renderApp(<HomePage category={category} spotlight={[]} rows={rows} channels={[]} />, {
    path,
    start: { categories: CATEGORIES },
  });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `http://localhost:3000${known}`,
  );
  await learn(content.breakdowns, []); // the entity store has merged the page's data by now
});
