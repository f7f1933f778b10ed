import { describe, expect, test } from 'vitest';
import { handlePush } from './push.ts';

const ORIGIN = 'https://kandil.test';

interface Tab {
  url: string;
  /** Whether the worker controls it: only then it may be moved. */
  controlled?: boolean;
}

/** The worker in a browser that is played: what it does is listed. */
function workerIn(tabs: Tab[] = []) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const clients = tabs.map(({ url, controlled = true }) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
    navigate: async (address: string) => {
      if (!controlled) throw new TypeError('not controlled');
      return done.push(`move ${url} to ${address}`);
    },
  }));
  const subscriptionOf = (name: string) => ({
    endpoint: `https://push.test/${name}`,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint: `https://push.test/${name}`, keys: { p256dh: name, auth: name } }),
  });
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: ORIGIN },
    fetch: async (address: string, { body }: { body: string }) =>
      done.push(`fetch ${address} ${body}`),
    clients: {
      matchAll: async () => clients,
      openWindow: async (address: string) => done.push(`open ${address}`),
    },
    registration: {
      showNotification: async (title: string, options: object) =>
        done.push(`show ${title} ${JSON.stringify(options)}`),
      pushManager: { subscribe: async () => subscriptionOf('subscribed') },
    },
  };
  handlePush(scope as unknown as Parameters<typeof handlePush>[0]);
  return {
    done,
    subscriptionOf,
    async dispatch(name: string, event: object) {
      let work: unknown;
      listeners.get(name)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
      await work;
      return done;
    },
  };
}

test('a message is shown as it says, with our icon', async () => {
  const message = {
    title: 'Nur',
    body: '3',
    lang: 'ar',
    dir: 'rtl',
    tag: 'series-1',
    url: '/ar/x',
  };
  const done = await workerIn().dispatch('push', { data: { json: () => message } });
  const options = {
    body: '3',
    lang: 'ar',
    dir: 'rtl',
    tag: 'series-1',
    icon: '/icons/app.png',
    data: { url: '/ar/x' },
  };
  expect(done).toEqual([`show Nur ${JSON.stringify(options)}`]);
});

describe('a press opens', () => {
  const page = `${ORIGIN}/en/watch/7`;
  test.each<[string, Tab[], string[]]>([
    ['a new tab', [], [`open ${page}`]],
    ['the tab that has it', [{ url: `${ORIGIN}/en` }, { url: page }], [`focus ${page}`]],
    [
      'it in a tab that plays nothing',
      [{ url: `${ORIGIN}/en/watch/6` }, { url: `${ORIGIN}/en` }],
      [`move ${ORIGIN}/en to ${page}`, `focus ${ORIGIN}/en`],
    ],
    ['a new tab beside one that plays', [{ url: `${ORIGIN}/en/watch/6` }], [`open ${page}`]],
    [
      'a new tab beside one that cannot be moved',
      [{ url: `${ORIGIN}/en`, controlled: false }],
      [`open ${page}`],
    ],
  ])('%s', async (_what, tabs, expected) => {
    let closed = false;
    const notification = { close: () => (closed = true), data: { url: '/en/watch/7' } };
    expect(await workerIn(tabs).dispatch('notificationclick', { notification })).toEqual(expected);
    expect(closed).toBe(true);
  });
});

describe('a subscription that the browser changes', () => {
  const sent = (name: string) =>
    `fetch /api/notify/push/renew ${JSON.stringify({
      endpoint: `https://push.test/${name}`,
      keys: { p256dh: name, auth: name },
      old: { endpoint: 'https://push.test/old', auth: 'old' },
    })}`;
  test.each([
    ['is reported with the new one', 'new', [sent('new')]],
    ['is replaced where there is no new one', null, [sent('subscribed')]],
  ])('%s', async (_what, name, expected) => {
    const worker = workerIn();
    const event = {
      oldSubscription: worker.subscriptionOf('old'),
      newSubscription: name && worker.subscriptionOf(name),
    };
    expect(await worker.dispatch('pushsubscriptionchange', event)).toEqual(expected);
  });

  test('is not reported without the old one: nothing proves whose it is', async () => {
    const event = { oldSubscription: null, newSubscription: null };
    expect(await workerIn().dispatch('pushsubscriptionchange', event)).toEqual([]);
  });
});
