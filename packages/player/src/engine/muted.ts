import { createCueWindow } from './cue-window.ts';
import { engineFor } from './open-engine.ts';
import type { PlayerSource } from '../store/state.ts';

/**
 * Plays a stream in a muted element without subtitles or controls, for previews and moving backgrounds. The engine is
 * fetched now; the picture is no larger than the element.
 * @param onFail the engine or the stream failed; the element may be removed
 * @returns stops playback and releases stream and element
 */
export function playMuted(
  video: HTMLVideoElement,
  source: PlayerSource,
  onFail: () => void,
): () => void {
  video.muted = true;
  video.playsInline = true;
  let stop: (() => void) | null = () => undefined;
  const report = (facts: { error?: object | null }): void => {
    if (facts.error) onFail();
  };
  const start = (): void => {
    // Refused by the browser, or interrupted by the end of the preview: the still picture stays.
    video.play().catch(() => undefined);
  };
  engineFor(source).then((open) => {
    if (stop === null) return;
    const cues = createCueWindow(video, () => undefined);
    const options = {
      startAt: 0,
      quality: 'auto',
      audio: null,
      subtitles: null,
      play: true,
    } as const;
    const engine = open({ video, source, options, cues, report, start });
    stop = () => engine.destroy();
  }, onFail);
  return () => {
    stop?.();
    stop = null;
  };
}
