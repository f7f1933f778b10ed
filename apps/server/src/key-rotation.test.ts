import {
  addSuccessor,
  DEMO_PASSWORD,
  keyIdOf,
  openSecrets,
  retirePredecessor,
  SECRET_NAMES,
  type SecretName,
  SECRETS,
  signWithSuccessor,
} from '@kandil/api';
import { signPath } from '@kandil/api/platform/media/token';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopToken } from '../../api/src/services/notify/rules/stop-link.ts';
import { solvedPuzzle } from '../../api/src/testing/solved-puzzle.ts';

const NO_PROFILE = 999_999_999;

/** What a key signed: whether the product still accepts it. */
type AcceptanceCheck = () => Promise<boolean>;
type RotatedName = Exclude<SecretName, 'push'>;

const ROTATED = SECRET_NAMES.filter((name) => SECRETS[name].overlapHours !== null);

let dataDir: string;
let secrets: string;
let stack: Stack;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-rotation-'));
  secrets = join(dataDir, 'secrets');
  stack = await startStack({ dataDir });
});
afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  await stack.stop();
  stack = await startStack({ dataDir, isFirst: true });
}

interface Answer {
  status: number;
  code: string | undefined;
  data: { accessToken: string; token: string; challenge: string };
}

async function ask(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(stack.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-platform': 'tv',
      'x-device-id': 'rotation',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, meta } = (await response.json()) as {
    data: Answer['data'];
    meta: { code?: string } | null;
  };
  return { status: response.status, code: meta?.code, data };
}

const ringOf = (name: SecretName) => openSecrets({ folder: secrets })(name);

async function mailedCode(email: string): Promise<string> {
  const answer = await fetch(
    `${stack.sandboxUrl}/mail/next?to=${encodeURIComponent(email)}&after=0`,
  );
  const { codes } = (await answer.json()) as { codes: string[] };
  return codes[0] ?? '';
}

/** Lets every key sign something that can be used once. */
async function signAll(email: string): Promise<Record<RotatedName, AcceptanceCheck>> {
  const { accessToken } = (
    await ask('/api/auth/public/login', { email: 'member@kandil.test', password: DEMO_PASSWORD })
  ).data;
  const puzzle = (await ask('/api/auth/public/bot-challenge?action=FORGOT')).data.challenge;
  const solved = await solvedPuzzle(puzzle);
  const forgotten = await solvedPuzzle(
    (await ask('/api/auth/public/bot-challenge?action=FORGOT')).data.challenge,
  );
  const { token } = (
    await ask('/api/auth/public/forgot-password', { email, gRecaptchaResponse: forgotten })
  ).data;
  const otp = await mailedCode(email);
  const [mediaKey] = ringOf('media-addresses');
  const path = signPath({
    prefix: 'nur',
    sessionId: 'rotation',
    expiresAt: Date.now() + 600_000,
    keys: [{ id: keyIdOf(mediaKey), secret: mediaKey }],
  });
  const stop = stopToken(NO_PROFILE, ringOf('support-files'));
  const [serviceKey] = ringOf('services');
  return {
    'access-tokens': async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await ask('/api/auth/auth/userDetail', undefined, headers)).status === 200;
    },
    'media-addresses': async () =>
      (await fetch(`${stack.url}/media/${path}/nur/master.m3u8`)).status !== 403,
    codes: async () => {
      const { status } = await ask('/api/auth/public/forgot-password/otp-verify', { token, otp });
      return status === 200;
    },
    'bot-checks': async () => {
      const stranger = { email: `${randomUUID()}@kandil.test`, gRecaptchaResponse: solved };
      return (await ask('/api/auth/public/forgot-password', stranger)).status === 200;
    },
    'support-files': async () =>
      (await ask('/api/notify/episode-mails/stop', { token: stop })).status === 200,
    services: async () => {
      const headers = { 'x-service-key': serviceKey };
      return (await ask('/internal/auth/session-check', {}, headers)).status !== 404;
    },
  };
}

/** Which of them the product accepts. */
async function accepted(
  signed: Record<RotatedName, AcceptanceCheck>,
): Promise<Record<string, boolean>> {
  const answers = Object.entries(signed).map(async ([name, isValid]) => [name, await isValid()]);
  return Object.fromEntries(await Promise.all(answers)) as Record<string, boolean>;
}

const all = (isValid: boolean) => Object.fromEntries(ROTATED.map((name) => [name, isValid]));

test(
  'a rotation of every key ends nothing that the key before signed, and its end does',
  { timeout: 180_000 },
  async () => {
    const before = await signAll('member@kandil.test');
    const late = await signAll('family@kandil.test');
    for (const name of ROTATED) addSuccessor(secrets, name);
    const halfWay = `${secrets}-half-way`;
    await cp(secrets, halfWay, { recursive: true });
    for (const name of ROTATED) signWithSuccessor(secrets, name);
    await restart();
    expect(await accepted(before)).toEqual(all(true));
    const after = await signAll('free@kandil.test');

    // A node that has the successor, and does not sign with it yet.
    await cp(secrets, `${secrets}-done`, { recursive: true });
    await rm(secrets, { recursive: true });
    await cp(halfWay, secrets, { recursive: true });
    await restart();
    expect(await accepted(after)).toEqual(all(true));

    await rm(secrets, { recursive: true });
    await cp(`${secrets}-done`, secrets, { recursive: true });
    for (const name of ROTATED) retirePredecessor(secrets, name, true);
    await restart();
    expect(await accepted(late)).toEqual(all(false));
  },
);
