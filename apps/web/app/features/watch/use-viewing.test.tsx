import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApi } from '#app/data/client/api.ts';
import type { AccessAnswer } from './reports.ts';
import { useNextVideo } from './use-next-video.ts';
import { useViewing } from './use-viewing.ts';

const preferences = { read: () => ({}), write: () => undefined };
const refused: AccessAnswer = {
  access: 'LOGIN',
  warning: null,
  nextRequestAfter: 60,
  playback: null,
  streams: null,
};
const allowed = (videoId: number): AccessAnswer => ({
  ...refused,
  access: 'ALLOWED',
  playback: {
    url: `/media/${videoId}/master.m3u8`,
    storyboardUrl: null,
    expiresAt: '2026-11-20T12:00:00.000Z',
    startAt: 0,
    playlists: null,
    marks: [],
  },
});

/** What the service says to the next START, by video. */
let answers: Map<number, () => Promise<AccessAnswer>>;
/** What it says of the video that follows. */
let follows: () => Promise<Response>;

// Answers are held against these after they came; the last of them would come when the test has ended.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

beforeEach(() => {
  answers = new Map([1, 2].map((id) => [id, async () => allowed(id)]));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('/video/findById')) return follows();
    const { videoId } = JSON.parse(init.body as string) as { videoId: number };
    const data = await answers.get(videoId)?.();
    return Response.json({ message: null, data, meta: {} });
  });
  startApi({
    services: {},
    appVersion: '1',
    language: 'en',
    unexpected: 'Unexpected',
    report: () => undefined,
  });
});
afterEach(cleanup);

async function watching() {
  const whats = [{ videoId: 1 }, { videoId: 2 }];
  const hook = renderHook(({ index }) => useViewing(whats[index] ?? { videoId: 0 }, preferences), {
    initialProps: { index: 0 },
  });
  await waitFor(() => expect(hook.result.current.viewing.phase).toBe('playing'));
  return hook;
}

test('an address that is refused ends the viewing it was asked for', async () => {
  const { result } = await watching();
  answers.set(1, async () => refused);
  await act(() => expect(result.current.renewSource()).rejects.toThrow('Access has ended.'));
  expect(result.current.viewing).toMatchObject({ phase: 'refused', answer: refused });
});

test('a refusal that comes when something else is played says nothing of that', async () => {
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

test('STATE-40 each fetch of the player page loads and fails by itself: access, and the video that follows', async () => {
  let answer: (access: AccessAnswer) => void = () => undefined;
  answers.set(1, () => new Promise((resolve) => (answer = resolve)));
  follows = async () =>
    Response.json({ message: 'It is gone.', data: null, meta: null }, { status: 404 });
  const what = { videoId: 1 };
  const access = renderHook(() => useViewing(what, preferences));
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
});
