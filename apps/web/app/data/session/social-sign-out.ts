import { browserCache } from '#app/browser/local-cache.ts';

const KEY = 'social';

/** Notes that somebody signed in through a provider here. */
export function noteSocialSignIn(): void {
  browserCache.set(KEY, 'in');
}

/**
 * Signs out of Google and Facebook as far as that goes (LOGIN-17, LOGIN-18): who signs in by a redirect has no session
 * of theirs in our pages, but the provider still knows them. The next time it is told to ask who it is.
 */
export function signOutOfProviders(): void {
  if (browserCache.get(KEY) !== null) browserCache.set(KEY, 'out');
}

/** Whether somebody who signed in through a provider here has logged out since. */
export function asksProviderAgain(): boolean {
  return browserCache.get(KEY) === 'out';
}
