import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as auth from '../auth/index.ts';
import * as content from '../content/index.ts';
import { type ApiError, createClient, ERROR_KINDS, tokensOf } from './index.ts';
import { failure, ok, refused, scriptedNetwork } from './network.fixture.ts';

let { network, options } = scriptedNetwork();
let api = createClient(options);
beforeEach(() => {
  ({ network, options } = scriptedNetwork());
  api = createClient(options);
});
afterEach(() => expect(network.script, 'answers without a request').toEqual([]));

const genres = () => api(content.genreList, {});

describe('requests', () => {
  test('path, query and body come from the call', async () => {
    await api(content.channelByCode, { code: 'hilal' });
    expect(network.sent[0]?.url).toBe('http://kandil.test/api/content/tv-channel/code/hilal');
    await api(content.episodesOfSeason, { seasonId: 4, offset: 7 });
    expect(network.sent[1]?.url).toBe(
      'http://kandil.test/api/content/video/episodesOfSeason?seasonId=4&offset=7',
    );
    await api(auth.login, { email: 'a@b.test', password: 'secret' });
    expect(network.sent[2]?.init.body).toBe('{"email":"a@b.test","password":"secret"}');
  });

  test('the bearer token is sent if there is one', { tags: ['STATE-06'] }, async () => {
    await genres();
    expect(network.sent[0]?.init.headers).not.toHaveProperty('authorization');
    network.token = 'abc';
    await genres();
    expect(network.sent[1]?.init.headers).toMatchObject({
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
      network.script = [{ status: 200, body }];
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
      network.script = [ok([{ id: 'seven' }])];
      expect((await genres()).data).toEqual([{ id: 'seven' }]);
      expect(network.reported).toHaveLength(1);
    },
  );

  test('broken JSON gives E.1', { tags: ['ERROR-16'] }, async () => {
    network.script = [{ status: 200, body: '{"message":' }];
    const error = await failure(genres());
    expect([error.kind, error.clientCode]).toEqual(['json', 'E.1']);
  });

  test.each([300, 304])(
    'status %i is neither 2xx nor an error and gives E.6, whatever the body',
    { tags: ['ERROR-18'] },
    async (status) => {
      for (const body of [{ message: null, data: null, meta: null }, '', 'gateway page']) {
        network.script = [{ status, body }];
        const error = await failure(genres());
        expect([error.kind, error.clientCode, error.status]).toEqual(['http', 'E.6', status]);
      }
    },
  );

  test('an unreachable server gives E.8', { tags: ['ERROR-20'] }, async () => {
    network.script = ['offline'];
    const error = await failure(genres());
    expect([error.kind, error.message]).toEqual([
      'network',
      'E.8 Unexpected error happened, please try again!',
    ]);
  });

  test('user details without a token give E.9 and no request', { tags: ['ERROR-21'] }, async () => {
    const error = await failure(api(auth.userDetail, {}));
    expect([error.kind, error.clientCode, network.sent.length]).toEqual(['token', 'E.9', 0]);
  });

  test('the server message is shown', { tags: ['ERROR-24'] }, async () => {
    network.script = [refused(400, 'That promo code is not valid.')];
    expect((await failure(genres())).message).toBe('That promo code is not valid.');
  });

  test('an error without a message shows the text of its status', async () => {
    network.script = [refused(500), { status: 502, body: 'gateway page' }];
    expect((await failure(genres())).message).toBe('text of 500');
    expect((await failure(genres())).message).toBe('text of 502');
  });

  test('status 402 becomes a payment-required error', { tags: ['ERROR-33'] }, async () => {
    network.script = [refused(402, 'You need a subscription.')];
    expect((await failure(genres())).kind).toBe('payment-required');
  });

  test(
    'errors have seven kinds, and those of calls are reported',
    { tags: ['ERROR-13', 'ERROR-14'] },
    async () => {
      network.script = [
        { status: 200, body: [] },
        refused(500),
        refused(402),
        'offline',
        { status: 200, body: 'x' },
      ];
      const errors: ApiError[] = [];
      for (let count = 5; count > 0; count--) errors.push(await failure(genres()));
      errors.push(await failure(api(auth.userDetail, {})));
      expect(network.reported).toEqual(errors);
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
