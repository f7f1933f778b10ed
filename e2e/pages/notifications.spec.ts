import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

/** Headless Chromium reaches no push service: the browser's answers are those of the sandbox. The rest is real. */
async function withPushService(context: BrowserContext, sandbox: string): Promise<void> {
  const service = sandbox.replace('localhost', '127.0.0.1');
  const answer = await context.request.post(`${service}/push/subscriptions`, { data: {} });
  const subscription = (await answer.json()) as { endpoint: string };
  await context.grantPermissions(['notifications']);
  await context.addInitScript((given) => {
    const stored = 'test.push';
    const subscribed = (key: ArrayBuffer | null) => ({
      ...given,
      options: { applicationServerKey: key },
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem(stored),
    });
    const key = () => Uint8Array.from(JSON.parse(localStorage.getItem(stored) ?? '[]')).buffer;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(stored) ? subscribed(key()) : null),
      subscribe: async (options: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(stored, JSON.stringify([...options.applicationServerKey]));
        return subscribed(key());
      },
    });
    // Headless Chromium answers `denied`, whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, subscription);
}

/** Gives the worker a message as a push service does. */
async function deliver(page: Page, message: object): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test('a member turns notifications on, is shown one, and turns them off', async ({
  page,
  context,
  sites,
}) => {
  await withPushService(context, sites.sandbox);
  await signIn(context, sites.open, 'canceled@kandil.test');
  await page.goto('/en/settings#notifications');
  await hydrated(page);
  const push = page.getByRole('switch', { name: /^New episodes, on this device/ });
  await expect(push).not.toBeChecked();
  await expect(page.getByText('These e-mails cannot be turned off.')).toBeVisible();
  await push.click();
  await expect(push).toBeChecked();
  await page.reload();
  await expect(push).toBeChecked();
  await expectAccessible(page);

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = context.serviceWorkers();
  // Headless Chromium shows no notifications: the last step is noted in its place.
  await worker?.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void Object.assign(globalThis, { shown: { title, ...options } });
  });
  const message = { title: 'Nur', body: '3 new episodes', tag: 'series-1', url: '/en/detail/1' };
  await deliver(page, message);
  const { url, ...rest } = message;
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as { shown?: object }).shown ?? null))
    .toEqual({ ...rest, icon: '/icons/icon-192.png', data: { url } });

  await push.click();
  await expect(push).not.toBeChecked();
  await page.reload();
  await expect(push).not.toBeChecked();
});
