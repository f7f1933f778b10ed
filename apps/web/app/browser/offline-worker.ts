import { scriptAddress } from './trusted-types.ts';

/**
 * Milliseconds that a first page has its connection to itself, for pictures and the first press: a new worker fetches
 * 180 kB. One that is there only asks whether it has changed.
 */
const PATIENCE = 3000;

/**
 * Registers the service worker that answers failed navigations with the offline page. A browser that refuses it (a
 * private window, a policy) shows its own error page.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller) register();
  else setTimeout(register, PATIENCE);
}

function register(): void {
  const address = scriptAddress(new URL('/offline-worker.js', window.location.href).href);
  navigator.serviceWorker.register(address).catch(() => undefined);
}
