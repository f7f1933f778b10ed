// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { HeaderSearch } from '#app/shell/frame/header-search.tsx';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { optionsOf } from './options.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent.ts';
import { isSearchPath } from './last-page.ts';
import { DEBOUNCE_MS, type SearchResult, useSearch } from './search-state.ts';
import { useBeginning } from './use-beginning.ts';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const result = (id: number, title: string): SearchResult => ({
  id,
  code: `title-${id}`,
  title,
  badge: null,
  horizontalPoster: picture,
  webThumbnailUrl: '/a.png',
  reason: null,
  credit: null,
});
const RESULTS = [result(1, 'Golden Horn'), result(2, 'Goldsmith')];
let sent: SentRequest[] = [];

beforeEach(() => {
  sent = scriptNetwork({
    '/content/series/search': {
      data: RESULTS,
      meta: { totalCount: 9, offset: 0, limit: 6 },
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetMemberData();
});

function Search() {
  useBeginning();
  return null;
}
/** The header stays; the search comes and goes. */
const Site = () => (
  <>
    <HeaderSearch />
    {isSearchPath(useLocation().pathname) && <Search />}
  </>
);

async function opened(path = '/genre/history') {
  const app = renderApp(<Site />, { path });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  return { ...app, field: await screen.findByRole('combobox') };
}

/** Enter in the field. */
const submit = (field: HTMLElement) => {
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
};

test(
  'the search knows whether it is on, its words, what they find, how much, and where it began',
  { tags: ['ENTITY-28'] },
  async () => {
    const { router } = await opened('/genre/history?category=2');
    expect(useSearch.getState()).toMatchObject({ enabled: false, query: '', results: [] });
    await router.navigate('/search/gold');
    await waitFor(() => expect(useSearch.getState().enabled).toBe(true));
    useSearch.getState().found('gold', RESULTS, 9);
    expect(useSearch.getState()).toMatchObject({
      enabled: true,
      query: 'gold',
      results: RESULTS,
      totalCount: 9,
      startedAt: { url: '/genre/history?category=2' },
    });
    await router.navigate('/my-list');
    await waitFor(() =>
      expect(useSearch.getState()).toMatchObject({ enabled: false, results: [] }),
    );
  },
);

test('going back to a search does not begin another', async () => {
  const { router } = await opened('/my-list');
  await router.navigate('/search/gold');
  await waitFor(() => expect(useSearch.getState().startedAt?.url).toBe('/my-list'));
  await router.navigate('/detail/title-1');
  await waitFor(() => expect(useSearch.getState().enabled).toBe(false));
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Search' })).toBeNull());
  expect(useSearch.getState().startedAt?.url).toBe('/my-list');
});

test(
  'what is typed is searched for once it has rested for 300 ms',
  { tags: ['STATE-43'] },
  async () => {
    const { field } = await opened();
    vi.useFakeTimers();
    for (const words of ['g', 'go', 'gol', 'gold']) {
      fireEvent.change(field, { target: { value: words } });
      vi.advanceTimersByTime(DEBOUNCE_MS - 1);
    }
    expect(DEBOUNCE_MS).toBe(300);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await screen.findByRole('option', { name: /Goldsmith/ });
    expect(sent.map(({ query }) => query['keyword'])).toEqual(['gold']);
  },
);

test('the arrow keys go through the suggestions and Enter opens one; the last leads to all results', async () => {
  const { field, router } = await opened();
  fireEvent.change(field, { target: { value: 'gold' } });
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Golden Horn',
    'Goldsmith',
    'All results for “gold”',
  ]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Goldsmith');
  submit(field);
  await waitFor(() => expect(router.state.location.pathname).toBe('/detail/title-2'));
});

test('Enter without a suggestion opens the results, Escape closes the field', async () => {
  const { field, router } = await opened();
  fireEvent.change(field, { target: { value: ' gold ' } });
  submit(field);
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/gold'));
  cleanup();
  const again = await opened();
  fireEvent.keyDown(again.field, { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Search' })).toBe(document.activeElement);
});

test('searches are stored newest first, once each, and forgotten one by one, all at once, or with their member', () => {
  for (const words of ['nur', 'gold', 'sea', 'NUR']) keepSearch(words);
  expect(recentSearches()).toEqual(['NUR', 'sea', 'gold']);
  expect(
    optionsOf({
      words: ' ',
      results: [],
      totalCount: 0,
      recent: recentSearches(),
      seeAll: String,
    }).map(({ key }) => key),
  ).toEqual(['recent NUR', 'recent sea', 'recent gold']);
  expect(forgetSearches('sea')).toEqual(['NUR', 'gold']);
  expect(forgetSearches()).toEqual([]);
  keepSearch('nur');
  forgetMemberData();
  expect(recentSearches()).toEqual([]);
});
