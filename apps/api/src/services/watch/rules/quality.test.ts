import { describe, expect, test } from 'vitest';
import { begins, percentOf, plausible } from './quality.ts';

const numbers = {
  elapsedMs: 10_000,
  firstFrameMs: 400,
  playedMs: 8000,
  stalls: 1,
  stallMs: 1500,
  switches: 0,
  height: 720,
  errors: 0,
  error: null,
};

describe('the numbers of a viewing', () => {
  test('stay as they are while they fit into it', () => {
    expect(plausible(numbers)).toEqual(numbers);
    expect(plausible({ ...numbers, firstFrameMs: null }).firstFrameMs).toBeNull();
  });

  test('never take longer than the viewing, together', () => {
    const huge = { ...numbers, firstFrameMs: 600_000, playedMs: 9_000_000, stallMs: 9_000_000 };
    expect(plausible(huge)).toMatchObject({ firstFrameMs: 10_000, playedMs: 10_000, stallMs: 0 });
    expect(plausible({ ...numbers, stallMs: 5000 }).stallMs).toBe(2000);
  });

  test('begin with its first START', () => {
    expect(begins('START', { elapsedMs: 0 })).toBe(true);
    expect(begins('START', { elapsedMs: 60_000 })).toBe(false);
    expect(begins('PAUSE', { elapsedMs: 0 })).toBe(false);
  });
});

test.each([
  ['HEARTBEAT', 0, 0],
  ['HEARTBEAT', 49.9, 0],
  ['PAUSE', 50, 1],
  ['PAUSE', 4999, 99],
  ['PAUSE', 5000, 99],
  ['PAUSE', 86_400, 99],
  ['END', 0, 100],
] as const)('%s at %d of 5000 seconds is in hundredth %d', (event, lastSec, percent) => {
  expect(percentOf({ event, lastSec }, 5000)).toBe(percent);
});
