import type HlsJs from 'hls.js';
import { ErrorDetails, Events } from 'hls.js';

/** Longer than the library waits for the first byte of a segment, after which it requests it again itself. */
const QUIET_MS = 12_000;
/** The same behind an aborted request. */
const ABORTED_MS = 1500;

/**
 * Loads a channel again that has not begun and requests nothing. hls.js 1.7 stops so if its first segment fails before the
 * initialisation segment has arrived: the end of that request aborts the request of the next segment as well. Each time it
 * waits twice as long, so a network on which one segment takes longer gets it.
 * @returns ends the watch
 */
export function watchStart(hls: HlsJs): () => void {
  let times = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const end = (): void => {
    over = true;
    clearTimeout(timer);
  };
  const wait = (quiet = QUIET_MS): void => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(again, quiet * times);
  };
  const again = (): void => {
    times *= 2;
    hls.startLoad(hls.config.startPosition);
    wait();
  };
  hls.on(Events.FRAG_LOADING, () => wait());
  hls.on(Events.FRAG_LOADED, () => wait());
  hls.on(Events.FRAG_BUFFERED, end);
  hls.on(Events.ERROR, (_, { fatal, details }) => {
    // What is fatal has its own attempts.
    if (fatal) clearTimeout(timer);
    else if (details === ErrorDetails.INTERNAL_ABORTED) wait(ABORTED_MS);
  });
  return end;
}
