// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchResult } from '#app/domain/search/search-state.ts';
import { renderApp } from '#app/testing/app.tsx';
import { Results } from './results.tsx';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const result = (id: number, reason: SearchResult['reason']): SearchResult => ({
  id,
  code: `title-${id}`,
  title: `Title ${id}`,
  badge: null,
  horizontalPoster: picture,
  webThumbnailUrl: '/a.png',
  reason,
  credit: null,
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

test('a tile says who plays the character that was typed', () => {
  const credit = { name: 'Selin Aksoy', role: 'Elif', crew: false };
  const items = [
    { ...result(1, 'CHARACTER'), credit },
    { ...result(2, 'CAST'), credit: { name: 'Omar Tan', role: 'Music', crew: true } },
  ];
  renderApp(<Results query="elif" first={{ items, totalCount: 2 }} />, { path: '/search/elif' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title 1Selin Aksoy as Elif',
    'Title 2Omar Tan · Music',
  ]);
});
