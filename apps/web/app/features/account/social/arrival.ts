import { PAGES } from '#app/pages.ts';
import { type Arrival, readAnswer } from './answer.ts';
import { type MediaType, providerOf } from './providers.ts';

const ADDRESS = new RegExp(`${PAGES.signIn.path.replace(':provider', String.raw`(\w+)`)}$`);

type SocialArrival = Arrival & { mediaType: MediaType };

let arrived: SocialArrival | null = null;

/** Removes a provider's answer from the address and the history, and keeps it for the page. */
export function noteArrival(): void {
  const { pathname, hash, search } = window.location;
  const mediaType = providerOf(ADDRESS.exec(pathname)?.[1]);
  if (!mediaType || (!hash && !search)) return;
  window.history.replaceState(window.history.state, '', pathname);
  arrived = { mediaType, ...readAnswer(mediaType, hash, search) };
}

// Immediately, before the router or other code reads the address (SEC-5).
if (typeof window !== 'undefined') noteArrival();

/** Returns the stored answer once; null when the address was opened without one. */
export function takeArrival(): SocialArrival | null {
  const answer = arrived;
  arrived = null;
  return answer;
}
