import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as auth from '../auth/index.ts';
import * as content from '../content/index.ts';
import { createClient } from './index.ts';
import { failure, ok, refused, scriptedNetwork } from './network.fixture.ts';

let { network, options } = scriptedNetwork();
let api = createClient(options);
beforeEach(() => {
  ({ network, options } = scriptedNetwork());
  api = createClient(options);
});
afterEach(() => expect(network.script, 'answers without a request').toEqual([]));

const list = () => api(content.myList, {});

describe('refresh and retry', () => {
  beforeEach(() => void (network.token = 'old'));

  test(
    'a 401 to a request with a token refreshes and retries',
    { tags: ['STATE-14', 'STATE-16'] },
    async () => {
      network.script = [refused(401), ok([])];
      expect((await list()).data).toEqual([]);
      expect(network.renewed).toEqual(['old']);
      expect(network.sent[1]?.init.headers).toMatchObject({ authorization: 'Bearer fresh' });
    },
  );

  test('a 401 to a request without a token is final', { tags: ['STATE-15'] }, async () => {
    network.token = null;
    network.script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(network.waits).toEqual([]);
  });

  test.each([
    ['STATE-17', () => api(auth.logout, {})],
    ['STATE-18', () => api(auth.refreshToken, {})],
    ['STATE-19', () => api(auth.otpVerify, { otp: '123456' })],
  ])(
    '(%s) the call is never refreshed',
    { tags: ['STATE-17', 'STATE-18', 'STATE-19'] },
    async (_id, run) => {
      network.script = [refused(401)];
      expect((await failure(run())).status).toBe(401);
      expect(network.sent).toHaveLength(1);
    },
  );

  test('a refused login does not refresh', async () => {
    network.script = [refused(401)];
    await failure(api(auth.login, { email: 'a@b.test', password: 'secret' }));
    expect(network.renewed).toEqual([]);
  });

  test(
    'after 8 retries with Fibonacci waits the 401 is final',
    { tags: ['STATE-20', 'STATE-21'] },
    async () => {
      network.script = Array.from({ length: 9 }, () => refused(401));
      expect((await failure(list())).status).toBe(401);
      expect(network.sent).toHaveLength(9);
      expect(network.waits).toEqual([1, 1, 2, 3, 5, 8, 13, 21].map((seconds) => seconds * 1000));
    },
  );

  test(
    'the first answer that is not 401 accepts the new token and resets the counter',
    { tags: ['STATE-26'] },
    async () => {
      // The first three refreshes reset nothing, since their tokens are refused; the 404 resets the counter.
      network.script = [
        refused(401),
        refused(401),
        refused(401),
        refused(404),
        refused(401),
        ok([]),
      ];
      expect((await failure(list())).status).toBe(404);
      await list();
      expect(network.waits).toEqual([1000, 1000, 2000, 1000]);
    },
  );

  test('retries are counted by method and path, not by query', async () => {
    network.script = Array.from({ length: 9 }, () => refused(401));
    await failure(api(content.myList, { offset: 0 }));
    network.script = [refused(401)];
    await failure(api(content.myList, { offset: 10 }));
    expect(network.sent).toHaveLength(10);
  });

  test('a refresh that ends the session makes the 401 final', async () => {
    network.refreshes = ['ended'];
    network.script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(network.waits).toEqual([1000]);
  });

  test('a failed refresh is retried after a longer wait', async () => {
    network.refreshes = ['later', 'later', 'fresh'];
    network.script = [refused(401), ok([])];
    await list();
    expect(network.waits).toEqual([1000, 1000, 2000]);
    expect(network.renewed).toEqual(['old', 'old', 'old']);
  });

  test('after 8 failed refreshes the 401 is final', async () => {
    network.refreshes = Array.from({ length: 8 }, () => 'later');
    network.script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(network.renewed).toHaveLength(8);
  });

  test('an aborted call does not refresh', async () => {
    const asked = new AbortController();
    api = createClient({ ...options, wait: async () => asked.abort() });
    network.script = [refused(401)];
    await expect(api(content.myList, {}, { signal: asked.signal })).rejects.toThrow('abort');
    expect([network.renewed, network.reported]).toEqual([[], []]);
  });
});

describe('a busy server', () => {
  const busy = (retryAfter: number, code = 'BUSY', status = 503) => ({
    status,
    body: { message: 'Busy just now.', data: null, meta: { code, retryAfter } },
  });

  test('a refused request is sent again after the time that the server names, with the same body', async () => {
    network.script = [busy(3), busy(1), ok({ accessToken: 'a' })];
    await api(auth.login, { email: 'a@b.test', password: 'secret' });
    expect(network.waits).toEqual([3000, 1000]);
    expect(new Set(network.sent.map(({ init }) => init.body)).size).toBe(1);
  });

  test('the third refusal is final and shows the message of the server', async () => {
    network.script = [busy(1), busy(1), busy(1)];
    expect(await failure(list())).toMatchObject({ message: 'Busy just now.', status: 503 });
    expect(network.sent).toHaveLength(3);
  });

  test.each([
    ['a long wait', busy(10)],
    ['no time', refused(503)],
    ['an outage, in which the call may have been made', busy(2, 'UNAVAILABLE')],
    ['a rate limit', busy(2, 'TOO_MANY_REQUESTS', 429)],
    ['the page of a proxy', { status: 503, body: 'busy' }],
  ])('%s is final', async (_name, answer) => {
    network.script = [answer];
    await failure(list());
    expect([network.sent.length, network.waits]).toEqual([1, []]);
  });

  test('an aborted call is not sent again', async () => {
    const asked = new AbortController();
    api = createClient({ ...options, wait: async () => asked.abort() });
    network.script = [busy(1)];
    await expect(api(content.myList, {}, { signal: asked.signal })).rejects.toThrow('abort');
    expect(network.sent).toHaveLength(1);
  });
});

describe('requests that get no answer', () => {
  beforeEach(() => void (api = createClient({ ...options, retriesReads: () => true })));

  test('a read is sent again, twice at most', async () => {
    network.script = ['offline', 'offline', ok([])];
    expect((await list()).data).toEqual([]);
    expect(network.waits).toEqual([100, 500]);
    network.script = ['offline', 'offline', 'offline'];
    expect((await failure(list())).kind).toBe('network');
    expect(network.reported).toHaveLength(1);
  });

  test('a call that may have had an effect is not, nor anything without a connection', async () => {
    network.script = ['offline'];
    await failure(api(auth.login, { email: 'a@b.test', password: 'secret' }));
    api = createClient({ ...options, retriesReads: () => false });
    network.script = ['offline'];
    await failure(list());
    expect([network.sent.length, network.waits]).toEqual([2, []]);
  });

  test('an aborted read is not', async () => {
    const asked = new AbortController();
    const wait = async () => asked.abort();
    api = createClient({ ...options, retriesReads: () => true, wait });
    network.script = ['offline'];
    await expect(api(content.myList, {}, { signal: asked.signal })).rejects.toThrow('abort');
    expect(network.sent).toHaveLength(1);
  });
});
