import type { HlsConfig } from 'hls.js';
import type { OpenOptions } from '../store/port.ts';
import { languageIn, readKey } from '../store/tracks.ts';
import { expectedBandwidth, type Line } from './line.ts';

/** Few retries: our own recovery counts the attempts and decides when to give up. */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
};

/**
 * A channel's segment that is not there yet is requested until the playlist has moved on; then the library skips it, as
 * it does at once with one that other segments follow.
 */
const liveFragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    ...fragLoadPolicy.default,
    errorRetry: { maxNumRetry: 4, retryDelayMs: 1000, maxRetryDelayMs: 4000 },
  },
};

/** A level that missed a segment of a channel is chosen again after this time; by default it never is. */
const PENALTY_MS = 30_000;

/**
 * Interstitials are parts of other origins, which our policy forbids. Their controller reads the live edge again when the
 * media source opens, and aborts the first segment if it has moved by a tenth of a second, as it does on a slow device. The
 * library documents null, which its type lacks.
 */
const WITHOUT_INTERSTITIALS: object = { interstitialsController: null };

/**
 * The engine's settings. Measured: without a worker, and with the first level taken from the expected bandwidth, the
 * first picture appears in half the time of the library's defaults.
 *
 * Cues arrive as events rather than as `<track>` elements, because the library gives those a `data:` address, which our
 * content security policy forbids (SEC-5). For the same reason metadata is not turned into cues.
 */
export function hlsConfig(
  { startAt, audio, subtitles, channel }: OpenOptions,
  connection?: Line,
): Partial<HlsConfig> {
  const spoken = languageIn(audio);
  return {
    startPosition: startAt > 0 ? startAt : -1,
    enableWorker: false,
    startFragPrefetch: true,
    testBandwidth: false,
    startLevel: -1,
    abrEwmaDefaultEstimate: expectedBandwidth(connection),
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    backBufferLength: 60,
    fragLoadPolicy: channel ? liveFragLoadPolicy : fragLoadPolicy,
    ...(channel && { errorPenaltyExpireMs: PENALTY_MS }),
    lowLatencyMode: false,
    // The element then reports the seekable window as it moves.
    liveDurationInfinity: true,
    renderTextTracksNatively: false,
    enableID3MetadataCues: false,
    enableEmsgMetadataCues: false,
    enableDateRangeMetadataCues: false,
    ...WITHOUT_INTERSTITIALS,
    ...(spoken === null ? {} : { audioPreference: { lang: spoken } }),
    ...(subtitles === null
      ? {}
      : { subtitlePreference: { lang: readKey(subtitles).language, forced: false } }),
  };
}
