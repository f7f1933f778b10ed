import type { UiKey } from '@kandil/i18n';
import type { PlayerStats } from '#src/store/stats.ts';

/** The text of a row's name. */
export type StatsRow = UiKey & `watching.stats${string}`;

/** A formatted bit rate. */
function bits(perSecond: number): string {
  if (perSecond >= 1_000_000) return `${(perSecond / 1_000_000).toFixed(1)} Mbit/s`;
  return `${Math.round(perSecond / 1000)} kbit/s`;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;

function rungOf({ rung }: PlayerStats): string | null {
  if (rung === null) return null;
  return [`${rung.height}p`, bits(rung.bitrate)].join(' · ');
}

function droppedOf({ dropped, frames }: PlayerStats): string {
  const share = frames > 0 ? (dropped / frames) * 100 : 0;
  return `${dropped} / ${frames} (${share.toFixed(1)}%)`;
}

/** The figures as rows of text; unknown ones have no row. */
export function printStats(stats: PlayerStats, rate: number): readonly [StatsRow, string][] {
  const { resolution, codecs, bandwidth, latency, connection } = stats;
  const speed = rate === 1 ? '' : ` · ${rate}×`;
  const rows: readonly [StatsRow, string | null][] = [
    ['watching.statsResolution', resolution && `${resolution.width}×${resolution.height}${speed}`],
    ['watching.statsRung', rungOf(stats)],
    ['watching.statsCodecs', codecs],
    ['watching.statsBuffer', seconds(stats.buffer)],
    ['watching.statsBandwidth', bandwidth === null ? null : bits(bandwidth)],
    ['watching.statsDropped', droppedOf(stats)],
    ['watching.statsLatency', latency === null ? null : seconds(latency)],
    ['watching.statsConnection', connection],
  ];
  return rows.filter((row): row is [StatsRow, string] => row[1] !== null);
}
