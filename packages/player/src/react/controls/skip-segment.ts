import type { PlayerParts } from '../context.ts';
import { notify } from '../ui-store.ts';

/** Past what can be left out now, or on to what follows; says what was done. False when there was nothing. */
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
