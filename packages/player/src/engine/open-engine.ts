import type { PlayerSource } from '../store/state.ts';
import type { OpenEngine } from './engine.ts';
import { openNative } from './native-engine.ts';

/** The loaded engine: even then an import waits for a turn of the event loop. */
let openHls: OpenEngine | null = null;

const loadHls = async (): Promise<OpenEngine> =>
  (openHls ??= (await import('./hls-engine.ts')).openHls);

/** All our video is H.264 and all our audio AAC. */
const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** Safari on phones has only the managed kind. */
function hasMediaSource(): boolean {
  const scope = globalThis as {
    ManagedMediaSource?: typeof MediaSource;
    MediaSource?: typeof MediaSource;
  };
  return (scope.ManagedMediaSource ?? scope.MediaSource)?.isTypeSupported(CODECS) ?? false;
}

/**
 * Opens the engine that fits a source. HLS uses Media Source Extensions where they exist, because only there we control
 * quality, tracks and recovery; else the browser itself. The HLS library is a separate chunk, fetched here. Rejects
 * when it cannot be fetched.
 */
export async function engineFor(source: PlayerSource): Promise<OpenEngine> {
  return source.type === 'hls' && hasMediaSource() ? loadHls() : openNative;
}

/** Prefetches the HLS chunk in parallel with other work. Never rejects. */
export async function preloadEngine(): Promise<void> {
  // A failure is harmless: opening a source tries again and reports it.
  if (hasMediaSource()) await loadHls().catch(() => undefined);
}

/** Prefetches the HLS chunk and warms it up, when the viewer is about to press Play. Never rejects. */
export async function prepareEngine(): Promise<void> {
  if (!hasMediaSource() || openHls !== null) return;
  const chunks = Promise.all([import('./hls-engine.ts'), import('./rehearsal.ts'), loadHls()]);
  await chunks
    .then(([{ libraryFor }, { rehearse }]) => rehearse(libraryFor))
    .catch(() => undefined);
}
