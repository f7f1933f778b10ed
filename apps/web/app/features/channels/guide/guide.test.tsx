import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { Guide } from './guide.tsx';
import type { GuideProgramme } from './guide-store.ts';
import { HOUR, MINUTE } from './time-axis.ts';

const NOON = new Date(2026, 10, 20, 12).getTime();
const NOW = NOON + 10 * MINUTE;
const logo = { src: 'a.png', width: 9, height: 9, placeholder: '', color: '#000000' };
const channel = (id: number, title: string) =>
  ({ id, code: `channel-${id}`, title, logo, epgInfo: null }) as Channel;
const CHANNELS = [channel(1, 'Girih'), channel(2, 'Nur'), channel(3, 'Silent')];

const programme = (title: string, from: number, to: number): GuideProgramme => ({
  title,
  storyline: `About ${title}`,
  startDate: new Date(NOON + from * MINUTE).toISOString(),
  endDate: new Date(NOON + to * MINUTE).toISOString(),
  seriesCode: title === 'Sea' ? 'sea' : null,
  catchUp: title !== 'Talk',
});
const PROGRAMMES: Record<number, GuideProgramme[]> = {
  1: [
    programme('Morning', -240, 0),
    programme('News', 0, 30),
    programme('Sea', 30, 90),
    programme('Night', 90, 4000),
  ],
  2: [programme('Old', -300, -100), programme('Talk', -100, 120), programme('Evening', 120, 4000)],
};

let sent: SentRequest[] = [];
let answers: 'ready' | 'failing' = 'ready';

// What jsdom lacks of layout and scrolling.
beforeEach(() => {
  answers = 'ready';
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(76 + 120 * 5);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
  sent = scriptNetwork({
    '/content/tv-channel/guide': ({ query }) => {
      if (answers === 'failing') return refused(503, 'UNAVAILABLE', 'Busy');
      const from = Date.parse(query['from'] ?? '');
      const inBlock = ({ startDate, endDate }: GuideProgramme) =>
        Date.parse(startDate) < from + 6 * HOUR && Date.parse(endDate) > from;
      return {
        data: (query['channels'] ?? '').split(',').map((id) => ({
          channelId: Number(id),
          programmes: (PROGRAMMES[Number(id)] ?? []).filter(inBlock),
        })),
      };
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cellOf = (name: RegExp) => screen.findByRole('gridcell', { name });
async function opened() {
  const app = renderApp(<Guide channels={CHANNELS} />);
  await cellOf(/News/);
  return { ...app, grid: screen.getByRole('grid') };
}
const stop = () => screen.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0);
/** The text of the cell that has the focus. */
const focused = () => document.activeElement?.closest('[role=gridcell]')?.textContent;

test('shows the hours around now, from whole blocks of all its channels', async () => {
  const { grid } = await opened();
  expect(grid.getAttribute('aria-rowcount')).toBe('4');
  expect(new Set(sent.map(({ query }) => query['channels']))).toEqual(new Set(['1,2,3']));
  expect(new Set(sent.map(({ query }) => query['hours']))).toEqual(new Set(['6']));
  // From an hour before the view to an hour after it.
  expect(screen.queryByRole('gridcell', { name: /Old/ })).toBeNull();
  const [head, ...rows] = within(grid).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
  expect(rows.map(({ style }) => [style.top, style.height])).toEqual([
    ['40px', '68px'],
    ['108px', '68px'],
    ['176px', '68px'],
  ]);
  const [day, ...hours] = within(head as HTMLElement).getAllByRole('columnheader');
  expect(day?.textContent).toBe('today');
  expect(hours).toHaveLength(9);
  expect(
    hours.filter(({ className }) => className.includes('font-semibold')).map((e) => e.textContent),
  ).toEqual(['12:00']);
  const news = await cellOf(/News/);
  expect(news.getAttribute('aria-current')).toBe('time');
  expect((await cellOf(/Sea/)).getAttribute('aria-current')).toBeNull();
  // Yesterday and today until noon; the column of the channels comes first.
  expect(news.style.insetInlineStart).toBe(`${76 + 36 * 60 * 5}px`);
  expect(news.style.inlineSize).toBe('150px');
  const line = grid.querySelector<HTMLElement>('[data-now-line]');
  expect(line?.style.insetInlineStart).toBe(`${76 + (36 * 60 + 10) * 5}px`);
});

test('the arrows move one stop from programme to programme, and the focus follows', async () => {
  const { grid } = await opened();
  expect(stop()?.textContent).toContain('News');
  // The guide does not take the focus by itself.
  expect(document.activeElement).toBe(document.body);
  stop()?.focus();
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    fireEvent.keyDown(grid, { key: 'ArrowRight', [modifier]: true });
  expect(stop()?.textContent).toContain('News');
  expect(focused()).toContain('News');
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  await waitFor(() => expect(focused()).toContain('Sea'));
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  await waitFor(() => expect(focused()).toContain('Talk'));
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  await waitFor(() => expect(focused()).toContain('Evening'));
  expect(stop()?.textContent).toContain('Evening');
  // At the edge of the guide the arrow keeps its meaning for the page.
  fireEvent.keyDown(grid, { key: 'ArrowUp' });
  await waitFor(() => expect(focused()).toContain('Night'));
  expect(fireEvent.keyDown(grid, { key: 'ArrowUp' })).toBe(true);
  expect(fireEvent.keyDown(grid, { key: 'ArrowLeft' })).toBe(false);
  // What the keys lead to comes into view: of a long programme its start.
  fireEvent.keyDown(grid, { key: 'End' });
  expect(grid.scrollLeft).toBe((36 * 60 + 90) * 5);
  // Outside of the table the focus stays where it is.
  const now = screen.getByRole('button', { name: 'Now' });
  now.focus();
  fireEvent.click(await cellOf(/Silent/));
  expect(stop()?.textContent).toContain('Silent');
  expect(document.activeElement).toBe(now);
});

test('a day opens at the same time of day, today at the current time', async () => {
  const { grid } = await opened();
  const days = within(screen.getByRole('list', { name: 'Days' })).getAllByRole('button');
  expect(days.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'yesterday',
    'today',
    'tomorrow',
    '22 Sun',
  ]);
  expect(days).toHaveLength(9);
  const marked = () => days.findIndex((day) => day.getAttribute('aria-current') === 'date');
  const left = grid.scrollLeft;
  expect(marked()).toBe(1);
  const strip = screen.getByRole('list', { name: 'Days' }).parentElement;
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(300, 0, 90, 44),
  );
  fireEvent.click(days[3] as HTMLElement);
  expect(marked()).toBe(3);
  // The strip of days, which is 0 pixels wide here, follows.
  expect(strip?.scrollLeft).toBe(390);
  // The cell that Tab leads to stays, however far it is.
  expect(stop()?.textContent).toContain('News');
  // From the last half hour in view: 11:30 for 11:40.
  expect(grid.scrollLeft - left).toBe((2 * 24 * 60 - 10) * 5);
  fireEvent.click(days[1] as HTMLElement);
  expect(grid.scrollLeft).toBe(left);
  fireEvent.click(days[2] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Now' }));
  expect(grid.scrollLeft).toBe(left);
});

test('a programme on air can be watched or started over; a later one only has its page', async () => {
  await opened();
  fireEvent.click(await cellOf(/News/));
  const dialog = screen.getByRole('dialog', { name: 'News' });
  expect(within(dialog).getByText('About News')).toBeTruthy();
  expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('33%');
  const links = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links()).toEqual([
    ['Watch live', '/watch/channel/channel-1'],
    ['Start over', `/watch/channel/channel-1?from=${NOON}`],
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await cellOf(/Sea/));
  expect(links()).toEqual([['About this title', '/detail/sea']]);
  expect(within(screen.getByRole('dialog')).queryByRole('progressbar')).toBeNull();
});

test('what is over can be watched from its start while the recording exists', async () => {
  await opened();
  fireEvent.click(await cellOf(/Morning/));
  // It began four hours ago: live playlists reach back two.
  expect(within(screen.getByRole('dialog')).queryByRole('link')).toBeNull();
  cleanup();
  vi.setSystemTime(NOON + 40 * MINUTE);
  await opened();
  fireEvent.click(await cellOf(/News/));
  expect(screen.getByRole('link', { name: 'Watch from the beginning' })).toBeTruthy();
});

test('a programme that nobody may watch later is only watched live', async () => {
  await opened();
  fireEvent.click(await cellOf(/Talk/));
  const links = within(screen.getByRole('dialog', { name: 'Talk' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Watch live']);
});

test('Enter and Space open the programme; hours without programmes lead to the channel', async () => {
  const { grid, router } = await opened();
  for (const key of ['Enter', ' ']) {
    // The page does not scroll.
    expect(fireEvent.keyDown(grid, { key })).toBe(false);
    const dialog = screen.getByRole('dialog', { name: 'News' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  fireEvent.click(await cellOf(/Silent/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/watch/channel/channel-3'));
});

test('the focus stays with the cursor when its cell is replaced, also while the window is left', async () => {
  answers = 'failing';
  renderApp(<Guide channels={CHANNELS} />);
  await screen.findByRole('alert');
  stop()?.focus();
  // The focus goes to another window, so to nothing on this page.
  fireEvent.blur(document.activeElement ?? document.body);
  answers = 'ready';
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(focused()).toContain('News'));
});

test('hours that failed to load can be tried again, also by going online', async () => {
  answers = 'failing';
  renderApp(<Guide channels={CHANNELS} />);
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('gridcell', { name: /News/ })).toBeNull();
  const before = sent.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  await screen.findByRole('alert');
  answers = 'ready';
  fireEvent.click(await within(await screen.findByRole('alert')).findByRole('button'));
  await cellOf(/News/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(alert.isConnected).toBe(false);
});
