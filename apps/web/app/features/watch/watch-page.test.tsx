import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { PICTURE } from '#app/testing/titles.ts';
import type { Video, WatchChannelData } from './load.ts';
import type { AccessAnswer } from './reports.ts';
import { WatchChannelPage } from './watch-channel-page.tsx';
import { WatchPage } from './watch-page.tsx';

const ACCESS = '/watch/content-access';
const CHANNEL_ACCESS = '/watch/live-tv-access';
const DENIED: AccessAnswer = {
  access: 'LOGIN',
  warning: null,
  reason: null,
  planLimit: null,
  screenTime: null,
  nextRequestAfter: 30,
  playback: null,
  streams: null,
};
const ALLOWED: AccessAnswer = {
  ...DENIED,
  access: 'ALLOWED',
  playback: {
    url: '/media/1.k1.1700000000.hilal.s1.sig/7/master.m3u8',
    urls: [],
    window: null,
    storyboardUrl: null,
    expiresAt: '2026-11-20T12:00:00.000Z',
    startAt: 0,
    playlists: null,
    sceneGuard: false,
    marks: [],
  },
};
const VIDEO = {
  id: 7,
  code: 'nur-7',
  type: 'FILM',
  title: 'Nur',
  seriesId: 1,
  seriesCode: null,
  seriesTitle: null,
  seasonIndex: null,
  videoIndex: null,
  storyline: '',
  free: true,
  ageRating: '7+',
  image: PICTURE,
  nextVideoId: null,
} as unknown as Video;
const EPISODE = {
  ...VIDEO,
  title: 'The Lamp',
  seriesCode: 'nur',
  seriesTitle: 'Nur',
  seasonIndex: 2,
  videoIndex: 3,
} as Video;
/** As the service has it. */
const NEXT = {
  ...EPISODE,
  id: 8,
  title: 'The Well',
  seasonId: 1,
  seasonCount: 2,
  duration: 600,
  info: '',
  released: '2026-01-01',
  audioLanguages: [],
  subtitleLanguages: [],
  subtitleTracks: [],
};

// Responses are validated by a lazy chunk, which could load after the test has ended; the player is one, too.
beforeAll(async () => {
  await import('#app/data/client/schemas.ts');
  await import('./player.ts');
});

let sent: SentRequest[] = [];
const network = (answer: Parameters<typeof scriptNetwork>[0][string]) => {
  sent = scriptNetwork({
    [ACCESS]: answer,
    [CHANNEL_ACCESS]: answer,
    '/content/tv-channel/guide': { data: [] },
    '/content/video/findById': { data: NEXT },
  });
};
beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
const open = (video: Video) =>
  renderApp(<WatchPage video={video} />, { path: '/watch/7', start: { account: ACCOUNT } });
const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');

describe('a video', () => {
  test('waits for its access behind its picture, and says where it is in the title of the page', () => {
    network(() => new Promise(() => undefined));
    open(EPISODE);
    expect(screen.getByText('Loading', { exact: false }).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nur');
    expect(document.title).toMatch(/^Nur S2:E3 · The Lamp/);
    cleanup();
    open(VIDEO);
    expect(document.title).toMatch(/^Nur(?! S)/);
    cleanup();
    open({ ...EPISODE, seasonIndex: null });
    expect(document.title).toMatch(/^Nur The Lamp/);
  });

  test('that fails says why, can be tried again, and leads back to its title or home', async () => {
    network(refused(503, 'UNEXPECTED', 'Not now.'));
    open(EPISODE);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(back()).toBe('/detail/nur');
    const { length } = sent;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(length));
    cleanup();
    open(VIDEO);
    await screen.findByText('Not now.');
    expect(back()).toBe('/');
  });

  test('that is refused asks for what is missing', async () => {
    network({ data: DENIED });
    open(VIDEO);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(document.querySelector('video')).toBeNull();
  });

  test('that is allowed plays, and its player leads back without another entry of the history', async () => {
    network({ data: ALLOWED });
    const { router } = open(EPISODE);
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('plays the next one in the same player, while its access is requested', async () => {
    network({ data: ALLOWED });
    const { router } = open({ ...EPISODE, nextVideoId: 8 });
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    const player = document.querySelector('video');
    fireEvent.click(await screen.findByRole('button', { name: 'Next episode: The Well' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/watch/8'));
    // Back never returns to a video that was left.
    expect(router.state.historyAction).toBe('REPLACE');
    expect(document.querySelector('video')).toBe(player);
  });

  test('says that the connection is lost while it plays on', async () => {
    network({ data: ALLOWED });
    open(VIDEO);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/offline|connection/i)).toBeTruthy();
  });
});

describe('a channel', () => {
  const channel = (id: number, programme: string | null = null) =>
    ({
      id,
      code: `channel-${id}`,
      title: `Channel ${id}`,
      logo: PICTURE,
      free: true,
      epgInfo: programme && { currentEPGTitle: programme },
      userInfo: { favoriteFlag: false },
    }) as WatchChannelData['channel'];
  const openChannel = (over: Partial<WatchChannelData> = {}) =>
    renderApp(
      <WatchChannelPage channel={channel(4, 'News')} previous={null} next={null} {...over} />,
      { path: '/watch/channel/channel-4', start: { account: ACCOUNT } },
    );

  test('plays with its programmes from three hours ago', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:20:00.000Z'), toFake: ['Date'] });
    network({ data: ALLOWED });
    openChannel();
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(sent.find(({ path }) => path === CHANNEL_ACCESS)?.body).toMatchObject({ channelId: 4 });
    expect(sent.find(({ path }) => path.includes('guide'))?.query).toEqual({
      from: '2026-11-20T09:00:00.000Z',
      hours: '12',
      channels: '4',
    });
    vi.useRealTimers();
  });

  test('switches to the one before or after it, without another entry of the history', async () => {
    network({ data: ALLOWED });
    const beside = { previous: channel(3), next: channel(5) };
    const { router } = openChannel(beside);
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    for (const [name, path] of [
      ['Previous channel: Channel 3', '/watch/channel/channel-3'],
      ['Next channel: Channel 5', '/watch/channel/channel-5'],
    ] as const) {
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(router.state.historyAction).toBe('REPLACE');
    }
    cleanup();
    openChannel();
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    expect(screen.queryByRole('button', { name: /Previous channel|Next channel/ })).toBeNull();
  });

  test('that fails leads back to the channels', async () => {
    network(refused(503, 'UNEXPECTED', 'Not now.'));
    openChannel();
    await screen.findByText('Not now.');
    expect(back()).toBe('/channels');
  });
});
