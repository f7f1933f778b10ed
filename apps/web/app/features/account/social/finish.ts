import { notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { safePath } from '#app/browser/address/safe-path.ts';

/** Where somebody comes back to who had begun elsewhere: a path of ours, whatever was kept. */
export function placeToReturn(returnTo: string | undefined): string {
  return safePath(returnTo);
}

/** A new account goes on to the plans with the query it came with, in a new document, as every sign-up does. */
export function finishSocialSignUp(returnTo: string, message: string): void {
  notifyAfterLoad('success', message);
  const [, query] = placeToReturn(returnTo).split(/\?(.*)/s);
  window.location.replace(paths.landingVip() + (query ? `?${query}` : ''));
}
