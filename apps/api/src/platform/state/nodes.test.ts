import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countNodes, memoryState, type State } from './index.ts';

describe('nodes that share a state', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are counted for a minute after their last heartbeat, and in an outage as before it', async () => {
    const shared = memoryState();
    let isAway = false;
    const state: State = {
      ...shared,
      publish: async (channel, id) => (isAway ? undefined : shared.publish(channel, id)),
    };
    const first = await countNodes(state);
    expect(first.count()).toBe(1);
    const second = await countNodes(state);
    const third = await countNodes(state);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([first, second, third].map(({ count }) => count())).toEqual([3, 3, 3]);
    third.stop();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(first.count()).toBe(3);
    isAway = true;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(first.count()).toBe(3);
    isAway = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([first, second].map(({ count }) => count())).toEqual([2, 2]);
    first.stop();
    second.stop();
  });
});
