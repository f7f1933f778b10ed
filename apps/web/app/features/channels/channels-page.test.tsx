import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChannelCard, type Channel } from '#app/domain/channel/channel-card.tsx';
import { CategoryGridLink } from '#app/domain/title/category-grid-link.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { PICTURE } from '#app/testing/titles.ts';
import { ChannelsPage } from './channels-page.tsx';
import type { ChannelsData } from './load.ts';

const NOON = new Date(2026, 10, 20, 12).getTime();
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
const channel = (epgInfo: object | null): Channel =>
  ({
    id: 4,
    code: 'fanous',
    title: 'Fanous',
    logo: PICTURE,
    free: true,
    epgInfo,
    userInfo: { favoriteFlag: false },
  }) as Channel;
const NEWS = {
  currentEPGTitle: 'News',
  currentEPGBroadcastStartDate: at(0),
  currentEPGBroadcastEndDate: at(60),
};
const DATA: ChannelsData = {
  current: 'all',
  view: 'channels',
  categories: [],
  channels: [channel(NEWS)],
};
const open = (over: Partial<ChannelsData> = {}, start = {}) =>
  renderApp(<ChannelsPage {...DATA} {...over} />, { path: '/channels', start });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + 15 * MINUTE, toFake: ['Date'] });
  scriptNetwork({ '/content/tv-channel/guide': { data: [] } });
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
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a channel', () => {
  test('shows its programme, when it is on, and how much of it is over', () => {
    renderApp(<ChannelCard channel={channel(NEWS)} />);
    const card = screen.getByRole('link');
    expect(card.getAttribute('href')).toBe('/watch/channel/fanous');
    expect(card.textContent).toBe('NewsFanous · 12:00 – 13:00');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%');
    expect(within(card).getByText('News').parentElement?.className).not.toContain('me-12');
  });

  test('before its programme begins has no progress; without one it says so', () => {
    vi.setSystemTime(NOON - MINUTE);
    renderApp(<ChannelCard channel={channel(NEWS)} hasButton />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0%');
    // Room for the button that covers the corner.
    expect(screen.getByText('News').parentElement?.className).toContain('me-12');
    cleanup();
    renderApp(<ChannelCard channel={channel(null)} />);
    expect(screen.getByRole('link').textContent).toBe('FanousNo program information');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the page of live television', () => {
  test('has its channels as tiles, or the guide', async () => {
    open();
    expect(screen.getByRole('link', { name: /News/ })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    cleanup();
    open({ view: 'guide' });
    expect(screen.getByRole('status')).toBeTruthy();
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  test('is loaded again when a programme is over', async () => {
    vi.useFakeTimers({ now: NOON + 15 * MINUTE });
    const reload = vi.fn<() => object>(() => ({}));
    renderApp(<ChannelsPage {...DATA} />, { path: '/channels', reload });
    await act(() => vi.advanceTimersByTimeAsync(44 * MINUTE));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    expect(reload).toHaveBeenCalled();
  });

  test('has a menu of categories, with all first and a member’s favourites last', () => {
    const categories = ['all', 'news', 'kids'].map((code, id) => ({ id, code, title: code }));
    const menuOf = (over: Partial<ChannelsData>, start = {}) => {
      open({ categories, ...over }, start);
      const menu = screen.getByRole('navigation', { name: 'Channel categories' });
      const links = within(menu).getAllByRole('link');
      const current = links.find((link) => link.getAttribute('aria-current') === 'page');
      cleanup();
      return [links.map((link) => link.getAttribute('href')), current?.textContent];
    };
    expect(menuOf({})).toEqual([['/channels', '/channels/news', '/channels/kids'], 'All']);
    expect(menuOf({ current: 'news', view: 'guide' }, { account: ACCOUNT })).toEqual([
      [
        '/channels?view=guide',
        '/channels/news?view=guide',
        '/channels/kids?view=guide',
        '/channels/favorites?view=guide',
      ],
      'news',
    ]);
  });

  test('keeps its category in the other view', () => {
    open({ current: 'news', view: 'guide' });
    const [tiles, guide] = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole(
      'link',
    );
    expect(tiles?.getAttribute('href')).toBe('/channels/news');
    expect(guide?.getAttribute('href')).toBe('/channels/news?view=guide');
    expect([tiles, guide].map((link) => link?.getAttribute('aria-current'))).toEqual([
      null,
      'true',
    ]);
  });

  test('a category without channels, or favourites, leads to all in the same view', () => {
    const all = () => screen.getAllByRole('link', { name: 'All' }).at(-1)?.getAttribute('href');
    open({ channels: [], current: 'news' });
    expect(all()).toBe('/channels');
    const empty = screen.getByRole('heading', { level: 2 }).textContent;
    cleanup();
    open({ channels: [], current: 'favorites', view: 'guide' });
    expect(all()).toBe('/channels?view=guide');
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(empty);
  });

  test('without any channel there is nothing to choose from, and a way home', () => {
    open({ channels: [] });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('asks a guest for login in place of favourites, and waits for a session', async () => {
    open({ channels: null, current: 'favorites' });
    expect(screen.getByRole('button', { name: /log in/i })).toBeTruthy();
    cleanup();
    open({ channels: null, current: 'favorites' }, { sessionPending: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: /log in/i })).toBeNull());
  });
});

describe('the link to all titles of a category', () => {
  const categories = [
    { id: 3, code: 'films', title: 'Films', resultType: 'MOVIES' },
    { id: 4, code: 'series', title: 'Series', resultType: 'SERIES' },
    { id: 5, code: 'live', title: 'Live', resultType: 'TV_CHANNEL' },
  ] as never;
  const linkOf = (category: string) => {
    renderApp(<CategoryGridLink category={category} />, { start: { categories } });
    const href = screen.queryByRole('link')?.getAttribute('href') ?? null;
    cleanup();
    return href;
  };

  test('is there for films and series, by code or id, and for nothing else', () => {
    expect(linkOf('films')).toBe('/category/films/all');
    expect(linkOf('3')).toBe('/category/films/all');
    expect(linkOf('series')).toBe('/category/series/all');
    expect(linkOf('live')).toBeNull();
    expect(linkOf('unknown')).toBeNull();
  });
});
