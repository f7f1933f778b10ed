// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRemote } from '#app/browser/device-traits.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { HeaderSearch } from '#app/shell/frame/header-search.tsx';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { optionsOf } from './options.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent.ts';
import { isSearchPath } from './last-page.ts';
import { SearchBox } from './search-box.tsx';
import { DEBOUNCE_MS, type SearchResult, useSearch } from './search-state.ts';
import { useBeginning } from './use-beginning.ts';
import { useRested } from './use-rested.ts';

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

// The first test: the code comes once in a document.
test('the header’s field comes with its code, and closes when the focus leaves it', async () => {
  renderApp(
    <>
      <HeaderSearch />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  const state = () => [button.getAttribute('aria-expanded'), button.getAttribute('aria-busy')];
  expect(state()).toEqual(['false', 'false']);
  fireEvent.click(button);
  expect(state()).toEqual(['true', 'true']);
  const field = await screen.findByRole('combobox');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'sea' } });
  act(() => screen.getByRole('button', { name: 'Clear' }).focus());
  expect(screen.queryByRole('combobox')).not.toBeNull();
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
});

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

test('the field of the search page suggests nothing: its results are below', () => {
  keepSearch('nur');
  const asked: string[] = [];
  renderApp(
    <SearchBox place="page" onAsk={(words) => asked.push(words)} onClose={() => undefined} />,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).not.toBe(field);
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
  fireEvent.change(field, { target: { value: 'gold' } });
  field.focus();
  submit(field);
  expect(asked).toEqual(['gold']);
  // The keyboard of a phone goes away, the results are seen.
  expect(document.activeElement).not.toBe(field);
  expect(screen.queryByRole('option')).toBeNull();
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('an arrow without suggestions moves the caret', async () => {
  forgetSearches();
  const { field } = await opened();
  expect(fireEvent.keyDown(field, { key: 'ArrowUp' })).toBe(true);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

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
  const highlighted = () => options.map(({ className }) => className.includes('text-gold'));
  expect(highlighted()).toEqual([false, false, false]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  expect(highlighted()).toEqual([true, false, false]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Goldsmith');
  submit(field);
  await waitFor(() => expect(router.state.location.pathname).toBe('/detail/title-2'));
});

test('a press opens a suggestion, and the field keeps the focus until then', async () => {
  const { field, router } = await opened();
  fireEvent.change(field, { target: { value: 'gold' } });
  const [, second, all] = await screen.findAllByRole('option');
  expect(screen.getByText('2 suggestions', { exact: false }).tagName).toBe('OUTPUT');
  expect(fireEvent.pointerDown(second as HTMLElement)).toBe(false);
  fireEvent.click(all as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/gold'));
  cleanup();
  const again = await opened();
  fireEvent.change(again.field, { target: { value: 'gold' } });
  fireEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement);
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/detail/title-2'));
});

test('an empty field suggests the recent searches', async () => {
  for (const words of ['nur', 'sea']) keepSearch(words);
  const { field, router } = await opened();
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['sea', 'nur']);
  expect(document.querySelector('output')?.textContent).toBe('');
  // At the ends of the list no suggestion is active, and the next arrow begins at the other end.
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.click(options[1] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/nur'));
});

test('with a remote, arrows past the ends of the list leave the field', async () => {
  for (const words of ['nur', 'sea']) keepSearch(words);
  const { field } = await opened();
  await screen.findAllByRole('option');
  setRemote(true);
  const leaves = (key: string) => fireEvent.keyDown(field, { key });
  expect(leaves('ArrowUp')).toBe(true);
  expect(leaves('ArrowDown')).toBe(false);
  expect(leaves('ArrowUp')).toBe(false);
  expect([leaves('ArrowDown'), leaves('ArrowDown'), leaves('ArrowDown')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(leaves('x')).toBe(true);
  setRemote(false);
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

test('the field of the page asks once for what rests, and shows the keyword of Back', () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const hook = renderHook(({ query }) => useRested(query, (words) => asked.push(words), true), {
    initialProps: { query: 'sea' },
  });
  const rest = () => act(() => void vi.advanceTimersByTime(DEBOUNCE_MS));
  act(() => hook.result.current.setWords('sea '));
  rest();
  expect(asked).toEqual([]);
  act(() => hook.result.current.setWords(' gold '));
  rest();
  hook.rerender({ query: 'gold' });
  act(() => hook.result.current.ask('gold'));
  expect([asked, hook.result.current.words]).toEqual([['gold'], ' gold ']);
  hook.rerender({ query: 'sea' });
  rest();
  expect([asked, hook.result.current.words]).toEqual([['gold'], 'sea']);
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
  for (let n = 0; n < 9; n++) keepSearch(`words ${n}`);
  expect(recentSearches()).toHaveLength(6);
  forgetSearches();
  for (const words of ['gold', 'NUR']) keepSearch(words);
  expect(forgetSearches()).toEqual([]);
  keepSearch('nur');
  forgetMemberData();
  expect(recentSearches()).toEqual([]);
});
