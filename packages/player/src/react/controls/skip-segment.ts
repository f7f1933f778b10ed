import type { PlayerParts } from '../context.ts';
import { notify } from '../ui-store.ts';

/**
 * Skips the current segment, or plays the next video, and confirms it on screen. Returns false when there was nothing
 * to skip.
 */
export function skipSegment({ core, ui, labels }: PlayerParts): boolean {
  const done = core.skipNow();
  if (done?.type === 'skip') {
    const { kind } = done.mark;
    const words =
      kind === 'SCENE' || kind === 'CHAPTER'
        ? labels.marks.sceneSkipped
        : labels.marks.skip[kind].skipped;
    notify(ui, 'segment', words);
  }
  return done !== null;
}
