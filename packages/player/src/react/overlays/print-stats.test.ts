import { expect, it } from 'vitest';
import type { PlayerStats } from '#src/store/stats.ts';
import { printStats } from './print-stats.ts';

const stats: PlayerStats = {
  resolution: { width: 1280, height: 720 },
  rung: { height: 720, bitrate: 1_450_000 },
  codecs: 'avc1.64001f, mp4a.40.2',
  buffer: 12.34,
  bandwidth: 8_000_000,
  frames: 500,
  dropped: 2,
  latency: null,
  connection: '4g',
};

it('has a row for each known figure', () => {
  expect(printStats(stats, 1)).toEqual([
    ['resolution', '1280×720'],
    ['rung', '720p · 1.4 Mbit/s'],
    ['codecs', 'avc1.64001f, mp4a.40.2'],
    ['buffer', '12.3 s'],
    ['bandwidth', '8.0 Mbit/s'],
    ['dropped', '2 / 500 (0.4%)'],
    ['connection', '4g'],
  ]);
});

it('omits what an engine or a browser does not report', () => {
  const silent = { ...stats, resolution: null, rung: null, codecs: null, bandwidth: null };
  expect(printStats({ ...silent, connection: null, frames: 0, dropped: 0 }, 1)).toEqual([
    ['buffer', '12.3 s'],
    ['dropped', '0 / 0 (0.0%)'],
  ]);
});

it('shows the delay behind live and the speed', () => {
  const rows = printStats({ ...stats, latency: 12 }, 1.5);
  expect(rows).toContainEqual(['latency', '12.0 s']);
  expect(rows).toContainEqual(['resolution', '1280×720 · 1.5×']);
});
