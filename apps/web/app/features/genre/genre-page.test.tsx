import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { GenrePage } from './genre-page.tsx';
import type { GenreData } from './load.ts';

const DRAMA = { id: 3, code: 'drama', title: 'Drama' };
const DATA: GenreData = {
  genre: DRAMA,
  genres: [DRAMA],
  categoryId: null,
  items: [],
  totalCount: 0,
};
const category = (id: number, resultType?: 'SERIES' | 'MOVIES' | 'TV_CHANNEL') => ({
  id,
  code: `c${id}`,
  title: `Category ${id}`,
  kind: 'NONE' as const,
  resultType,
});

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  forgetMemberData();
});

const open = (categoryId: number | null, ...categories: object[]) =>
  renderApp(<GenrePage {...DATA} categoryId={categoryId} />, {
    path: '/genre/drama',
    start: { categories: categories as never },
  });
const filter = () => screen.queryByRole<HTMLSelectElement>('combobox');

test('a genre can be limited to series or films, and back to all', async () => {
  const both = [
    category(1),
    category(2, 'SERIES'),
    category(3, 'MOVIES'),
    category(4, 'TV_CHANNEL'),
  ];
  const first = open(null, ...both);
  expect([...(filter()?.options ?? [])].map(({ text }) => text)).toEqual([
    'Series and films',
    'Category 2',
    'Category 3',
  ]);
  expect(filter()?.selectedIndex).toBe(0);
  const search = ({ router }: typeof first) => router.state.location.search;
  fireEvent.change(filter() as HTMLSelectElement, { target: { value: '3' } });
  await waitFor(() => expect(search(first)).toBe('?category=3'));
  expect(first.router.state.historyAction).toBe('REPLACE');
  cleanup();
  const second = open(3, ...both);
  expect(filter()?.selectedOptions[0]?.text).toBe('Category 3');
  fireEvent.change(filter() as HTMLSelectElement, { target: { value: '' } });
  await waitFor(() => expect(second.router.state.historyAction).toBe('REPLACE'));
  expect(search(second)).toBe('');
});

test('a catalogue of one kind has no filter', () => {
  open(null, category(1), category(2, 'SERIES'));
  expect(filter()).toBeNull();
});
