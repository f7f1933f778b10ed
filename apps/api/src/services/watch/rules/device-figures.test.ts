import { describe, expect, test } from 'vitest';
import { percentile } from './buckets.ts';
import { deviceFigures, type DeviceSums, errorFigures } from './device-figures.ts';
import { deviceClassOf } from './handheld.ts';
import { stayed } from './stayed.ts';

const of = (...buckets: [number, number][]) => new Map(buckets);

describe('percentiles', () => {
  test('are the middles of buckets', () => {
    // 800 ms are the end of bucket 16: 50 * 2 ** (16 / 4).
    expect(percentile('FIRST_FRAME', of([16, 10]), 0.5)).toBeCloseTo(734, 0);
    expect(percentile('FIRST_FRAME', of([0, 10]), 0.5)).toBe(50);
    expect(percentile('STALLED', of([0, 10]), 0.5)).toBe(0);
    expect(percentile('STALLED', of([30, 6], [0, 94]), 0.95)).toBeCloseTo(166, 0);
  });

  test('are hidden where fewer than five are above them', () => {
    expect(percentile('FIRST_FRAME', of([16, 9]), 0.5)).toBeNull();
    expect(percentile('FIRST_FRAME', of([16, 99]), 0.95)).toBeNull();
    expect(percentile('FIRST_FRAME', of([16, 100]), 0.95)).not.toBeNull();
    expect(percentile('FIRST_FRAME', of(), 0.5)).toBeNull();
  });
});

const SUMS: DeviceSums = {
  days: [
    { device: 'PHONE', viewings: 200, failed: 3 },
    { device: 'DESKTOP', viewings: 40, failed: 0 },
    { device: 'TELEVISION', viewings: 3, failed: 3 },
  ],
  buckets: [
    { device: 'PHONE', measure: 'FIRST_FRAME', bucket: 16, viewings: 190 },
    { device: 'PHONE', measure: 'FIRST_FRAME', bucket: 24, viewings: 10 },
    { device: 'PHONE', measure: 'STALLED', bucket: 0, viewings: 150 },
    { device: 'PHONE', measure: 'STALLED', bucket: 27, viewings: 50 },
    { device: 'DESKTOP', measure: 'FIRST_FRAME', bucket: 16, viewings: 40 },
  ],
  errors: [
    { device: 'PHONE', error: 'network', viewings: 20 },
    { device: 'TELEVISION', error: 'network', viewings: 2 },
    { device: 'DESKTOP', error: 'network', viewings: 7 },
    { device: 'TELEVISION', error: 'unsupported', viewings: 3 },
    { device: 'TABLET', error: 'media', viewings: 1 },
  ],
};

describe('devices', () => {
  test('with few viewings have no numbers, and the next smallest hides them', () => {
    const [phone, tablet, desktop, television] = deviceFigures(SUMS);
    expect(phone).toEqual({
      device: 'PHONE',
      starts: 200,
      firstFrameMs: { p50: 734, p95: 734 },
      stalledPercent: { p50: 0, p95: 1 },
      failed: null,
    });
    expect(tablet?.starts).toBe(0);
    const hidden = { p50: null, p95: null };
    expect(desktop).toMatchObject({ starts: null, firstFrameMs: hidden, failed: null });
    expect(television).toMatchObject({ starts: null, firstFrameMs: hidden, failed: null });
  });

  test('errors are by kind, small groups hidden', () => {
    expect(errorFigures(SUMS)).toEqual([
      { error: 'network', viewings: 29, byDevice: [20, 0, null, null] },
      { error: 'unsupported', viewings: null, byDevice: [0, 0, 0, null] },
      { error: 'media', viewings: null, byDevice: [0, null, 0, 0] },
    ]);
  });

  test.each([
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Safari/604.1', 'web', 'TABLET'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0 Safari/537.36', 'web', 'DESKTOP'],
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0 Mobile Safari/537.36', 'web', 'PHONE'],
    ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) TV Safari/537.36', 'web', 'TELEVISION'],
    ['okhttp/5.0', 'android', 'PHONE'],
    ['Kandil/5 CFNetwork', 'iPadOS', 'TABLET'],
    ['', 'constructor', 'DESKTOP'],
  ])('%s on %s is of the kind %s', (userAgent, platform, expected) => {
    expect(deviceClassOf({ userAgent, platform })).toBe(expected);
  });
});

describe('how far viewers came', () => {
  const shares = (ends: [number, number][]) =>
    stayed(ends.map(([percent, viewings]) => ({ percent, viewings }))).points.map(
      ({ share }) => share,
    );

  test('is the share that reached each point', () => {
    const points = shares([
      [2, 10],
      [50, 30],
      [100, 60],
    ]);
    expect(points).toHaveLength(21);
    expect([points[0], points[1], points[10], points[11], points[20]]).toEqual([
      100, 90, 90, 60, 60,
    ]);
  });

  test('is hidden while few have left, and where few remain', () => {
    const points = shares([
      [3, 2],
      [12, 2],
      [31, 4],
      [97, 40],
      [100, 2],
    ]);
    expect(points.slice(0, 8)).toEqual([100, null, null, null, null, null, null, 84]);
    expect(points[19]).toBe(84);
    expect(points[20]).toBeNull();
  });

  test('is nothing with fewer than five viewings', () => {
    expect(stayed([{ percent: 100, viewings: 4 }])).toEqual({ starts: 4, points: [] });
    expect(stayed([])).toEqual({ starts: 0, points: [] });
  });
});
