import { notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { placeAfterSignUp } from '#app/domain/intent/next-place.ts';
import { safePath } from '#app/browser/address/safe-path.ts';

/** The address to return to after the callback: always a path of ours, whatever was stored. */
export function placeToReturn(returnTo: string | undefined): string {
  return safePath(returnTo);
}

/** A new account continues with its invitation, else to the plans with its query, in a new document. */
export function finishSocialSignUp(returnTo: string, message: string): void {
  notifyAfterLoad('success', message);
  const query = placeToReturn(returnTo).replace(/^[^?]*/, '');
  window.location.replace(placeAfterSignUp(query));
}
