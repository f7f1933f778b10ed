import type HlsJs from 'hls.js';
import { Events, type InitPTSFoundData } from 'hls.js';

/** hls.js's names of the streams that segments come from. */
const [MAIN, SOUND]: readonly string[] = ['main', 'audio'];

/**
 * Lets the sound of a live stream begin where its picture does.
 *
 * hls.js 1.7 loads no sound before it has a picture of the same stretch between two discontinuities. If the first picture
 * segment is missing, or was aborted, and a discontinuity follows it, sound waits for a picture that never comes, and the
 * picture for sound. The library chooses the sound again (`syncWithAnchor` of its audio stream controller) only if
 * `INIT_PTS_FOUND` arrives while it waits; but it waits and looks by turns, every tenth of a second. So the event is
 * repeated: sound that was looking waits now. For sound whose playlist came later it is repeated until sound plays.
 */
export function anchorSound(hls: HlsJs): void {
  let anchor: InitPTSFoundData | undefined;
  let plays = false;
  const repeat = (): void => {
    if (anchor) hls.trigger(Events.INIT_PTS_FOUND, anchor);
  };
  hls.on(Events.INIT_PTS_FOUND, (_, data) => {
    if (data === anchor || data.id !== MAIN) return;
    anchor = data;
    repeat();
  });
  hls.on(Events.AUDIO_TRACK_LOADED, (_, { details }) => {
    if (plays || !details.live) return;
    // The first makes sound wait, the second lets it choose.
    repeat();
    repeat();
  });
  hls.on(Events.FRAG_BUFFERED, (_, { frag }) => {
    if (frag.type === SOUND) plays = true;
  });
}
