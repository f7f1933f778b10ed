import { auth } from '@kandil/contract';
import { fc } from '@fast-check/vitest';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from '../../../testing/auth-app.ts';
import { figure, rounds } from '../../../testing/rounds.ts';
import { CLIENT_ID } from '../../../testing/identity-providers.ts';
import { freshSubject, openSocialApp, type SocialApp } from '../../../testing/social-app.ts';

let app: SocialApp;
/** No provider's key. */
let foreignKey: CryptoKey;
beforeAll(async () => {
  app = await openSocialApp();
  foreignKey = (await generateKeyPair('RS256')).privateKey;
});
afterEach(() => app.providers.script.clear());
afterAll(() => app.close());

type Oidc = 'google' | 'APPLE';
const OIDC = ['google', 'APPLE'] as const;
const other = (type: Oidc): Oidc => (type === 'google' ? 'APPLE' : 'google');
const seconds = () => Math.floor(app.now() / 1000);

const nonceOf = async (mediaType: Oidc, deviceId = 'device-1') => {
  const { data } = await app.visitor({ deviceId }).call(auth.socialStart, { mediaType });
  return new URL(data.url).searchParams.get('nonce') ?? '';
};
const send = (mediaType: Oidc | 'facebook', accessToken: string, deviceId = 'device-1') =>
  app.visitor({ deviceId }).call(auth.socialLogin, { mediaType, accessToken });
const sessions = async () => {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from auth.sessions',
  );
  return rows[0] as { count: number };
};

/** A valid token, except for the given claims and header. */
async function token(type: Oidc, claims: object = {}, header: object = {}, issuer: string = type) {
  const usual = {
    sub: freshSubject(),
    nonce: await nonceOf(type),
    email: freshEmail(),
    email_verified: true,
  };
  return app.providers.idToken(issuer.toLowerCase(), { ...usual, ...claims }, header);
}

type Forge = (type: Oidc) => Promise<string>;

async function signedWith(
  type: Oidc,
  alg: string,
  key: CryptoKey | Uint8Array,
  header: object = {},
) {
  const { kid = '' } = app.providers.publicKey;
  return new SignJWT({ nonce: await nonceOf(type), email: freshEmail(), email_verified: true })
    .setProtectedHeader({ alg, kid, ...header })
    .setIssuer(`${app.providers.url}/${type.toLowerCase()}`)
    .setAudience(CLIENT_ID)
    .setSubject(freshSubject())
    .setIssuedAt(seconds())
    .setExpirationTime(seconds() + 600)
    .sign(key);
}

async function publicPem(): Promise<Uint8Array> {
  const key = await importJWK(app.providers.publicKey, 'RS256', { extractable: true });
  return new TextEncoder().encode(await exportSPKI(key as CryptoKey));
}

const cut = (text: string, part: number, change: (part: string) => string) =>
  text
    .split('.')
    .map((each, index) => (index === part ? change(each) : each))
    .join('.');

const FORGERIES: Record<string, Forge> = {
  'made for another application': (type) => token(type, { aud: 'somebody-else' }),
  'made for several, of which it does not say whose it is': (type) =>
    token(type, { aud: [CLIENT_ID, 'b'] }),
  'made for several, by another': (type) => token(type, { aud: [CLIENT_ID, 'b'], azp: 'b' }),
  'made by another application for us': (type) => token(type, { azp: 'somebody-else' }),
  'made for nobody': (type) => token(type, { aud: undefined }),
  'made for an empty list': (type) => token(type, { aud: [] }),
  'of another issuer': (type) => token(type, { iss: 'https://issuer.example' }),
  'of the other provider': (type) => token(type, {}, {}, other(type)),
  'of an issuer that begins alike': (type) =>
    token(type, { iss: `${app.providers.url}/${type.toLowerCase()}.example` }),
  'without an issuer': (type) => token(type, { iss: undefined }),
  expired: (type) => token(type, { exp: seconds() - 31 }),
  'that never expires': (type) => token(type, { exp: undefined }),
  'that expires in words': (type) => token(type, { exp: 'tomorrow' }),
  'not valid yet': (type) => token(type, { nbf: seconds() + 60 }),
  'made in the future': (type) => token(type, { iat: seconds() + 60 }),
  'made long ago': (type) => token(type, { iat: seconds() - 3600, exp: seconds() + 3600 }),
  'made at no time': (type) => token(type, { iat: undefined }),
  'without a subject': (type) => token(type, { sub: undefined }),
  'with an empty subject': (type) => token(type, { sub: '' }),
  'with a number as its subject': (type) => token(type, { sub: 7 }),
  'with a zero byte in its subject': (type) => token(type, { sub: 'a\u0000b' }),
  'without a nonce': (type) => token(type, { nonce: undefined }),
  'with a nonce that was never ours': (type) => token(type, { nonce: 'n'.repeat(43) }),
  'with the nonce of the other provider': async (type) =>
    token(type, { nonce: await nonceOf(other(type)) }),
  'with the nonce of another device': async (type) =>
    token(type, { nonce: await nonceOf(type, 'device-2') }),
  'with a list as its nonce': async (type) => token(type, { nonce: [await nonceOf(type)] }),
  'with an e-mail that is no text': (type) => token(type, { email: { $ne: '' } }),
  'verified in a word we do not know': (type) => token(type, { email_verified: 'yes' }),
  'of a key that is not the provider’s': async (type) => signedWith(type, 'RS256', foreignKey),
  'of a key it brings along': async (type) =>
    signedWith(type, 'RS256', foreignKey, { jwk: app.providers.publicKey }),
  'of a key at an address it names': async (type) =>
    signedWith(type, 'RS256', foreignKey, { jku: 'https://evil.example/keys' }),
  'of a key id that leads elsewhere': async (type) =>
    signedWith(type, 'RS256', foreignKey, { kid: '../../../../etc/passwd' }),
  'signed with the public key as a shared secret': async (type) =>
    signedWith(type, 'HS256', await publicPem()),
  'signed by no algorithm': async (type) => {
    const claims = { nonce: await nonceOf(type), sub: freshSubject() };
    return new UnsecuredJWT(claims)
      .setIssuer(`${app.providers.url}/${type.toLowerCase()}`)
      .setAudience(CLIENT_ID)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + 600)
      .encode();
  },
  'by an algorithm the provider does not declare': async (type) =>
    signedWith(type, 'ES256', (await generateKeyPair('ES256')).privateKey),
  'without its signature': async (type) => cut(await token(type), 2, () => ''),
  'with other claims than were signed': async (type) =>
    cut(await token(type), 1, (part) => {
      const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
      return Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    }),
  'with extensions that must be understood': (type) =>
    token(type, {}, { crit: ['unheard'], unheard: true }).catch(() => 'a.b.c'),
  'of two parts': async (type) => (await token(type)).split('.').slice(0, 2).join('.'),
  'that is none': async () => 'not a token',
};

describe.each(OIDC)('%s refuses a token (T-A13)', (type) => {
  test.each(Object.entries(FORGERIES))('%s', async (_name, forge) => {
    const before = await sessions();
    const answer = await send(type, await forge(type));
    expect(answer.meta).toMatchObject({ code: 'SOCIAL_REFUSED' });
    expect(answer.cookies).toEqual([]);
    expect(await sessions()).toEqual(before);
  });

  test('that was used before; of ten concurrent uses, it accepts one', async () => {
    const good = await token(type);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(type, good)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send(type, good)).status).toBe(401);
  });

  test('whose sign-in began more than ten minutes ago', async () => {
    const nonce = await nonceOf(type);
    app.advance(600_001);
    expect((await send(type, await token(type, { nonce }))).status).toBe(401);
  });

  test('but not a valid one: clocks may differ by half a minute, several audiences may be named', async () => {
    const fast = await token(type, { iat: seconds() + 20 });
    const slow = await token(type, { iat: seconds() - 60, exp: seconds() - 20 });
    const several = await token(type, { aud: [CLIENT_ID, 'b'], azp: CLIENT_ID });
    for (const good of [fast, slow, several]) expect((await send(type, good)).status).toBe(200);
  });
});

describe('an unavailable or broken provider', () => {
  const DOWN: [path: string, answer: unknown][] = [
    ['.well-known/openid-configuration', 503],
    ['.well-known/openid-configuration', 404],
    ['.well-known/openid-configuration', { issuer: 'https://evil.example' }],
    ['.well-known/openid-configuration', Buffer.from('<html>')],
    ['.well-known/openid-configuration', Buffer.alloc(300_000, 32)],
    ['keys', 500],
    ['keys', 404],
  ];
  test.each(DOWN)('%s answers %o: UNAVAILABLE, no sign-in', async (path, answer) => {
    const fresh = await openSocialApp();
    const good = await fresh.tokenFor(fresh.visitor(), 'APPLE', {}).catch(() => 'x.y.z');
    fresh.providers.script.set(`/google/${path}`, answer);
    const { data } = await fresh.visitor().call(auth.socialStart, { mediaType: 'google' });
    const nonce = data ? new URL(data.url).searchParams.get('nonce') : 'n'.repeat(43);
    const idToken = await fresh.providers.idToken('google', { sub: '1', nonce });
    const refused = await fresh
      .visitor()
      .call(auth.socialLogin, { mediaType: 'google', accessToken: idToken });
    expect([refused.status, refused.meta?.['code']]).toEqual([503, 'UNAVAILABLE']);
    // The other providers are not affected.
    const apple = await fresh
      .visitor()
      .call(auth.socialLogin, { mediaType: 'APPLE', accessToken: good });
    expect(apple.status).toBe(200);
    await fresh.close();
  });

  test('its documents are fetched once for all visitors; unknown keys refetch them at most once a minute', async () => {
    const fresh = await openSocialApp();
    const visitor = fresh.visitor();
    const start = () => visitor.call(auth.socialStart, { mediaType: 'google' });
    await Promise.all(Array.from({ length: 20 }, start));
    const unknown = await fresh.providers.idToken('google', { sub: '1' }, { kid: 'unheard-of' });
    for (let count = 0; count < 10; count += 1)
      await visitor.call(auth.socialLogin, { mediaType: 'google', accessToken: unknown });
    expect(fresh.providers.asked.toSorted()).toEqual([
      '/google/.well-known/openid-configuration',
      '/google/keys',
    ]);
    await fresh.close();
  });
});

test('random answers never sign in', async (context) => {
  const numRuns = rounds({ usual: 40, long: 1000 });
  const { count } = await sessions();
  const odd = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify({ data: value })),
  );
  const paths = fc.constantFrom('debug_token', 'me');
  const run = async (path: string, text: string) => {
    app.providers.facebook.set('fuzzed', { id: '80', name: 'D' });
    app.providers.script.clear();
    app.providers.script.set(`/facebook/${path}`, Buffer.from(text));
    const { status } = await send('facebook', 'fuzzed');
    expect([401, 503]).toContain(status);
  };
  await fc.assert(fc.asyncProperty(paths, odd, run), { numRuns });
  const claims = fc.dictionary(
    fc.constantFrom('sub', 'nonce', 'aud', 'iss', 'exp', 'iat', 'azp', 'email', 'name'),
    fc.jsonValue(),
    { minKeys: 1 },
  );
  const forged = async (changed: Record<string, unknown>) => {
    const idToken = await app.providers.idToken('google', {
      sub: '81',
      nonce: 'n'.repeat(43),
      ...changed,
    });
    expect([400, 401]).toContain((await send('google', idToken)).status);
  };
  app.providers.script.clear();
  await fc.assert(fc.asyncProperty(claims, forged), { numRuns });
  await figure(context, 2 * numRuns, '0 sessions opened');
  expect(await sessions()).toEqual({ count });
}, 60_000);
