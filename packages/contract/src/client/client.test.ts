import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as auth from '../auth/index.ts';
import * as content from '../content/index.ts';
import { dataProblem } from './check.ts';
import {
  ApiError,
  type ClientOptions,
  createClient,
  ERROR_KINDS,
  type Refreshed,
  tokensOf,
} from './index.ts';

// A scripted server: each request takes the next answer. It stands for the network, not for code of ours.
interface Scripted {
  status: number;
  body: unknown;
}
const sent: { url: string; init: RequestInit }[] = [];
let script: (Scripted | 'offline')[] = [];
let waits: number[] = [];
let reported: unknown[] = [];
let token: string | null = null;
let refreshes: Refreshed[] = [];
let renewed: string[] = [];

const ok = (data: unknown): Scripted => ({
  status: 200,
  body: { message: null, data, meta: null },
});
const refused = (status: number, message: string | null = null): Scripted => ({
  status,
  body: { message, data: null, meta: null },
});

const options: ClientOptions = {
  baseUrlOf: (service) => `http://kandil.test/api/${service}`,
  headers: () => ({ 'x-platform': 'web' }),
  session: {
    accessToken: () => token,
    refresh: async (refused) => {
      renewed.push(refused);
      const next = refreshes.shift() ?? 'fresh';
      if (next === 'fresh') token = 'fresh';
      return next;
    },
  },
  texts: { unexpected: () => 'Unexpected error happened, please try again!' },
  check(call, data) {
    const problem = dataProblem(call, data);
    if (problem) reported.push(problem);
  },
  report: (problem) => void reported.push(problem),
  fetch: async (url, init) => {
    sent.push({ url: url as string, init: init ?? {} });
    const next = script.shift() ?? ok([]);
    if (next === 'offline') throw new TypeError('fetch failed');
    const body = typeof next.body === 'string' ? next.body : JSON.stringify(next.body);
    return new Response(next.status === 304 ? null : body, { status: next.status });
  },
  wait: async (milliseconds) => void waits.push(milliseconds),
};
let api = createClient(options);

beforeEach(() => {
  sent.length = 0;
  [script, waits, reported, refreshes, renewed] = [[], [], [], [], []];
  token = null;
  api = createClient(options);
});
afterEach(() => expect(script, 'answers that were never asked for').toEqual([]));

async function failure(run: Promise<unknown>): Promise<ApiError> {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const genres = () => api(content.genreList, {});
const list = () => api(content.myList, {});

describe('requests', () => {
  test('path, query and body come from the call', async () => {
    await api(content.channelByCode, { code: 'hilal' });
    expect(sent[0]?.url).toBe('http://kandil.test/api/content/tv-channel/code/hilal');
    await api(content.episodesOfSeason, { seasonId: 4, offset: 7 });
    expect(sent[1]?.url).toBe(
      'http://kandil.test/api/content/video/episodesOfSeason?seasonId=4&offset=7',
    );
    await api(auth.login, { email: 'a@b.test', password: 'secret' });
    expect(sent[2]?.init.body).toBe('{"email":"a@b.test","password":"secret"}');
  });

  test('a bearer token once there is one, none before', { tags: ['STATE-06'] }, async () => {
    await genres();
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
    token = 'abc';
    await genres();
    expect(sent[1]?.init.headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-platform': 'web',
    });
  });
});

describe('answers', () => {
  test('a body outside the envelope gives E.4', { tags: ['VALID-01', 'ERROR-17'] }, async () => {
    for (const body of [
      [],
      { data: [] },
      { message: null, data: [], meta: null, extra: 1 },
      { message: 1, data: [], meta: null },
    ]) {
      script = [{ status: 200, body }];
      const error = await failure(genres());
      expect([error.kind, error.message]).toEqual([
        'schema',
        'E.4 Unexpected error happened, please try again!',
      ]);
    }
  });

  test(
    'data that fails its own schema is reported and the call succeeds',
    { tags: ['VALID-02'] },
    async () => {
      script = [ok([{ id: 'seven' }])];
      expect((await genres()).data).toEqual([{ id: 'seven' }]);
      expect(reported).toHaveLength(1);
    },
  );

  test('broken JSON gives E.1', { tags: ['ERROR-16'] }, async () => {
    script = [{ status: 200, body: '{"message":' }];
    const error = await failure(genres());
    expect([error.kind, error.clientCode]).toEqual(['json', 'E.1']);
  });

  test.each([300, 304])(
    'status %i is neither 2xx nor an error and gives E.6, whatever the body',
    { tags: ['ERROR-18'] },
    async (status) => {
      for (const body of [{ message: null, data: null, meta: null }, '', 'gateway page']) {
        script = [{ status, body }];
        const error = await failure(genres());
        expect([error.kind, error.clientCode, error.status]).toEqual(['http', 'E.6', status]);
      }
    },
  );

  test('an unreachable server gives E.8', { tags: ['ERROR-20'] }, async () => {
    script = ['offline'];
    const error = await failure(genres());
    expect([error.kind, error.message]).toEqual([
      'network',
      'E.8 Unexpected error happened, please try again!',
    ]);
  });

  test('user details without a token give E.9 and no request', { tags: ['ERROR-21'] }, async () => {
    const error = await failure(api(auth.userDetail, {}));
    expect([error.kind, error.clientCode, sent.length]).toEqual(['token', 'E.9', 0]);
  });

  test('the server message is shown', { tags: ['ERROR-24'] }, async () => {
    script = [refused(400, 'That promo code is not valid.')];
    expect((await failure(genres())).message).toBe('That promo code is not valid.');
  });

  test.each([
    ['ERROR-25', 400, 'Bad Request'],
    ['ERROR-26', 401, 'Unauthorized'],
    ['ERROR-27', 403, 'Forbidden'],
    ['ERROR-28', 404, 'Not Found'],
    ['ERROR-29', 405, 'Method Not Allowed'],
    ['ERROR-29', 406, 'Not Acceptable'],
    ['ERROR-29', 412, 'Precondition Failed'],
    ['ERROR-29', 415, 'Unsupported Media Type'],
    ['ERROR-29', 500, 'Internal Server Error'],
    ['ERROR-29', 501, 'Not Implemented'],
    ['ERROR-32', 418, 'Unidentified HTTP Status Error'],
  ])(
    '(%s) status %i without a message shows %s',
    { tags: ['ERROR-25', 'ERROR-26', 'ERROR-27', 'ERROR-28', 'ERROR-29', 'ERROR-32'] },
    async (_id, status, text) => {
      script = [refused(status), { status, body: 'gateway page' }];
      expect((await failure(genres())).message).toBe(text);
      expect((await failure(genres())).message).toBe(text);
    },
  );

  test('status 402 becomes a payment-required error', { tags: ['ERROR-33'] }, async () => {
    script = [refused(402, 'You need a subscription.')];
    expect((await failure(genres())).kind).toBe('payment-required');
  });

  test(
    'errors are of seven kinds, and those of calls are reported',
    { tags: ['ERROR-13', 'ERROR-14'] },
    async () => {
      script = [
        { status: 200, body: [] },
        refused(500),
        refused(402),
        'offline',
        { status: 200, body: 'x' },
      ];
      const errors: ApiError[] = [];
      for (let count = 5; count > 0; count--) errors.push(await failure(genres()));
      errors.push(await failure(api(auth.userDetail, {})));
      expect(reported).toEqual(errors);
      errors.push(await failure(Promise.try(() => tokensOf({}, 'refresh', options.texts))));
      expect(errors.map(({ kind, status }) => [kind, status])).toEqual([
        ['schema', 200],
        ['http', 500],
        ['payment-required', 402],
        ['network', undefined],
        ['json', 200],
        ['token', undefined],
        ['refresh-token', undefined],
      ]);
      expect(errors.map(({ kind }) => kind).sort()).toEqual([...ERROR_KINDS].sort());
    },
  );
});

describe('refresh and retry', () => {
  beforeEach(() => void (token = 'old'));

  test(
    'a 401 to a request with a token refreshes and retries',
    { tags: ['STATE-14', 'STATE-16'] },
    async () => {
      script = [refused(401), ok([])];
      expect((await list()).data).toEqual([]);
      expect(renewed).toEqual(['old']);
      expect(sent[1]?.init.headers).toMatchObject({ authorization: 'Bearer fresh' });
    },
  );

  test('a 401 to a request without a token stands', { tags: ['STATE-15'] }, async () => {
    token = null;
    script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(waits).toEqual([]);
  });

  test.each([
    ['STATE-17', () => api(auth.logout, {})],
    ['STATE-18', () => api(auth.refreshToken, {})],
    ['STATE-19', () => api(auth.otpVerify, { otp: '123456' })],
  ])(
    '(%s) the call is never refreshed',
    { tags: ['STATE-17', 'STATE-18', 'STATE-19'] },
    async (_id, run) => {
      script = [refused(401)];
      expect((await failure(run())).status).toBe(401);
      expect(sent).toHaveLength(1);
    },
  );

  test('a login that is refused is not one whose token was refused', async () => {
    script = [refused(401)];
    await failure(api(auth.login, { email: 'a@b.test', password: 'secret' }));
    expect(renewed).toEqual([]);
  });

  test(
    'after 8 retries with Fibonacci waits the 401 stands',
    { tags: ['STATE-20', 'STATE-21'] },
    async () => {
      script = Array.from({ length: 9 }, () => refused(401));
      expect((await failure(list())).status).toBe(401);
      expect(sent).toHaveLength(9);
      expect(waits).toEqual([1, 1, 2, 3, 5, 8, 13, 21].map((seconds) => seconds * 1000));
    },
  );

  test(
    'the first answer that is not 401 accepts the new token and resets the counter',
    { tags: ['STATE-26'] },
    async () => {
      // The first three refreshes reset nothing, since their tokens are refused; the 404 resets the counter.
      script = [refused(401), refused(401), refused(401), refused(404), refused(401), ok([])];
      expect((await failure(list())).status).toBe(404);
      await list();
      expect(waits).toEqual([1000, 1000, 2000, 1000]);
    },
  );

  test('retries are counted by method and path, not by query', async () => {
    script = Array.from({ length: 9 }, () => refused(401));
    await failure(api(content.myList, { offset: 0 }));
    script = [refused(401)];
    await failure(api(content.myList, { offset: 10 }));
    expect(sent).toHaveLength(10);
  });

  test('a refresh that ends the session lets the 401 stand', async () => {
    refreshes = ['ended'];
    script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(waits).toEqual([1000]);
  });

  test('a refresh that came to nothing is tried again after a longer wait', async () => {
    refreshes = ['later', 'later', 'fresh'];
    script = [refused(401), ok([])];
    await list();
    expect(waits).toEqual([1000, 1000, 2000]);
    expect(renewed).toEqual(['old', 'old', 'old']);
  });

  test('the same for all 8 of them: then the 401 stands', async () => {
    refreshes = Array.from({ length: 8 }, () => 'later');
    script = [refused(401)];
    expect((await failure(list())).status).toBe(401);
    expect(renewed).toHaveLength(8);
  });

  test('a caller that gave up meanwhile refreshes nothing', async () => {
    const asked = new AbortController();
    api = createClient({ ...options, wait: async () => asked.abort() });
    script = [refused(401)];
    await expect(api(content.myList, {}, { signal: asked.signal })).rejects.toThrow('abort');
    expect([renewed, reported]).toEqual([[], []]);
  });
});
