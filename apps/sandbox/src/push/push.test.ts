import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { startSandbox, type Sandbox } from '../index.ts';
import { decrypt } from './keys.ts';
import type { PushMessage } from './api.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    productUrl: 'http://localhost:3000',
    demo: false,
  });
});
afterAll(() => sandbox.close());
beforeEach(() => fetch(`${sandbox.url}/faults`, { method: 'DELETE' }));

interface Subscriber {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
const keys = webPush.generateVAPIDKeys();

const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
  fetch(sandbox.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const subscribe = async (applicationServerKey?: string) =>
  (await (
    await ask('POST', '/push/subscriptions', applicationServerKey ? { applicationServerKey } : {})
  ).json()) as Subscriber;
const idOf = ({ endpoint }: Subscriber) => endpoint.split('/').at(-1) ?? '';

/** A message of the library, with other headers if given. */
async function send(
  to: Subscriber,
  payload = 'salam',
  patch: Record<string, string | undefined> = {},
) {
  const vapidDetails = { subject: 'mailto:a@kandil.test', ...keys };
  const { headers, body } = webPush.generateRequestDetails(to, payload, { vapidDetails, TTL: 60 });
  const merged = Object.entries({ ...headers, ...patch }).filter(
    ([name, value]) => value !== undefined && name !== 'Content-Length',
  );
  return fetch(to.endpoint, {
    method: 'POST',
    headers: merged.map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(body),
  });
}

const received = async (to: Subscriber) => {
  const answer = await fetch(`${sandbox.url}/push/messages?to=${idOf(to)}`);
  return ((await answer.json()) as { messages: PushMessage[] }).messages;
};

/** A token with claims of the test's choice. */
function tokenOf(claims: object): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.of(4),
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ]);
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${point.toString('base64url')}`;
}

it('decrypts the example of RFC 8291', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  const text = decrypt(body, {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  expect(text).toBe('When I grow up, I want to be a watermelon');
});

describe('the push service', () => {
  it('takes a message and decrypts it', async () => {
    const to = await subscribe(keys.publicKey);
    expect((await send(to, 'مرحبا')).status).toBe(201);
    expect(await received(to)).toMatchObject([
      { payload: 'مرحبا', ttl: 60, urgency: 'normal', topic: null, sender: keys.publicKey },
    ]);
    expect(await (await fetch(`${sandbox.url}/notifications`)).text()).toContain('مرحبا');
  });

  it.each([
    ['no TTL', { TTL: undefined }, 400],
    ['another encoding', { 'Content-Encoding': 'aesgcm' }, 415],
    ['a topic that is too long', { Topic: 'x'.repeat(33) }, 400],
    ['no authorization', { Authorization: undefined }, 401],
    ['a damaged token', { Authorization: 'vapid t=a.b.c, k=BA' }, 401],
  ])('refuses a message with %s', async (_what, patch, status) => {
    const to = await subscribe();
    expect((await send(to, 'salam', patch)).status).toBe(status);
    expect(await received(to)).toEqual([]);
  });

  it.each([
    ['of another audience', { aud: 'https://push.example.com' }, 401],
    ['that has ended', { exp: 1 }, 401],
    ['for more than a day', { exp: Date.now() / 1000 + 90_000 }, 401],
    ['without a contact', { sub: 'me' }, 401],
    ['that is right', {}, 201],
  ])('answers a token %s', async (_what, patch, status) => {
    const to = await subscribe();
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const claims = { aud: sandbox.url, exp, sub: 'mailto:a@kandil.test', ...patch };
    expect((await send(to, 'salam', { Authorization: tokenOf(claims) })).status).toBe(status);
  });

  it('refuses another sender, a foreign encryption and what is too large', async () => {
    const strangers = await subscribe(webPush.generateVAPIDKeys().publicKey);
    expect((await send(strangers)).status).toBe(403);
    const [one, other] = [await subscribe(), await subscribe()];
    expect((await send({ endpoint: one.endpoint, keys: other.keys })).status).toBe(400);
    expect((await send(one, 'x'.repeat(5000))).status).toBe(413);
  });

  it('knows no such subscription, and no ended one', async () => {
    const to = await subscribe();
    expect((await send({ ...to, endpoint: `${sandbox.pushUrl}/send/none` })).status).toBe(404);
    await fetch(`${sandbox.url}/push/subscriptions/${idOf(to)}`, { method: 'DELETE' });
    expect((await send(to)).status).toBe(410);
  });

  it('can be down or have too many messages', async () => {
    const to = await subscribe();
    await ask('PUT', '/faults/push', { mode: 'down' });
    expect((await send(to)).status).toBe(503);
    await ask('PUT', '/faults/push', { mode: 'rejects' });
    const answer = await send(to);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await received(to)).toEqual([]);
  });
});
