import { type AnyCall, auth, envelope } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { freshEmail, openAuthApp, PASSWORD, signedUp } from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const calls = Object.values(auth).filter(
  (each): each is AnyCall & (typeof auth)[keyof typeof auth] => 'paths' in each,
);
const addresses = calls.flatMap((call) =>
  call.paths.map((path) => [call.method, path, call] as const),
);

async function statusOf(call: AnyCall, path: string): Promise<number> {
  const url = `/api/auth${path.replace(/:\w+/g, '1')}`;
  const { statusCode } = await app.app.inject({
    method: call.method,
    url,
    ...(call.body && { payload: {} }),
  });
  return statusCode;
}

describe('every address of the contract', () => {
  test.each(addresses)(
    '%s %s is served, to guests only if it is public',
    async (_method, path, call) => {
      const status = await statusOf(call, path);
      expect(status).not.toBe(404);
      expect(status === 401 || call.access === 'public').toBe(true);
    },
  );
});

test(
  'answers and refusals are envelopes of message, data and meta only',
  { tags: ['ENTITY-57', 'ENTITY-59'] },
  async () => {
    const visitor = app.visitor();
    const { email } = await signedUp(app);
    const answers = [
      await visitor.call(auth.config, {}),
      await visitor.call(auth.login, { email, password: PASSWORD }),
      await visitor.call(auth.login, { email: freshEmail(), password: 'x' }),
      await visitor.call(auth.userDetail, {}),
    ];
    for (const { envelope: answer } of answers) {
      expect(Object.keys(answer).sort()).toEqual(['data', 'message', 'meta']);
      expect(envelope.safeParse(answer).success).toBe(true);
    }
    expect(answers.map(({ envelope: { message } }) => typeof message)).toContain('string');
    expect(answers.map(({ envelope: { message } }) => message)).toContain(null);
    expect(answers.map(({ envelope: { meta } }) => meta)).toContain(null);
    expect(answers.at(-1)?.envelope.meta).toMatchObject({ code: 'LOGIN_REQUIRED' });
  },
);

test('data of an answer may hold any value', { tags: ['ENTITY-58'] }, async () => {
  const visitor = app.visitor();
  const answered = [
    (await visitor.call(auth.config, {})).envelope.data,
    (await visitor.call(auth.countryList, {})).envelope.data,
    (await visitor.call(auth.logout, {})).envelope.data,
  ];
  expect(answered).toEqual([expect.any(Object), expect.any(Array), null]);
  for (const data of [...answered, 'text', 7, 0, false, true, [], {}, [null]])
    expect(envelope.parse({ message: null, data, meta: null }).data).toEqual(data);
});
