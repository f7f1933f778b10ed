import { describe, expect, it } from 'vitest';
import { bufferedTo, readMedia } from './read-media.ts';

const ranges = (...spans: (readonly [number, number])[]) => ({
  length: spans.length,
  start: (index: number) => spans[index]?.[0] ?? 0,
  end: (index: number) => spans[index]?.[1] ?? 0,
});
const media = {
  currentTime: 12,
  duration: 100,
  paused: false,
  seeking: false,
  ended: false,
  volume: 0.5,
  muted: false,
  playbackRate: 1,
  readyState: 4,
  buffered: ranges([0, 30]),
  seekable: ranges([0, 100]),
};

describe('reading a media element', () => {
  it("copies the element's state", () => {
    expect(readMedia(media)).toEqual({
      position: 12,
      duration: 100,
      buffered: 30,
      seekable: { start: 0, end: 100 },
      paused: false,
      waiting: false,
      seeking: false,
      ended: false,
      volume: 0.5,
      muted: false,
      rate: 1,
    });
  });

  it('is waiting when playback was requested and the next frame is missing', () => {
    expect(readMedia({ ...media, readyState: 2 }).waiting).toBe(true);
    expect(readMedia({ ...media, readyState: 2, paused: true }).waiting).toBe(false);
    expect(readMedia({ ...media, readyState: 2, ended: true }).waiting).toBe(false);
  });

  it('measures a live stream by its seekable window', () => {
    const live = { ...media, duration: Number.POSITIVE_INFINITY, seekable: ranges([1000, 1600]) };
    expect(readMedia(live)).toMatchObject({ duration: 1600, seekable: { start: 1000, end: 1600 } });
  });

  it('has no duration before the metadata', () => {
    const empty = {
      ...media,
      currentTime: 0,
      duration: Number.NaN,
      buffered: ranges(),
      seekable: ranges(),
    };
    expect(readMedia(empty)).toMatchObject({
      duration: 0,
      buffered: 0,
      seekable: { start: 0, end: 0 },
    });
  });
});

describe('the buffered range', () => {
  it.each([
    [5, 10],
    [19.95, 40],
    [15, 15],
    [60, 60],
  ])('at %d ends at %d', (position, end) => {
    expect(bufferedTo(ranges([0, 10], [20, 40]), position)).toBe(end);
  });
});
