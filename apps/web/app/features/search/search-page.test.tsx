import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useLastPage } from '#app/domain/search/last-page.ts';
import { keepSearch, recentSearches } from '#app/domain/search/recent.ts';
import { useSearch } from '#app/domain/search/search-state.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { tile } from '#app/testing/titles.ts';
import type { SearchData } from './load.ts';
import { SearchPage } from './search-page.tsx';

const EMPTY: SearchData = {
  query: '',
  results: [],
  totalCount: 0,
  similar: [],
  ideas: null,
  failed: null,
  tooLong: false,
};
const IDEAS = { titles: [tile(8)], genres: [{ id: 1, code: 'drama', title: 'Drama' }] };
const RESULT = { ...tile(1), webThumbnailUrl: '/a.png', reason: null, credit: null };

beforeEach(() => forgetMemberData());
const open = (data: Partial<SearchData>, path = `/search/${data.query ?? ''}`) =>
  renderApp(<SearchPage {...EMPTY} {...data} />, { path });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const live = () => document.querySelector('[aria-live]')?.textContent;

test('results are counted in words, stored for the suggestions and saved as a recent search', () => {
  open({ query: 'nur', results: [RESULT], totalCount: 1 });
  expect(live()).toBe('Search ResultsFound search results for "nur"');
  expect(screen.getByRole('link', { name: /Title 1/ })).toBeTruthy();
  expect(useSearch.getState()).toMatchObject({ query: 'nur', results: [RESULT], totalCount: 1 });
  expect(recentSearches()).toEqual(['nur']);
  expect(headings()).toEqual(['Search Results']);
  expect(document.title).toContain('nur');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  );
});

test('the only result has similar titles below it', () => {
  open({ query: 'nur', results: [RESULT], totalCount: 1, similar: [tile(5)] });
  expect(headings()).toContain('Similar titles');
  expect(
    within(screen.getByRole('list', { name: 'Similar titles' })).getByText('Title 5'),
  ).toBeTruthy();
});

test('no result is said, with what to try and popular titles; it is no recent search', () => {
  open({ query: 'zzz', ideas: IDEAS });
  expect(live()).toBe('Search ResultsNo result found for "zzz"');
  expect(screen.getByText(/Try fewer letters/)).toBeTruthy();
  expect(headings()).toEqual(['Search Results', 'Browse by genre', 'Popular now']);
  expect(screen.getByRole('link', { name: 'Drama' })).toBeTruthy();
  expect(recentSearches()).toEqual([]);
});

test('ideas without genres, or without titles, have no empty sections', () => {
  open({ query: 'zzz', ideas: { titles: [], genres: IDEAS.genres } });
  expect(headings()).toEqual(['Search Results', 'Browse by genre']);
  cleanup();
  open({ query: 'zzz', ideas: { titles: IDEAS.titles, genres: [] } });
  expect(headings()).toEqual(['Search Results', 'Popular now']);
});

test('the empty field has suggestions and the recent searches, which can be removed', () => {
  for (const words of ['sea', 'nur']) keepSearch(words);
  open({ ideas: IDEAS }, '/search');
  expect(live()).toBe('Search');
  expect(headings()).toEqual(['Search', 'Recent searches', 'Browse by genre', 'Suggested titles']);
  expect(screen.queryByText(/Try fewer letters/)).toBeNull();
  expect(
    document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
  ).not.toContain('noindex');
  const section = screen.getByRole('region', { name: 'Recent searches' });
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/search/nur', '/search/sea']);
  const one = within(section).getByRole('button', { name: 'Clear “nur”' });
  one.focus();
  fireEvent.click(one);
  expect(recentSearches()).toEqual(['sea']);
  expect(document.activeElement).not.toBe(document.body);
  const all = within(section).getByRole('button', { name: 'Clear' });
  all.focus();
  fireEvent.click(all);
  expect(recentSearches()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
});

test('a failed search says why and can be tried again; a keyword that is too long is cut', () => {
  open({ query: 'nur', failed: 'The service is busy.' });
  expect(live()).toBe('Search Results');
  expect(screen.getByText('The service is busy.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  cleanup();
  open({ query: 'long', tooLong: true, ideas: IDEAS });
  expect(live()).toBe('Search Results');
  expect(screen.getByRole('link', { name: 'Search for the beginning' }).getAttribute('href')).toBe(
    '/search/long',
  );
  expect(screen.queryByText(/Try fewer letters/)).toBeNull();
});

/** The application, which remembers the page before the search. */
function Site() {
  useLastPage();
  const { pathname } = useLocation();
  return pathname.startsWith('/search') ? (
    <SearchPage {...EMPTY} ideas={IDEAS} />
  ) : (
    <p>Elsewhere</p>
  );
}

test('typing searches in place once it has rested; it does not begin another entry of the history', async () => {
  const { router } = renderApp(<Site />, { path: '/my-list' });
  await router.navigate('/search');
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: ' sea ' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/sea'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({ keepScroll: true });
});

test('closing returns to the page where the search began, or home; the link can open a new tab', async () => {
  const { router } = renderApp(<Site />, { path: '/my-list?sort=new' });
  await router.navigate('/search');
  const close = await screen.findByRole('link', { name: 'Close search' });
  await waitFor(() => expect(close.getAttribute('href')).toBe('/my-list?sort=new'));
  for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey'])
    expect(fireEvent.click(close, { [modifier]: true })).toBe(true);
  expect(router.state.location.pathname).toBe('/search');
  expect(fireEvent.click(close)).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-list'));
  cleanup();
  forgetMemberData();
  const alone = renderApp(<SearchPage {...EMPTY} ideas={IDEAS} />, { path: '/search' });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  await waitFor(() => expect(alone.router.state.location.pathname).toBe('/'));
});
