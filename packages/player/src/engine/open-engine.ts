import type { PlayerSource } from '../store/state.ts';
import type { OpenEngine } from './engine.ts';
import { openNative } from './native-engine.ts';

const loadHls = () => import('./hls-engine.ts');

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
  return source.type === 'hls' && hasMediaSource() ? (await loadHls()).openHls : openNative;
}

/** Fetches the HLS chunk ahead of time, when a viewer is about to press Play. */
export function preloadEngine(): void {
  // A failed attempt costs nothing: opening a source tries again and reports.
  if (hasMediaSource()) loadHls().catch(() => undefined);
}
