// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpeningScene, StreamHead } from '../store/head.ts';
import type { OpenOptions } from '../store/port.ts';
import { openScene, sceneOf } from './opening.ts';

const scene: OpeningScene = { duration: 60, tracks: [] };
const head = { opening: scene } as unknown as StreamHead;
const opened = (startAt: number, withHead: StreamHead | undefined = head) =>
  sceneOf({
    source: { url: '/a.m3u8', type: 'hls', head: withHead },
    options: { startAt } as OpenOptions,
  });

afterEach(() => vi.unstubAllGlobals());

describe('the first picture', () => {
  it("is the film's first when playback starts there", () => {
    expect(opened(0)).toBe(scene);
  });

  it('is not shown when playback starts after an intro or a guarded scene', () => {
    expect(opened(42)).toBeNull();
    expect(opened(0.5)).toBeNull();
  });

  it('is left to the engine without a prefetch, or where the browser manages media sources', () => {
    expect(opened(0, { opening: null } as unknown as StreamHead)).toBeNull();
    vi.stubGlobal('ManagedMediaSource', EventTarget);
    expect(opened(0)).toBeNull();
  });
});

it('releases its address when it is closed early', () => {
  const revoked: string[] = [];
  vi.stubGlobal('MediaSource', EventTarget);
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:film',
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  const video = document.createElement('video');
  vi.spyOn(video, 'load').mockReturnValue();
  const next = vi.fn<() => void>();
  const shown = new Promise<void>(() => undefined);
  openScene(video, { scene, shown, next, start: vi.fn<() => void>() })();
  expect(revoked).toEqual(['blob:film']);
  expect(video.hasAttribute('src')).toBe(false);
  expect(next).not.toHaveBeenCalled();
});

it.each([
  ['plays on', false, 1],
  ['stays paused when the viewer has paused it', true, 0],
])('a film whose opening is not ready in time %s', async (_how, paused, starts) => {
  // A media source that never opens.
  vi.stubGlobal(
    'MediaSource',
    class extends EventTarget {
      sourceBuffers = [];
    },
  );
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined });
  const video = document.createElement('video');
  vi.spyOn(video, 'paused', 'get').mockReturnValue(paused);
  Object.defineProperty(video, 'error', { value: null }); // jsdom has none.
  const next = vi.fn<() => void>();
  const start = vi.fn<() => void>();
  openScene(video, { scene, shown: Promise.resolve(), next, start });
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith({ media: video }), {
    timeout: 30_000,
  });
  expect(start).toHaveBeenCalledTimes(starts);
});
