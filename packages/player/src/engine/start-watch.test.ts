import type HlsJs from 'hls.js';
import { ErrorDetails, Events } from 'hls.js';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart } from './start-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stream(startPosition = -1) {
  const events = new EventEmitter();
  const startLoad = vi.fn<(position: number) => void>();
  const hls = {
    config: { startPosition },
    on: (name: string, listener: () => void) => void events.on(name, listener),
    startLoad,
  };
  const end = watchStart(hls as unknown as HlsJs);
  return { startLoad, end, hear: (name: Events, data = {}) => void events.emit(name, name, data) };
}

it('a channel that stopped before it began is loaded again from the same place, ever later', () => {
  const { startLoad, hear } = stream(90);
  hear(Events.FRAG_LOADING);
  vi.advanceTimersByTime(11_000);
  hear(Events.FRAG_LOADED);
  vi.advanceTimersByTime(11_000);
  expect(startLoad).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(startLoad.mock.calls).toEqual([[90]]);
  vi.advanceTimersByTime(23_000);
  expect(startLoad).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(startLoad).toHaveBeenCalledTimes(2);
});

it('a channel whose request was aborted is loaded again sooner, unless a segment arrives', () => {
  const { startLoad, hear } = stream();
  const abort = () => hear(Events.ERROR, { fatal: false, details: ErrorDetails.INTERNAL_ABORTED });
  hear(Events.FRAG_LOADING);
  abort();
  hear(Events.FRAG_LOADED);
  vi.advanceTimersByTime(11_000);
  expect(startLoad).not.toHaveBeenCalled();
  abort();
  vi.advanceTimersByTime(1500);
  expect(startLoad.mock.calls).toEqual([[-1]]);
  abort();
  vi.advanceTimersByTime(2900);
  expect(startLoad).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(startLoad).toHaveBeenCalledTimes(2);
});

it.each([
  ['has begun', Events.FRAG_BUFFERED, {}],
  ['has failed', Events.ERROR, { fatal: true }],
])('a channel that %s is left alone', (_, name, data) => {
  const { startLoad, hear } = stream();
  hear(Events.FRAG_LOADING);
  hear(name, data);
  vi.advanceTimersByTime(600_000);
  expect(startLoad).not.toHaveBeenCalled();
});

it('a channel without a segment to request is left alone, and so is one that was closed', () => {
  const { startLoad, hear, end } = stream();
  vi.advanceTimersByTime(600_000);
  hear(Events.FRAG_LOADING);
  end();
  hear(Events.FRAG_LOADED);
  vi.advanceTimersByTime(600_000);
  expect(startLoad).not.toHaveBeenCalled();
});
