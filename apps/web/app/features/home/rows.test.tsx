import { content } from '@kandil/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { learn } from '#app/data/queries/learn.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { Notifications } from '#app/shell/modals/toast-host.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import type { Row } from './load.ts';
import { RowSection } from './row-section.tsx';

const picture = { src: 'tile.jpg', width: 472, height: 263, placeholder: '', color: '#000000' };
const tall = { ...picture, src: 'tall.jpg', width: 400, height: 600 };
const tile = (id: number, over: Partial<TitleTileData> = {}): TitleTileData => ({
  id,
  code: `title-${id}`,
  kind: 'SERIES',
  title: `Title ${id}`,
  badge: null,
  horizontalPoster: picture,
  video: null,
  progress: null,
  ...over,
});
const tiles = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => tile(from + index));
/** Rows in the service's format. */
const answered = (from: number, count: number) =>
  tiles(from, count).map((each) => ({
    ...each,
    verticalPoster: picture,
    year: 2026,
    ageRating: '7+',
    genres: [],
  }));
const row = (over: Partial<Row> = {}): Row => ({
  id: 3,
  code: 'new-episodes',
  title: 'New Episodes',
  type: 'NEW_EPISODES',
  hasTrailer: true,
  totalCount: 7,
  videoResources: tiles(1, 7),
  ...over,
});
const list = () => screen.getByRole('list');
const shown = () =>
  within(list())
    .getAllByRole('listitem')
    .filter((item) => item.dataset['index'] !== undefined)
    .map((item) => item.textContent);

beforeEach(() => useNotifications.setState({ shown: [] }));
afterEach(() => {
  cleanup();
  forgetMemberData();
});

test('a complete row has no further tiles and no buttons', () => {
  renderApp(<RowSection row={row()} />);
  expect(shown()).toHaveLength(7);
  expect(screen.queryByRole('link', { name: /See all/ })).toBeNull();
});

test('the row of suggestions has tall posters, its fetched tiles too', async () => {
  scriptNetwork({
    '/content/v2/breakdownItemsPaged': {
      data: answered(2, 1).map((each) => ({ ...each, verticalPoster: tall })),
      meta: { totalCount: 2, offset: 1, limit: 24, title: '', type: 'DISCOVERY' },
    },
  });
  const first = [tile(1, { verticalPoster: tall })];
  renderApp(<RowSection row={row({ type: 'DISCOVERY', totalCount: 2, videoResources: first })} />);
  fireEvent.scroll(list());
  await waitFor(() => expect(shown()).toEqual(['Title 1', 'Title 2']));
  const pictures = [...list().querySelectorAll('img')].map(({ src }) => src);
  expect(pictures).toEqual(Array(2).fill(expect.stringContaining('tall.jpg')));
});

test('a longer row fetches its next tiles once, on the first scroll', async () => {
  const sent = scriptNetwork({
    '/content/v2/breakdownItemsPaged': ({ query }) => ({
      data: answered(1 + Number(query['offset']), 2),
      meta: { totalCount: 9, offset: 7, limit: 24, title: '', type: 'NEW_EPISODES' },
    }),
  });
  renderApp(<RowSection row={row({ totalCount: 9 })} />);
  // One of the two is hidden by the styles: with a remote the link ends the row.
  expect(screen.getAllByRole('link', { name: 'See all: New Episodes' })).toHaveLength(2);
  expect(sent).toEqual([]);
  fireEvent.scroll(list());
  fireEvent.scroll(list());
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(sent.map(({ query }) => query['offset'])).toEqual(['7']);
  const last = screen.getByRole('link', { name: /Title 9/ }).closest('li');
  expect(last?.getAttribute('aria-posinset')).toBe('9');
});

test('a long row renders the tiles around those in view, and fetches the ones ahead', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const sent = scriptNetwork({
    '/content/v2/breakdownItemsPaged': ({ query }) => ({
      data: answered(1 + Number(query['offset']), 24),
      meta: { totalCount: 60, offset: 7, limit: 24, title: '', type: 'NEW_EPISODES' },
    }),
  });
  renderApp(<RowSection row={row({ title: 'Long row', totalCount: 60 })} />);
  // Until they are fetched, three outlines say that there are more.
  expect(list().querySelectorAll('[aria-hidden][data-index]')).toHaveLength(3);
  fireEvent.scroll(list());
  await waitFor(() => expect(shown().at(-1)).toBe('Title 12'));
  expect(sent.map(({ query }) => query['offset'])).toEqual(['7']);
  list().scrollLeft = 1900;
  fireEvent.scroll(list());
  expect([shown()[0], shown().at(-1)]).toEqual(['Title 13', 'Title 30']);
  list().scrollLeft = 2000;
  fireEvent.scroll(list());
  // A step of three: the same tiles.
  expect([shown()[0], shown().at(-1)]).toEqual(['Title 13', 'Title 30']);
  await waitFor(() => expect(sent.map(({ query }) => query['offset'])).toEqual(['7', '31']));
});

test('a row that is reordered while it is read shows every tile once, up to its end', async () => {
  const pages: Record<string, [from: number, count: number]> = { 7: [6, 2], 9: [7, 2], 11: [9, 1] };
  const sent = scriptNetwork({
    '/content/v2/breakdownItemsPaged': ({ query }) => ({
      data: answered(...(pages[query['offset'] ?? ''] ?? [0, 0])),
      meta: { totalCount: 12, offset: 7, limit: 24, title: '', type: 'DISCOVERY' },
    }),
  });
  renderApp(<RowSection row={row({ type: 'DISCOVERY', totalCount: 12 })} />);
  fireEvent.scroll(list());
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(shown()).toEqual(tiles(1, 9).map(({ title }) => title));
  expect(sent.map(({ query }) => query['offset'])).toEqual(['7', '9', '11']);
});

test('tiles that failed to load are fetched on the next scroll', async () => {
  let up = false;
  scriptNetwork({
    '/content/v2/breakdownItemsPaged': () =>
      up
        ? {
            data: answered(8, 1),
            meta: { totalCount: 8, offset: 7, limit: 24, title: '', type: 'NEW_EPISODES' },
          }
        : refused(503, 'UNAVAILABLE', 'Not now.'),
  });
  renderApp(<RowSection row={row({ totalCount: 8 })} />);
  fireEvent.scroll(list());
  up = true;
  await waitFor(() => {
    fireEvent.scroll(list());
    expect(shown()).toContain('Title 8');
  });
});

/** The service's response to a mark. */
const MARKED = { data: { done: true, at: '2026-11-20T11:00:00Z' } };
const video = { title: '', seasonIndex: 1, videoIndex: 2, duration: 600, free: false };
const progress = { lastSec: 120, duration: 600, lastUpdateTimestamp: '2026-11-20T10:00:00Z' };
const continued = row({
  title: 'Continue Watching',
  type: 'CONTINUE_WATCH',
  totalCount: 2,
  videoResources: [1, 2].map((id) =>
    tile(id, { video: { ...video, id: 40 + id }, progress: { ...progress, videoId: 40 + id } }),
  ),
});
const rendered = () =>
  renderApp(
    <>
      <RowSection row={continued} />
      <Notifications />
    </>,
    { start: { account: ACCOUNT } },
  );

/** How much is seen of the titles of Continue Watching. */
const seen = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'));
const focused = () => document.activeElement?.textContent ?? '';

test.each([
  ['Start over', 'RESTART', 'Title 1 will start from the beginning.', ['0', '120']],
  ['Mark as watched', 'WATCHED', 'Marked Title 1 as watched.', ['600', '120']],
  ['Remove from row', 'REMOVED', 'Removed Title 1 from Continue Watching.', ['120', '120']],
])('Continue Watching: %s, which can be undone', async (line, mark, said, after) => {
  const user = userEvent.setup();
  const sent = scriptNetwork({ '/watch/progress/mark': MARKED });
  rendered();
  expect(screen.getAllByText('8 min left')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Title 1.*8 minutes left$/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'More options for Title 1' }));
  await user.click(screen.getByRole('menuitem', { name: line }));
  await screen.findByText(said);
  expect(seen()).toEqual(after);
  // What is started over can be played at once; another one may leave the row.
  expect(focused()).toContain(mark === 'RESTART' ? 'Title 1' : 'Title 2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(focused()).toContain('Title 1');
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { videoId: 41, mark },
      { videoId: 41, mark: 'UNDO' },
    ]),
  );
  await waitFor(() => expect(seen()).toEqual(['120', '120']));
  expect(screen.queryByText(said)).toBeNull();
});

test('Continue Watching: after a mark the page is loaded again, not from an answer under way', async () => {
  const user = userEvent.setup();
  const sent = scriptNetwork({
    '/watch/progress/mark': MARKED,
    '/content/series/findById': () => new Promise(() => undefined),
  });
  const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
  renderApp(<RowSection row={continued} />, { start: { account: ACCOUNT }, reload });
  const page = () => void browserApi(content.seriesFindById, { seriesId: 1 });
  page();
  page();
  await user.click(await screen.findByRole('button', { name: 'More options for Title 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark as watched' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  page();
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['findById', 'mark', 'findById']);
});

test('Continue Watching: an error of the service is shown, without an undo', async () => {
  const user = userEvent.setup();
  scriptNetwork({ '/watch/progress/mark': refused(503, 'UNAVAILABLE', 'Not now.') });
  rendered();
  await user.click(await screen.findByRole('button', { name: 'More options for Title 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove from row' }));
  await screen.findByText('Not now.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('link', { name: /Title 2/ })).toBeTruthy();
});

test('a change of progress in one row appears in all rows', async () => {
  const user = userEvent.setup();
  scriptNetwork({ '/watch/progress/mark': MARKED });
  const episode = tile(1, { video: { ...video, id: 41 } });
  renderApp(
    <>
      <RowSection row={continued} />
      <RowSection row={row({ id: 4, title: 'Films', totalCount: 1, videoResources: [episode] })} />
    </>,
    { start: { account: ACCOUNT } },
  );
  const film = within(screen.getByRole('list', { name: 'Films' }));
  expect(film.queryByText('8 min left')).toBeNull();
  await learn(content.breakdowns, [continued]);
  await film.findByText('8 min left');
  await user.click(await screen.findByRole('button', { name: 'More options for Title 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Start over' }));
  await waitFor(() => expect(film.queryByText('8 min left')).toBeNull());
  // The other title's progress stays.
  expect(screen.getAllByText('8 min left')).toHaveLength(1);
});
