import type { EngineStats, PlayerStats } from '../store/stats.ts';
import { bufferedTo } from './read-media.ts';

/** The Network Information API, where the browser has it. */
type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

const unknown: EngineStats = { rung: null, codecs: null, bandwidth: null, latency: null };

function readConnection(): string | null {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const type = connection?.effectiveType;
  if (type === undefined) return null;
  return connection?.saveData ? `${type} (Save-Data)` : type;
}

/** Figures of an element and its engine. */
export function readStats(video: HTMLVideoElement, engine: EngineStats = unknown): PlayerStats {
  const { videoWidth: width, videoHeight: height, buffered, currentTime } = video;
  const quality = video.getVideoPlaybackQuality();
  return {
    ...engine,
    resolution: width > 0 ? { width, height } : null,
    buffer: bufferedTo(buffered, currentTime) - currentTime,
    frames: quality.totalVideoFrames,
    dropped: quality.droppedVideoFrames,
    connection: readConnection(),
  };
}
