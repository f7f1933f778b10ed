import { auth } from '@kandil/contract';
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from '../../../testing/auth-app.ts';
import { APP } from '../../../testing/identity-providers.ts';
import { openSocialApp, type SocialApp } from '../../../testing/social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await openSocialApp()));
afterEach(() => app.providers.script.clear());
afterAll(() => app.close());

const send = (accessToken: string) =>
  app
    .visitor({ deviceId: 'device-1' })
    .call(auth.socialLogin, { mediaType: 'facebook', accessToken });
const sessions = async () => {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from auth.sessions',
  );
  return rows[0] as { count: number };
};

describe('facebook refuses a token', () => {
  const good = { app_id: APP.appId, type: 'USER', is_valid: true, user_id: '77', expires_at: 0 };
  const inspection = (change: object) => ['debug_token', { data: { ...good, ...change } }] as const;
  const WRONG: Record<string, readonly [path: string, answer: unknown]> = {
    'of another application': inspection({ app_id: '999' }),
    'of no application': inspection({ app_id: undefined }),
    'of an application by number': inspection({ app_id: Number(APP.appId) }),
    'of a page': inspection({ type: 'PAGE' }),
    'that is not valid': inspection({ is_valid: false }),
    'that is valid in words': inspection({ is_valid: 'true' }),
    'that has expired': inspection({ expires_at: 1 }),
    'without an end': inspection({ expires_at: undefined }),
    'of nobody': inspection({ user_id: undefined }),
    'of somebody else': inspection({ user_id: '78' }),
    'of somebody with an odd id': inspection({ user_id: 'abc' }),
    'that it does not know': ['debug_token', { data: { is_valid: false, error: { code: 190 } } }],
    'that it calls an error': ['debug_token', 400],
    'whose person is somebody else': ['me', { id: '78', name: 'B' }],
    'whose person has no id': ['me', { name: 'B' }],
    'whose person is a list': ['me', [{ id: '77' }]],
    'whose person is an error': ['me', { error: { code: 190 } }],
    'whose address is no text': ['me', { id: '77', email: ['a@kandil.test'] }],
    'whose person is no JSON': ['me', Buffer.from('{"id": "77"')],
  };
  test.each(Object.entries(WRONG))('%s', async (_name, [path, answer]) => {
    const before = await sessions();
    app.providers.facebook.set('a-token', { id: '77', name: 'B', email: freshEmail() });
    app.providers.script.set('/facebook/debug_token', { data: good });
    app.providers.script.set(`/facebook/${path}`, answer);
    expect((await send('a-token')).meta).toMatchObject({ code: 'SOCIAL_REFUSED' });
    expect(await sessions()).toEqual(before);
  });

  test('requests to Facebook carry the credentials of our application', async () => {
    app.providers.facebook.set('its token', { id: '79', name: 'C' });
    app.providers.asked.length = 0;
    expect((await send('its token')).status).toBe(200);
    const [inspected, me] = app.providers.asked.map(
      (path) => new URL(path, 'http://x').searchParams,
    );
    expect(inspected?.get('access_token')).toBe(`${APP.appId}|${APP.appSecret}`);
    const proof = createHmac('sha256', APP.appSecret).update('its token').digest('hex');
    expect(me?.get('appsecret_proof')).toBe(proof);
  });

  test('an unavailable Facebook answers UNAVAILABLE', async () => {
    app.providers.script.set('/facebook/debug_token', 502);
    expect((await send('a-token')).meta).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
