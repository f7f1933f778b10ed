import { expect, test } from 'vitest';
import { envelopeSender } from './send.ts';

const URL = 'https://errors.test/api/1/envelope/';

function collector(...answers: (Response | 'down')[]) {
  const asked: RequestInit[] = [];
  let now = 0;
  const fetch = (_url: unknown, init: RequestInit) => {
    asked.push(init);
    const answer = answers.shift() ?? new Response();
    return answer === 'down'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer);
  };
  const options = { url: URL, fetch: fetch as typeof globalThis.fetch, keepalive: true };
  const send = envelopeSender(options, () => now);
  return {
    asked,
    send: () => send({ body: 'x' }),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

test('no cookie and no referrer goes along', async () => {
  const { asked, send } = collector();
  expect(await send()).toMatchObject({ statusCode: 200 });
  expect(asked[0]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
});

test('the limits of the collector are passed on', async () => {
  const headers = { 'retry-after': '7', 'x-sentry-rate-limits': '60:error:key' };
  const { send } = collector(new Response('', { status: 429, headers }));
  expect(await send()).toEqual({ statusCode: 429, headers });
});

test.each([['down' as const], [new Response('', { status: 503 })]])(
  'a collector that fails is left alone for a minute, without an error',
  async (answer) => {
    const { asked, send, pass } = collector(answer);
    await send();
    pass(59);
    expect(await send()).toEqual({});
    expect(asked).toHaveLength(1);
    pass(1);
    expect(await send()).toMatchObject({ statusCode: 200 });
    expect(asked).toHaveLength(2);
  },
);
