import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const ar = wordsOf('ar', 'ui');

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
  await expect(page.getByText(/account and payments can’t be turned off/)).toBeVisible();
  await push.click();
  await expect(push).toBeChecked();
  await page.reload();
  await expect(push).toBeChecked();

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
    .toEqual({ ...rest, icon: '/icons/app.png', data: { url } });

  await push.click();
  await expect(push).not.toBeChecked();
  await page.reload();
  await expect(push).not.toBeChecked();
});

test('a member turns mails about new episodes on and off', async ({ page, context, sites }) => {
  await signIn(context, sites.open, 'member@kandil.test');
  await page.goto('/ar/settings#notifications');
  await hydrated(page);
  const mails = page.getByRole('switch', { name: new RegExp(`^${ar('settings.episodeMails')}`) });
  await expect(mails).not.toBeChecked();
  for (const on of [true, false]) {
    await mails.click();
    await expect(mails).toBeChecked({ checked: on });
    await page.reload();
    await hydrated(page);
    await expect(mails).toBeChecked({ checked: on });
  }
});

test('the link of a mail asks first; a damaged one says so and leads to the settings', async ({
  page,
  sites,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  // A mail program that opens the address of its button is sent to the page.
  await page.goto(`${sites.open}/api/notify/episode-mails/stop/1.damaged`);
  await expect(page).toHaveURL(/\/episode-mails$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveURL(/\/settings/);
});
