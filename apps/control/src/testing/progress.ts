import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { SentRequest } from './network.ts';

/** Replaces the clock with one that `isReadAgain` moves. Call it before the page opens. */
export const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });

/** Whether a page reads a path again within three seconds, as it does while something runs. The clock runs on after that. */
export async function isReadAgain(sent: readonly SentRequest[], path: string): Promise<boolean> {
  const reads = () => sent.filter((request) => request.path === path).length;
  const before = reads();
  await act(() => vi.advanceTimersByTimeAsync(3100));
  vi.useRealTimers();
  return reads() > before;
}
