import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { CategoryGridLink } from './category-grid-link.tsx';
import { GenreLinks } from './genre-links.tsx';

const GENRES = [
  { id: 1, code: 'drama', title: 'Drama' },
  { id: 2, code: 'history', title: 'History' },
];
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

test('the links to the genres mark the one that is open, and stay in its category', () => {
  renderApp(<GenreLinks label="Genres" genres={GENRES} current="history" categoryId={3} />);
  expect(links()).toEqual([
    ['Drama', '/genre/drama?category=3', null],
    ['History', '/genre/history?category=3', 'page'],
  ]);
  cleanup();
  renderApp(<GenreLinks label="Genres" genres={GENRES} />);
  expect(links()).toEqual([
    ['Drama', '/genre/drama', null],
    ['History', '/genre/history', null],
  ]);
});

test('a category of films or series leads to all of them, by its id or code', () => {
  const category = (id: number, code: string, resultType: string) =>
    ({ id, code, title: code, kind: 'NONE', resultType }) as never;
  const start = {
    categories: [
      category(1, 'films', 'MOVIES'),
      category(2, 'series', 'SERIES'),
      category(3, 'live', 'TV_CHANNEL'),
    ],
  };
  const leadsTo = (name: string) => {
    cleanup();
    renderApp(<CategoryGridLink category={name} />, { start });
    return links()[0]?.[1];
  };
  expect(['films', '1', 'series', '2'].map(leadsTo)).toEqual([
    '/category/films/all',
    '/category/films/all',
    '/category/series/all',
    '/category/series/all',
  ]);
  expect(['live', '3', 'gone'].map(leadsTo)).toEqual([undefined, undefined, undefined]);
});
