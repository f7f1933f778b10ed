import { scriptAddress } from './trusted-types.ts';

/**
 * Registers the service worker that answers failed navigations with the offline page. A browser that refuses it (a
 * private window, a policy) shows its own error page.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = scriptAddress(new URL('/offline-worker.js', window.location.href).href);
  navigator.serviceWorker.register(address).catch(() => undefined);
}
