import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createHash, createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FACEBOOK_APP } from '../facebook/index.ts';
import { GOOGLE_CLIENT } from '../google/index.ts';
import { type Sandbox, startSandbox } from '../index.ts';

const PRODUCT = 'http://localhost:3000';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: PRODUCT, demo: true });
});
afterEach(() => fetch(`${sandbox.url}/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

type Fields = Record<string, string>;

const metadataOf = async (name: string) =>
  (await fetch(`${sandbox.url}/${name}/.well-known/openid-configuration`)).json();
const fault = (party: string, mode: string) =>
  fetch(`${sandbox.url}/faults/${party}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });

function requestTo(name: 'google' | 'apple' | 'facebook', over: Fields = {}): Fields {
  const usual = {
    google: { client_id: sandbox.social.google.clientId, response_type: 'id_token', nonce: 'n-1' },
    apple: {
      client_id: sandbox.social.APPLE.clientId,
      response_type: 'code id_token',
      response_mode: 'form_post',
      nonce: 'n-1',
    },
    facebook: { client_id: sandbox.social.facebook.appId, response_type: 'token' },
  }[name];
  return { redirect_uri: `${PRODUCT}/sign-in/${name}`, state: 's-1', ...usual, ...over };
}

/** Presses a button of the chooser, and returns the redirect and its fields. */
async function answer(name: 'google' | 'apple' | 'facebook', choice: Fields, over: Fields = {}) {
  const request = Object.entries(requestTo(name, over)).map(([key, value]) => [
    `request_${key}`,
    value,
  ]);
  const response = await fetch(`${sandbox.url}/${name}/answer`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(request), ...choice }),
  });
  const page = await response.text();
  const location = response.headers.get('location');
  const posted = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, key, value]) => [
    key,
    value?.replaceAll('&quot;', '"'),
  ]);
  const fields: Fields = location
    ? Object.fromEntries(new URLSearchParams(location.split(/[#?](.*)/s)[1]))
    : Object.fromEntries(posted);
  return {
    status: response.status,
    to: location?.split(/[#?]/)[0] ?? null,
    fields,
    page,
    response,
  };
}

async function claimsOf(name: 'google' | 'apple', token = '') {
  const { issuer, jwks_uri } = await metadataOf(name);
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri)), { issuer });
  return payload;
}

describe('google', () => {
  it('signs a chosen person in with an ID token signed by its key', async () => {
    const chosen = await answer('google', { person: 'salma' });
    expect([chosen.status, chosen.to, chosen.fields['state']]).toEqual([
      303,
      `${PRODUCT}/sign-in/google`,
      's-1',
    ]);
    expect(await claimsOf('google', chosen.fields['id_token'])).toMatchObject({
      aud: sandbox.social.google.clientId,
      nonce: 'n-1',
      email: 'salma@kandil.test',
      email_verified: true,
      name: 'Salma Idris',
      sub: expect.stringMatching(/^\d{21}$/),
    });
  });

  it('gives a person a stable and unique id', async () => {
    const subject = async (choice: Fields) =>
      (await claimsOf('google', (await answer('google', choice)).fields['id_token'])).sub;
    const typed = { person: 'other', name: 'X', email: 'Salma@kandil.test' };
    expect(await subject(typed)).toBe(await subject({ person: 'salma' }));
    expect(await subject({ person: 'amina' })).not.toBe(await subject({ person: 'salma' }));
  });

  it('answers with its own error codes: cancelled, failed, malformed', async () => {
    expect((await answer('google', { person: 'cancel' })).fields).toEqual({
      error: 'access_denied',
      state: 's-1',
    });
    await fault('google', 'rejects');
    expect((await answer('google', { person: 'salma' })).fields['error']).toBe('server_error');
    const ask = (over: Fields) =>
      fetch(
        `${sandbox.social.google.issuer}/o/oauth2/v2/auth?${new URLSearchParams(requestTo('google', over))}`,
        { redirect: 'manual' },
      );
    expect((await ask({ client_id: 'another' })).status).toBe(400);
    expect((await ask({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
    expect((await ask({ nonce: '' })).headers.get('location')).toContain('error=invalid_request');
    expect((await ask({ response_type: 'token' })).headers.get('location')).toContain(
      'error=unsupported',
    );
    expect(await (await ask({})).text()).toContain('Who signs in with Google?');
  });

  it('redirects only to the product', async () => {
    const chosen = await answer(
      'google',
      { person: 'salma' },
      { redirect_uri: 'https://evil.example/' },
    );
    expect([chosen.status, chosen.to]).toEqual([400, null]);
  });

  it('exchanges a code for tokens once, for its client and PKCE verifier', async () => {
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const pkce = {
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    const codeOf = async () =>
      (await answer('google', { person: 'salma' }, pkce)).fields['code'] ?? '';
    const exchange = async (over: Fields) => {
      const body = {
        grant_type: 'authorization_code',
        client_id: GOOGLE_CLIENT.clientId,
        client_secret: GOOGLE_CLIENT.clientSecret,
        redirect_uri: `${PRODUCT}/sign-in/google`,
        code_verifier: verifier,
        ...over,
      };
      const { token_endpoint } = await metadataOf('google');
      const response = await fetch(token_endpoint, {
        method: 'POST',
        body: new URLSearchParams(body),
      });
      return (await response.json()) as Fields;
    };
    const code = await codeOf();
    expect(await exchange({ code })).toMatchObject({
      token_type: 'Bearer',
      id_token: expect.any(String),
    });
    expect(await exchange({ code })).toEqual({ error: 'invalid_grant' });
    expect(await exchange({ code: await codeOf(), code_verifier: 'w' })).toEqual({
      error: 'invalid_grant',
    });
    expect(await exchange({ code: await codeOf(), client_secret: 'x' })).toEqual({
      error: 'invalid_client',
    });
    expect(await exchange({ grant_type: 'password' })).toEqual({ error: 'unsupported_grant_type' });
  });

  it('can be down', async () => {
    await fault('google', 'down');
    expect((await fetch(`${sandbox.social.google.issuer}/oauth2/v3/certs`)).status).toBe(503);
  });
});

describe('apple', () => {
  it('posts its answer with a self-submitting form, and sends the name once', async () => {
    const choice = {
      person: 'other',
      name: 'Nur Aziz',
      email: 'once@kandil.test',
      verified: 'yes',
    };
    const first = await answer('apple', choice);
    expect(first.page).toContain(`<form method="post" action="${PRODUCT}/sign-in/apple">`);
    const script = /<script>(.*)<\/script>/.exec(first.page)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(first.response.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${hash}'`,
    );
    expect(JSON.parse(first.fields['user'] ?? '')).toMatchObject({
      name: { firstName: 'Nur', lastName: 'Aziz' },
    });
    expect(await claimsOf('apple', first.fields['id_token'])).toMatchObject({
      email_verified: 'true',
      nonce: 'n-1',
    });
    const second = await answer('apple', choice);
    expect(second.fields).not.toHaveProperty('user');
    expect(second.fields['state']).toBe('s-1');
  });

  it('reports a cancellation with its own error code', async () => {
    expect((await answer('apple', { person: 'cancel' })).fields['error']).toBe(
      'user_cancelled_authorize',
    );
  });
});

describe('facebook', () => {
  const graph = async (path: string, query: Fields) =>
    (await fetch(`${sandbox.url}/facebook/${path}?${new URLSearchParams(query)}`)).json();
  const tokenOf = async (choice: Fields) =>
    (await answer('facebook', choice)).fields['access_token'] ?? '';
  const app = `${FACEBOOK_APP.appId}|${FACEBOOK_APP.appSecret}`;
  const me = (token: string, secret = FACEBOOK_APP.appSecret) =>
    graph('me', {
      access_token: token,
      fields: 'id,name,email',
      appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
    });

  it('tells its application the owner of a token', async () => {
    const token = await tokenOf({ person: 'salma' });
    const { data } = await graph('debug_token', { input_token: token, access_token: app });
    expect(data).toMatchObject({ app_id: FACEBOOK_APP.appId, type: 'USER', is_valid: true });
    expect(await me(token)).toEqual({
      id: data.user_id,
      name: 'Salma Idris',
      email: 'salma@kandil.test',
    });
  });

  it('withholds an unconfirmed address', async () => {
    expect(await me(await tokenOf({ person: 'nur' }))).not.toHaveProperty('email');
  });

  it('refuses strangers, unknown tokens and wrong proofs', async () => {
    const token = await tokenOf({ person: 'salma' });
    const stranger = await graph('debug_token', { input_token: token, access_token: 'x|y' });
    expect(stranger.error).toMatchObject({ type: 'OAuthException', code: 190 });
    const unknown = await graph('debug_token', { input_token: 'x', access_token: app });
    expect(unknown.data).toMatchObject({ is_valid: false });
    expect((await me(token, 'another')).error).toMatchObject({ code: 100 });
  });

  it('reports a cancellation in the query with its own error codes', async () => {
    const { fields, response } = await answer('facebook', { person: 'cancel' });
    expect(fields).toMatchObject({ error: 'access_denied', error_reason: 'user_denied' });
    expect(response.headers.get('location')).toContain('?error=');
  });
});
