import { FORGET, PICTURES } from './caches.ts';
import { forgetCopiedPages } from './copy.ts';

/** Deletes what this device stores of a member for times without a connection: pages and pictures. */
export function forgetCopies(): void {
  forgetCopiedPages();
  if ('caches' in window) caches.delete(PICTURES).catch(() => undefined);
  // The worker also deletes the list of their addresses, and a picture that it is storing now.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
}
