import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { useNextProgrammes } from './use-next-programmes.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

/** A channel whose programme ends so many minutes from now; null without a known programme. */
const endsIn = (minutes: number | null) =>
  ({
    epgInfo:
      minutes === null
        ? null
        : {
            currentEPGBroadcastEndDate: new Date(NOW + minutes * MINUTE).toISOString(),
          },
  }) as Channel;

function reloads(...channels: Channel[]) {
  const again = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ shown }) => useNextProgrammes(shown, again), {
    initialProps: { shown: channels },
  });
  return { again, unmount, show: (...shown: Channel[]) => rerender({ shown }) };
}

test('a list is loaded again when the first of its programmes is over, not the last', () => {
  const { again, show } = reloads(endsIn(90), endsIn(10), endsIn(null), endsIn(30));
  vi.advanceTimersByTime(10 * MINUTE);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(again).toHaveBeenCalledOnce();
  show(endsIn(90), endsIn(60), endsIn(null), endsIn(30));
  vi.advanceTimersByTime(20 * MINUTE);
  expect(again).toHaveBeenCalledTimes(2);
});

test('a list that still has the programme that is over is loaded again as soon as it may differ', () => {
  const { again, unmount } = reloads(endsIn(1));
  vi.advanceTimersByTime(MINUTE + 500);
  expect(again).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(again).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(again).toHaveBeenCalledTimes(2);
});

test('a list without known programmes waits for nothing', () => {
  const { again } = reloads(endsIn(null));
  vi.advanceTimersByTime(24 * 60 * MINUTE);
  expect(again).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
