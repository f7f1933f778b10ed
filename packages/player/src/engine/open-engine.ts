import type { PlayerSource } from '../store/state.ts';
import type { OpenEngine } from './engine.ts';
import { openNative } from './native-engine.ts';

/** The engine once it is there: an import waits for a turn of the event loop even then. */
let openHls: OpenEngine | null = null;

const loadHls = async (): Promise<OpenEngine> =>
  (openHls ??= (await import('./hls-engine.ts')).openHls);

/** Every rung and sound of ours is H.264 and AAC. */
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
 * The engine that fits a source. HLS goes through Media Source Extensions where they are, because
 * only there quality, tracks and recovery are ours; else to the browser itself. The HLS library is
 * a chunk of its own, fetched here. Rejects when it cannot be fetched.
 */
export async function engineFor(source: PlayerSource): Promise<OpenEngine> {
  return source.type === 'hls' && hasMediaSource() ? loadHls() : openNative;
}

/** Fetches the HLS chunk ahead of time, while something else is waited for. Never rejects. */
export async function preloadEngine(): Promise<void> {
  // A failed attempt costs nothing: opening a source tries again and reports.
  if (hasMediaSource()) await loadHls().catch(() => undefined);
}

/** Fetches the HLS chunk and runs it in, when a viewer is about to press Play. Never rejects. */
export async function prepareEngine(): Promise<void> {
  if (!hasMediaSource() || openHls !== null) return;
  const chunks = Promise.all([import('./hls-engine.ts'), import('./rehearsal.ts'), loadHls()]);
  await chunks
    .then(([{ libraryFor }, { rehearse }]) => rehearse(libraryFor))
    .catch(() => undefined);
}
