import { scriptAddress } from './trusted-types.ts';

/**
 * Registers the worker that shows a page of ours where a page cannot be loaded. A browser that refuses it (a private
 * window, a policy of its owner) shows its own.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = scriptAddress(new URL('/offline-worker.js', window.location.href).href);
  navigator.serviceWorker.register(address).catch(() => undefined);
}
