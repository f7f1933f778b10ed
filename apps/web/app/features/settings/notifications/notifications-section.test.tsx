import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { NotificationsSection } from './notifications-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1';
const HASH = createHash('sha256').update(ENDPOINT).digest('hex');
const KEY = Buffer.from([4, 1, 2, 3]);

/** A browser with web push, whose push service is played. */
function browserWith(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const asked: string[] = [];
  let current: object | null = null;
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array(KEY).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      current = null;
    },
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      asked.push(`subscribe ${Buffer.from(applicationServerKey).toString('hex')}`);
      return (current = subscription);
    },
  };
  const registration = { pushManager };
  const notification = {
    permission: before,
    requestPermission: async () => {
      asked.push('permission');
      return (notification.permission = answer);
    },
  };
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return asked;
}

/** The service, which knows the browsers that were reported to it. */
function service({
  otherDevices = 0,
  byMail = false,
}: { otherDevices?: number; byMail?: boolean | null } = {}) {
  let known: string[] = [];
  let mailed = byMail;
  return scriptNetwork({
    '/notify/settings': ({ query }) => ({
      data: { onThisDevice: known.includes(query['device'] ?? ''), otherDevices, byMail: mailed },
    }),
    '/notify/episode-mails': ({ body }) => {
      mailed = (body as { on: boolean }).on;
      return { data: null };
    },
    '/notify/push/key': { data: { key: KEY.toString('base64url') } },
    '/notify/push/subscribe': () => {
      known = [HASH];
      return { data: null };
    },
    '/notify/push/unsubscribe': () => {
      known = [];
      return { data: null };
    },
  });
}

const open = () => renderApp(<NotificationsSection />, { start: { account: ACCOUNT } });
const switchNamed = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });
const theSwitch = () => switchNamed(/on this device/);
const mailSwitch = () => switchNamed(/by e-mail/);
const press = async () => userEvent.setup().click(await theSwitch());

describe('the switch', () => {
  test('asks for the permission when it is pressed, subscribes, and ends that', async () => {
    const asked = browserWith('granted');
    const sent = service({ otherDevices: 1 });
    open();
    expect((await theSwitch()).checked).toBe(false);
    expect(screen.getByText('Also on for this profile on 1 other device.')).toBeTruthy();
    expect(asked).toEqual([]);

    await press();
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
    expect(asked).toEqual(['permission', `subscribe ${KEY.toString('hex')}`]);
    const subscribed = sent.find(({ path }) => path === '/notify/push/subscribe');
    expect(subscribed?.body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    });

    await press();
    await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
    expect(asked.at(-1)).toBe('unsubscribe');
    expect(sent.find(({ path }) => path === '/notify/push/unsubscribe')?.body).toEqual({
      endpoint: ENDPOINT,
    });
  });

  test('stays off when the permission is refused, and says why', async () => {
    const asked = browserWith('denied');
    const sent = service();
    open();
    await press();
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(asked).toEqual(['permission']);
    expect(sent.some(({ path }) => path === '/notify/push/subscribe')).toBe(false);
  });

  test('stays off when the question is dismissed, and can be pressed again', async () => {
    browserWith('default');
    service();
    open();
    await press();
    const { checked, disabled } = await theSwitch();
    expect({ checked, disabled }).toEqual({ checked: false, disabled: false });
  });

  test('says that the service failed', async () => {
    browserWith('granted');
    scriptNetwork({
      '/notify/settings': { data: { onThisDevice: false, otherDevices: 0, byMail: false } },
      '/notify/push/key': { status: 503, message: 'Please try again soon.' },
    });
    open();
    await press();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await theSwitch()).checked).toBe(false);
  });
});

describe('mails', () => {
  test('turn on and off, also in a browser without notifications', async () => {
    const sent = service();
    open();
    expect((await mailSwitch()).checked).toBe(false);
    for (const on of [true, false]) {
      await userEvent.setup().click(await mailSwitch());
      await waitFor(async () => expect((await mailSwitch()).checked).toBe(on));
      expect(sent.findLast(({ path }) => path === '/notify/episode-mails')?.body).toEqual({ on });
    }
  });

  test('need a verified address, and say so', async () => {
    service({ byMail: null });
    open();
    expect((await mailSwitch()).disabled).toBe(true);
    expect(screen.getByText('Verify your e-mail address first.')).toBeTruthy();
  });

  test('that cannot be turned on say why', async () => {
    scriptNetwork({
      '/notify/settings': { data: { onThisDevice: false, otherDevices: 0, byMail: false } },
      '/notify/episode-mails': { status: 409, message: 'Please verify your address first.' },
    });
    open();
    await userEvent.setup().click(await mailSwitch());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please verify your address first.',
    );
    expect((await mailSwitch()).checked).toBe(false);
  });
});

describe('a browser', () => {
  test('that blocks notifications says so', async () => {
    browserWith('denied', 'denied');
    service();
    open();
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'This browser cannot show notifications.'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'This browser cannot show'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'add Kandil to your home screen'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, 'add Kandil to your home screen'],
  ])('%s with %i touches that cannot do it says so', async (userAgent, maxTouchPoints, text) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', {
      configurable: true,
      value: maxTouchPoints,
    });
    const sent = service();
    open();
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
    expect(sent.map(({ path, query }) => [path, query])).toEqual([['/notify/settings', {}]]);
    vi.restoreAllMocks();
  });
});
