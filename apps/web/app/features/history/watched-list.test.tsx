import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { ListPage } from '#app/data/queries/use-paged-list.ts';
import { ConfirmModal } from '#app/shell/modals/confirm-modal.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { fetchHistory, type HistoryEntry } from './load.ts';
import { HistoryPage } from './history-page.tsx';
import { WatchedList } from './watched-list.tsx';

const PAGE = 2;
const image = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const watched = (id: number): HistoryEntry => ({
  video: {
    id,
    code: `film-${id}`,
    type: 'FILM',
    title: `Film ${id}`,
    seriesId: null,
    seriesCode: null,
    seriesTitle: null,
    seasonId: null,
    seasonIndex: null,
    videoIndex: null,
    seasonCount: null,
    duration: 60,
    storyline: '',
    info: '',
    free: true,
    released: '2026-01-01',
    ageRating: '7+',
    image,
    audioLanguages: [],
    subtitleTracks: [],
    subtitleLanguages: [],
    nextVideoId: null,
  },
  watchedAt: '2026-11-22T10:00:00.000Z',
});

/** The profile's history in the services; `hold` delays the next page. */
let remembered: HistoryEntry[] = [];
let hold: Promise<void> | undefined;
let reach: () => void = () => undefined;

async function page({ query }: SentRequest) {
  const offset = Number(query['offset']);
  const data = remembered.slice(offset, offset + PAGE);
  const meta = { totalCount: remembered.length, offset, limit: PAGE };
  await hold;
  return { data, meta };
}
const forget = (id: number) => () => {
  remembered = remembered.filter(({ video }) => video.id !== id);
  return { data: null };
};

beforeEach(() => {
  remembered = [1, 2, 3, 4, 5].map(watched);
  hold = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  scriptNetwork({
    '/content/history': page,
    '/watch/history': () => {
      remembered = [];
      return { data: null };
    },
    ...Object.fromEntries([1, 2, 3].map((id) => [`/watch/history/${id}`, forget(id)])),
  });
});
afterEach(() => {
  cleanup();
  forgetMemberData();
});

/** The history at its address, another page, and the confirm modal. */
function Pages({ first }: { first: ListPage<HistoryEntry> }) {
  const modal = useModals((state) => state.modal);
  return (
    <>
      {useLocation().pathname === '/history' && <WatchedList paused={false} list={first} />}
      {modal?.visible && <ConfirmModal {...(modal.params as Confirmation)} />}
    </>
  );
}

const notices = () => useNotifications.getState().shown.map(({ text }) => text);
const shown = () =>
  screen.queryAllByRole('listitem').map((item) => /Film \d/.exec(item.innerHTML)?.[0]);
const films = (...ids: number[]) => ids.map((id) => `Film ${id}`);
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

async function openTwoPages() {
  const first = await fetchHistory(browserApi, 0);
  const { router } = renderApp(<Pages first={first} />, {
    path: '/history',
    start: { account: ACCOUNT },
  });
  act(() => reach());
  await waitFor(() => expect(shown()).toEqual(films(1, 2, 3, 4)));
  return async function leaveAndComeBack(): Promise<void> {
    await act(() => router.navigate('/player/4'));
    expect(shown()).toEqual([]);
    await act(() => router.navigate(-1));
  };
}

async function remove(id: number): Promise<void> {
  await press(`Remove Film ${id} from history`);
  await press('Remove');
  await waitFor(() => expect(shown()).not.toContain(`Film ${id}`));
  expect(notices().at(-1)).toBe(`Removed “Film ${id}” from history`);
}

test('a removed entry does not return with later pages or from the cache; the rest stays', async () => {
  const leaveAndComeBack = await openTwoPages();
  await remove(1);
  await remove(3);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Film [13]/);
  await leaveAndComeBack();
  expect(shown()).toEqual(films(2, 4));
  act(() => reach());
  await waitFor(() => expect(shown()).toEqual(films(2, 4, 5)));
});

test('a cleared history is empty', async () => {
  const leaveAndComeBack = await openTwoPages();
  await press('Clear all');
  await press('Clear history');
  await screen.findByText('Nothing watched yet');
  expect(notices().at(-1)).toBe('Watch history cleared');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Film/);
  await leaveAndComeBack();
  expect(shown()).not.toContain('Film 3');
});

test('a page that loads while an entry is removed duplicates and skips nothing', async () => {
  await openTwoPages();
  let arrive: () => void = () => undefined;
  hold = new Promise((resolve) => (arrive = resolve));
  const isLoading = () => document.querySelector('.animate-spin') !== null;
  expect(isLoading()).toBe(false);
  act(() => reach());
  expect(isLoading()).toBe(true);
  await remove(2);
  arrive();
  await waitFor(() => expect(shown()).toEqual(films(1, 3, 4, 5)));
  expect(isLoading()).toBe(false);
});

test('each entry says what is left of it, under its day', () => {
  const { video, watchedAt } = watched(1);
  const entry = (id: number, over: Partial<typeof video>, at = watchedAt) => ({
    video: { ...video, id, duration: 600, ...over },
    watchedAt: at,
  });
  const series = { title: 'The Lamp', seriesTitle: 'Nur', seasonIndex: 2, videoIndex: 3 };
  const items = [
    entry(1, { lastSec: 120 }),
    entry(2, { lastSec: 590, finished: true }),
    entry(3, series, '2025-11-20T10:00:00.000Z'),
  ] as HistoryEntry[];
  renderApp(<HistoryPage history={{ paused: false, list: { items, totalCount: 3 } }} />, {
    start: { account: ACCOUNT },
  });
  expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('November 22'),
    expect.stringContaining('November 20, 2025'),
  ]);
  const [begun, seen, episode] = screen.getAllByRole('listitem');
  expect(begun?.textContent).toContain('8 min left');
  expect(seen?.textContent).toContain('Finished');
  expect(episode?.textContent).toMatch(/^Nur.*S2:E3 · The Lamp/);
  expect(episode?.textContent).toContain('10 min');
  expect(episode?.textContent).not.toContain('left');
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual([
    '120',
    '600',
    '0',
  ]);
  expect(
    screen.getByRole('button', { name: /Remove .*S2:E3 · The Lamp.* from history/ }),
  ).toBeTruthy();
});

test('a guest is asked to log in, once it is known that they are one', () => {
  const { unmount } = renderApp(<HistoryPage history={null} />);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  unmount();
  renderApp(<HistoryPage history={null} />, { start: { sessionPending: true } });
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

test('a page that fails says why, and loads when it is tried again', async () => {
  const first = await fetchHistory(browserApi, 0);
  renderApp(<HistoryPage history={{ paused: false, list: first }} />, {
    start: { account: ACCOUNT },
  });
  scriptNetwork({ '/content/history': refused(503, 'UNAVAILABLE', 'Not now.') });
  act(() => reach());
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  scriptNetwork({ '/content/history': page });
  await press('Try Again');
  await waitFor(() => expect(shown()).toEqual(films(1, 2, 3, 4)));
  expect(screen.queryByRole('alert')).toBeNull();
});
