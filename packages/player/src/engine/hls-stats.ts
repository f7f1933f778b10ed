import type HlsJs from 'hls.js';
import type { EngineStats } from '../store/stats.ts';

type Facts = Pick<HlsJs, 'levels' | 'currentLevel' | 'bandwidthEstimate' | 'latency'> & {
  readonly latestLevelDetails: { readonly live: boolean } | null;
};

/** hls.js's figures of the moment. */
export function hlsStats(hls: Facts): EngineStats {
  const level = hls.levels[hls.currentLevel];
  const codecs = [level?.videoCodec, level?.audioCodec].filter(Boolean).join(', ');
  return {
    rung: level ? { height: level.height, bitrate: level.bitrate } : null,
    codecs: codecs || null,
    bandwidth: Number.isFinite(hls.bandwidthEstimate) ? hls.bandwidthEstimate : null,
    latency: hls.latestLevelDetails?.live ? hls.latency : null,
  };
}
