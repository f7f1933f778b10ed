import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notStarted } from './player-now.ts';
import { usePace } from './use-pace.ts';

test('the position is reported as often as the service says, while something plays', () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const player = { current: { ...notStarted(), running: true } };
  interface Props {
    pace: number | null;
  }
  const hook = renderHook<void, Props>(
    ({ pace }) => usePace(player, pace, (event) => void sent.push(event)),
    { initialProps: { pace: 30 } },
  );
  vi.advanceTimersByTime(29_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['HEARTBEAT']);
  player.current.running = false;
  vi.advanceTimersByTime(30_000);
  player.current.running = true;
  hook.rerender({ pace: null });
  vi.advanceTimersByTime(90_000);
  expect(sent).toEqual(['HEARTBEAT']);
  vi.useRealTimers();
});
