/**
 * What stands between a browser and notifications. `ready`: nothing; `denied`: the visitor has blocked them;
 * `home-screen`: this system shows those of installed pages only.
 */
export type PushState = 'ready' | 'denied' | 'home-screen' | 'unsupported';

/** An iPad names itself a Mac; no Mac has a touchscreen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushState(): PushState {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isThere || !('Notification' in window))
    return isAppleMobile() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The browser's subscription; null without one. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** SHA-256 of an endpoint, hexadecimal. */
export async function hashOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );

/** A subscription to a public key; one to another key is replaced. */
export async function subscribeTo(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const applicationServerKey = bytesOf(key);
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey))
    await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  return known !== null && new Uint8Array(known).join() === key.join();
}
