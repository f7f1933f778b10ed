import { browserCache } from '#app/browser/local-cache.ts';

const KEY = 'social';

/** Notes that somebody signed in through a provider here. */
export function noteSocialSignIn(): void {
  browserCache.set(KEY, 'in');
}

/**
 * Signs out of Google and Facebook as far as possible (LOGIN-17, LOGIN-18). A sign-in by redirect leaves no session of
 * the provider in our pages, but the provider's own session lasts: the next sign-in asks it to prompt for the account.
 */
export function signOutOfProviders(): void {
  if (browserCache.get(KEY) !== null) browserCache.set(KEY, 'out');
}

/** Whether somebody who signed in through a provider here has logged out since. */
export function asksProviderAgain(): boolean {
  return browserCache.get(KEY) === 'out';
}
