import { InEnglish } from '#app/testing/app.tsx';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { startApi } from '#app/data/client/api.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { AccessAnswer } from './reports.ts';
import { useNextVideo } from './use-next-video.ts';
import { useViewing } from './use-viewing.ts';

const preferences = { read: () => ({}), write: () => undefined };
const refused: AccessAnswer = {
  access: 'LOGIN',
  warning: null,
  reason: null,
  planLimit: null,
  screenTime: null,
  nextRequestAfter: 60,
  playback: null,
  streams: null,
};
const allowed = (videoId: number): AccessAnswer => ({
  ...refused,
  access: 'ALLOWED',
  playback: {
    url: `/media/${videoId}/master.m3u8`,
    urls: [],
    window: null,
    storyboardUrl: null,
    expiresAt: '2026-11-20T12:00:00.000Z',
    startAt: 0,
    playlists: null,
    sceneGuard: false,
    marks: [],
  },
});

/** The service's responses to the next START, by video. */
let answers: Map<number, () => Promise<AccessAnswer>>;
interface ReportedCall {
  videoId: number;
  event: string;
  lastSec: number;
}
/** The reports that the service received: event, video, second, keepalive. */
let reports: unknown[][];
/** The service's response about the next video. */
let follows: () => Promise<Response>;

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

beforeEach(() => {
  reports = [];
  useNotifications.setState({ shown: [] });
  answers = new Map([1, 2].map((id) => [id, async () => allowed(id)]));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('/video/findById')) return follows();
    const { videoId, event, lastSec } = JSON.parse(init.body as string) as ReportedCall;
    reports.push([event, videoId, lastSec, init.keepalive]);
    const data = await answers.get(videoId)?.();
    return Response.json({ message: null, data, meta: {} });
  });
  startApi({
    services: {},
    appVersion: '1',
    language: 'en',
    texts: { unexpected: () => 'Unexpected', ofStatus: (status) => `text of ${status}` },
    report: () => undefined,
  });
});
const wrapper = ({ children }: { children: ReactNode }) => <InEnglish>{children}</InEnglish>;

async function watching() {
  const whats = [{ videoId: 1 }, { videoId: 2 }];
  const hook = renderHook(({ index }) => useViewing(whats[index] ?? { videoId: 0 }, preferences), {
    initialProps: { index: 0 },
    wrapper,
  });
  await waitFor(() => expect(hook.result.current.viewing.phase).toBe('playing'));
  return hook;
}

test('a refused URL renewal ends its viewing session', async () => {
  const { result } = await watching();
  answers.set(1, async () => refused);
  await act(() => expect(result.current.renewSource()).rejects.toThrow('Access has ended.'));
  expect(result.current.viewing).toMatchObject({ phase: 'refused', answer: refused });
});

test('a refusal that arrives after a switch does not affect the new video', async () => {
  const { result, rerender } = await watching();
  let say: (answer: AccessAnswer) => void = () => undefined;
  answers.set(1, () => new Promise((resolve) => (say = resolve)));
  const renewed = result.current.renewSource();
  rerender({ index: 1 });
  await waitFor(() => expect(result.current.viewing.phase).toBe('playing'));
  say(refused);
  await act(() => expect(renewed).rejects.toThrow('Access has ended.'));
  expect(result.current.viewing).toMatchObject({
    phase: 'playing',
    source: { url: '/media/2/master.m3u8' },
  });
});

test('a URL that is renewed after a switch does not replace that of the new video', async () => {
  const { result, rerender } = await watching();
  let say: (answer: AccessAnswer) => void = () => undefined;
  answers.set(1, () => new Promise((resolve) => (say = resolve)));
  const renewed = result.current.renewSource();
  rerender({ index: 1 });
  await waitFor(() => expect(result.current.viewing.phase).toBe('playing'));
  say(allowed(1));
  await act(() => renewed);
  expect(result.current.viewing).toMatchObject({
    phase: 'playing',
    source: { url: '/media/2/master.m3u8' },
  });
  expect(result.current.viewing).not.toHaveProperty('renewed');
});

const at = (position: number) => ({ position, duration: 100 });
const notices = () => useNotifications.getState().shown.map(({ text }) => text);

test('a child who begins shortly before the end of their time gets the notice at once', async () => {
  const screenTime = { over: null, secondsLeft: 420, moreLeft: 0 };
  answers.set(1, async () => ({ ...allowed(1), screenTime }));
  await watching();
  expect(notices()).toEqual(['7 minutes more for today']);
});

test('a report says when a child’s time is nearly over', async () => {
  const { result } = await watching();
  const screenTime = { over: null, secondsLeft: 110, moreLeft: 0 };
  answers.set(1, async () => ({ ...allowed(1), screenTime }));
  await act(async () => result.current.onEvent({ type: 'pause', ...at(10) }));
  await waitFor(() => expect(notices()).toEqual(['2 minutes more for today']));
});

test('reports pause, seek and end with their second; the last report outlives the page, once', async () => {
  const { result } = await watching();
  const { onEvent } = result.current;
  onEvent({ type: 'start', ...at(0) });
  onEvent({ type: 'seek', ...at(30) });
  onEvent({ type: 'pause', ...at(31) });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(reports).toEqual([
      ['START', 1, 0, false],
      ['SEEK', 1, 30, false],
      ['PAUSE', 1, 31, false],
      ['PAUSE', 1, 31, true],
    ]),
  );
});

test('who leaves before the first picture says so, once, and gives the lease back', async () => {
  const { unmount } = await watching();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await waitFor(() => expect(reports.slice(1)).toEqual([['PAUSE', 1, 0, true]]));
});

test('who was refused, or got no answer, has no viewing to leave', async () => {
  answers.set(1, async () => refused);
  const what = { videoId: 1 };
  const { result, unmount } = renderHook(() => useViewing(what, preferences), { wrapper });
  await waitFor(() => expect(result.current.viewing.phase).toBe('refused'));
  unmount();
  expect(reports).toEqual([['START', 1, 0, false]]);
});

test('another video ends the first, and starts at its own beginning', async () => {
  const { result, rerender } = await watching();
  result.current.onEvent({ type: 'start', ...at(50) });
  rerender({ index: 1 });
  await waitFor(() => expect(result.current.viewing).toMatchObject({ phase: 'playing' }));
  await act(() => result.current.renewSource());
  expect(reports.slice(1)).toEqual([
    ['PAUSE', 1, 50, true],
    ['START', 2, 0, false],
    ['START', 2, 0, false],
  ]);
});

test('a hidden page reports its position while it plays', async () => {
  const { result } = await watching();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  result.current.onEvent({ type: 'start', ...at(7) });
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reports.slice(1)).toEqual([['HEARTBEAT', 1, 7, true]]));
});

test("while playing, reports the position at the service's interval", async () => {
  answers.set(1, async () => ({ ...allowed(1), nextRequestAfter: 0.02 }));
  const { result } = await watching();
  result.current.onEvent({ type: 'start', ...at(0) });
  result.current.onProgress({ ...at(9), audioLanguage: 'tr', subtitleLanguage: null });
  await waitFor(() => expect(reports.length).toBeGreaterThan(3), { timeout: 2000 });
  expect(new Set(reports.slice(1).map(String))).toEqual(new Set(['HEARTBEAT,1,9,false']));
  result.current.onEvent({ type: 'end', ...at(100) });
  expect(reports.at(-1)).toEqual(['END', 1, 100, false]);
});

test('every five seconds of playback the position of a member is stored on the device', async () => {
  writeCookie(COOKIES.token, 'token');
  const { result } = await watching();
  const progress = (position: number) => {
    result.current.onProgress({ ...at(position), audioLanguage: null, subtitleLanguage: null });
    return Object.values(
      (browserCache.get('reports') ?? {}) as Record<string, { lastSec: number }>,
    );
  };
  expect(progress(15)).toEqual([]);
  result.current.onEvent({ type: 'start', ...at(0) });
  expect(progress(14.9)).toEqual([]);
  expect(progress(15.2)).toMatchObject([{ videoId: 1, lastSec: 15 }]);
  expect(progress(16)).toMatchObject([{ lastSec: 15 }]);
  removeCookie(COOKIES.token);
});

test('a refused report ends the viewing session; a refused last report ends nothing', async () => {
  const { result } = await watching();
  const { onEvent } = result.current;
  onEvent({ type: 'start', ...at(9) });
  answers.set(1, async () => refused);
  await act(async () => onEvent({ type: 'end', ...at(100) }));
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(result.current.viewing.phase).toBe('playing');
  await act(async () => onEvent({ type: 'pause', ...at(10) }));
  await waitFor(() => expect(result.current.viewing).toMatchObject({ phase: 'refused' }));
});

test('a response brings a renewed playback URL', async () => {
  const { result } = await watching();
  const { playback } = allowed(1);
  const url = '/media/1/newer.m3u8';
  answers.set(1, async () => ({ ...allowed(1), playback: playback && { ...playback, url } }));
  await act(async () => result.current.onEvent({ type: 'seek', ...at(10) }));
  await waitFor(() =>
    expect(result.current.viewing).toMatchObject({ renewed: { source: { url } } }),
  );
});

test(
  'each request of the player page loads and fails independently: access, and the next video',
  { tags: ['STATE-40'] },
  async () => {
    let answer: (access: AccessAnswer) => void = () => undefined;
    answers.set(1, () => new Promise((resolve) => (answer = resolve)));
    follows = async () =>
      Response.json({ message: 'It is gone.', data: null, meta: null }, { status: 404 });
    const what = { videoId: 1 };
    const access = renderHook(() => useViewing(what, preferences), { wrapper });
    const next = renderHook(() => useNextVideo({ nextVideoId: 2 }));
    expect(access.result.current.viewing.phase).toBe('asking');
    expect(next.result.current).toMatchObject({ loading: true, error: null });
    await waitFor(() => expect(next.result.current.loading).toBe(false));
    expect(next.result.current.error).toMatchObject({ message: 'It is gone.' });
    expect(access.result.current.viewing.phase).toBe('asking');
    await act(async () => answer(allowed(1)));
    expect(access.result.current.viewing.phase).toBe('playing');

    answers.set(1, () => Promise.reject(new TypeError('fetch failed')));
    follows = () => new Promise(() => undefined);
    await act(async () => access.result.current.askAgain());
    const other = renderHook(() => useNextVideo({ nextVideoId: 3 }));
    await waitFor(() =>
      expect(access.result.current.viewing).toEqual({ phase: 'failed', message: 'E.8 Unexpected' }),
    );
    expect(other.result.current).toMatchObject({ loading: true, error: null });
  },
);
