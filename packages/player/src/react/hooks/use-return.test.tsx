import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer, type PlayerCore } from '#src/store/player.ts';
import { useReturn } from './use-return.ts';

const source = { url: '/a.m3u8', type: 'hls' } as const;

/** The server's response; null where there is none. */
let status: number | null;
let requested: [url: string, method: string | undefined][];
beforeEach(() => {
  vi.useFakeTimers();
  status = null;
  requested = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requested.push([url, init?.method]);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
});
afterEach(() => vi.useRealTimers());

function cutOff(kind: 'network' | 'missing' = 'network'): PlayerCore {
  const core = createPlayer({ read: () => ({}), write: () => undefined });
  core.open(source, 0, true);
  renderHook(() => useReturn(core));
  core.report({ error: { kind } });
  return core;
}
const error = (core: PlayerCore) => core.store.getState().error;

it('polls an unreachable server every ten seconds, and plays once it responds', async () => {
  const core = cutOff();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested.map(String)).toEqual(Array(3).fill('/a.m3u8,HEAD'));
  expect(error(core)).toEqual({ kind: 'network' });
  status = 502; // The proxy in front of it responds first.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(error(core)).toEqual({ kind: 'network' });
  status = 403; // The address has expired meanwhile and is renewed.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(error(core)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(5);
});

it("the browser's online event is enough", () => {
  const core = cutOff();
  window.dispatchEvent(new Event('online'));
  expect(error(core)).toBeNull();
});

it('a missing stream is not polled', async () => {
  const core = cutOff('missing');
  status = 200;
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect([requested, error(core)]).toEqual([[], { kind: 'missing' }]);
});
