/** What the push service sends: a notification of the notify service. */
interface Message extends NotificationOptions {
  title: string;
  /** Path to open. */
  url: string;
}

type Scope = Pick<
  ServiceWorkerGlobalScope,
  'addEventListener' | 'clients' | 'fetch' | 'location' | 'registration'
>;

/** Shows notifications of new episodes, opens what they name, and tells the product a renewed subscription. */
export function handlePush(scope: Scope): void {
  scope.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, url, ...shown } = event.data.json() as Message;
    const options = { ...shown, icon: '/icons/app.png', data: { url } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });

  /** Opens a page in a tab that has it, in one that plays nothing, or in a new one. */
  async function show(address: string): Promise<unknown> {
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find(({ url }) => url === address);
    if (there) return there.focus();
    const free = tabs.find(({ url }) => !new URL(url).pathname.includes('/watch/'));
    try {
      if (free && (await free.navigate(address))) return await free.focus();
    } catch {
      // A tab that this worker does not control.
    }
    return scope.clients.openWindow(address);
  }

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { url } = notification.data as Pick<Message, 'url'>;
    event.waitUntil(show(new URL(url, scope.location.origin).href));
  });

  /** Without the old subscription nothing proves whose the new one is: the settings then offer to subscribe again. */
  async function renew({ oldSubscription: old, newSubscription }: PushSubscriptionChangeEvent) {
    if (!old) return;
    const renewed =
      newSubscription ?? (await scope.registration.pushManager.subscribe(old.options));
    const { endpoint, keys } = renewed.toJSON();
    const proof = { endpoint: old.endpoint, auth: old.toJSON().keys?.['auth'] };
    await scope.fetch('/api/notify/push/renew', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys, old: proof }),
    });
  }

  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
