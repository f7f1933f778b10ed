import type { HlsConfig } from 'hls.js';
import type { OpenOptions } from '../store/port.ts';
import { expectedBandwidth, type Line } from './line.ts';

/** Few tries here, because the recovery of ours counts the attempts and says when to give up. */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2000 },
  },
};

/**
 * The engine's settings. Measured: without a worker and with the first rung taken from the expected
 * bandwidth, the first picture comes in half the time of the library's defaults.
 *
 * Cues come to us as events rather than as `<track>` elements, because the library gives those a
 * `data:` address, which our content security policy forbids.
 */
export function hlsConfig(
  { startAt, audio, subtitles }: OpenOptions,
  connection?: Line,
): Partial<HlsConfig> {
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
    fragLoadPolicy,
    lowLatencyMode: false,
    // The element then says which window can be reached, as it moves.
    liveDurationInfinity: true,
    renderTextTracksNatively: false,
    enableCEA708Captions: false,
    enableIMSC1: false,
    enableSoftwareAES: false,
    enableInterstitialPlayback: false,
    ...(audio === null ? {} : { audioPreference: { lang: audio } }),
    ...(subtitles === null ? {} : { subtitlePreference: { lang: subtitles } }),
  };
}
