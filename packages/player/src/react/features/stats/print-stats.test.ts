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
    ['watching.statsResolution', '1280×720'],
    ['watching.statsRung', '720p · 1.4 Mbit/s'],
    ['watching.statsCodecs', 'avc1.64001f, mp4a.40.2'],
    ['watching.statsBuffer', '12.3 s'],
    ['watching.statsBandwidth', '8.0 Mbit/s'],
    ['watching.statsDropped', '2 / 500 (0.4%)'],
    ['watching.statsConnection', '4g'],
  ]);
});

it('omits what an engine or a browser does not report', () => {
  const silent = { ...stats, resolution: null, rung: null, codecs: null, bandwidth: null };
  expect(printStats({ ...silent, connection: null, frames: 0, dropped: 0 }, 1)).toEqual([
    ['watching.statsBuffer', '12.3 s'],
    ['watching.statsDropped', '0 / 0 (0.0%)'],
  ]);
});

it('shows the delay behind live and the speed', () => {
  const rows = printStats({ ...stats, latency: 12 }, 1.5);
  expect(rows).toContainEqual(['watching.statsLatency', '12.0 s']);
  expect(rows).toContainEqual(['watching.statsResolution', '1280×720 · 1.5×']);
});
