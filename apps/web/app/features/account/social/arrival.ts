import { type Arrival, readAnswer } from './answer.ts';
import { type MediaType, providerOf } from './providers.ts';

const ADDRESS = /\/sign-in\/(\w+)$/;

type Arrived = Arrival & { mediaType: MediaType };

let arrived: Arrived | null = null;

/** Takes a provider's answer out of the address, and with it out of the history, and keeps it for the page. */
export function noteArrival(): void {
  const { pathname, hash, search } = window.location;
  const mediaType = providerOf(ADDRESS.exec(pathname)?.[1]);
  if (!mediaType || (!hash && !search)) return;
  window.history.replaceState(window.history.state, '', pathname);
  arrived = { mediaType, ...readAnswer(mediaType, hash, search) };
}

// At once, before the router or anything else has seen the address (SEC-5).
if (typeof window !== 'undefined') noteArrival();

/** The answer that was noted, once; null when the address was simply opened. */
export function takeArrival(): Arrived | null {
  const answer = arrived;
  arrived = null;
  return answer;
}
