// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SearchResult } from '#app/domain/search/search-state.ts';
import { renderApp } from '#app/testing/app.tsx';
import { Results } from './results.tsx';

afterEach(cleanup);

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const result = (id: number, reason: SearchResult['reason']): SearchResult => ({
  id,
  code: `title-${id}`,
  title: `Title ${id}`,
  badge: null,
  horizontalPoster: picture,
  webThumbnailUrl: '/a.png',
  reason,
});

test('a tile says where the words are, unless they are in its title', () => {
  const items = [
    result(1, null),
    result(2, 'CHARACTER'),
    result(3, 'CAST'),
    result(4, 'EPISODE'),
    result(5, 'GENRE'),
  ];
  renderApp(<Results query="elif" first={{ items, totalCount: 5 }} />, { path: '/search/elif' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title 1',
    'Title 2Character',
    'Title 3Cast and crew',
    'Title 4Episode',
    'Title 5Genre',
  ]);
});
