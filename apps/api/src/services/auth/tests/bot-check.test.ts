import { auth, Refusal } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, freshEmail, openAuthApp, signUpForm } from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkBot } from '../flows/bot-check.ts';
import { altchaCheck } from '../vendors/altcha/index.ts';
import { noBotCheck } from '../vendors/bot-check.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp(
    {},
    { botCheck: (world) => altchaCheck({ ...world, keys: ['a key that only tests know'] }) },
  );
});
afterAll(() => app.close());

const MINUTE = 60_000;
const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function challengeFor(action: BotAction): Promise<Challenge> {
  const { data } = await app.visitor().call(auth.botChallenge, { action });
  return JSON.parse(data.challenge) as Challenge;
}

async function solved(action: BotAction) {
  const challenge = await challengeFor(action);
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

const signUp = (response?: string, visitor: Visitor = app.visitor()) =>
  visitor.call(auth.register, {
    ...signUpForm(freshEmail()),
    ...(response !== undefined && { gRecaptchaResponse: response }),
  });

const refusal = { status: 403, envelope: { data: null, meta: { code: 'BOT_CHECK_FAILED' } } };

describe('the built-in bot check', () => {
  test('is in the configuration, and a solved puzzle allows signing up', async () => {
    const { data } = await app.visitor().call(auth.config, {});
    expect(data.botCheck).toEqual({ kind: 'altcha', siteKey: null, scriptUrl: null });
    expect(await signUp(encoded(await solved('SIGNUP')))).toMatchObject({ status: 200 });
  });

  test('accepts the response under its other name', async () => {
    const captchaToken = encoded(await solved('SIGNUP'));
    const visitor = app.visitor();
    const answer = await visitor.call(auth.register, { ...signUpForm(freshEmail()), captchaToken });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['not base64', '§§§'],
    ['not JSON', Buffer.from('{"challenge":').toString('base64')],
    ['of another shape', encoded({ challenge: {}, solution: 1 })],
  ])('refuses a response that is %s', async (_, response) => {
    expect(await signUp(response)).toMatchObject(refusal);
  });

  test('accepts a response once, even in fifty concurrent requests', async () => {
    const response = encoded(await solved('SIGNUP'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(49);
  });

  test('refuses a response to a challenge of another action', async () => {
    expect(await signUp(encoded(await solved('LOGIN')))).toMatchObject(refusal);
  });

  test('refuses altered challenges and invented solutions', async () => {
    const { challenge, solution } = await solved('LOGIN');
    const { parameters } = challenge;
    const forged = [
      { challenge: { ...challenge, parameters: { ...parameters, data: { action: 'SIGNUP' } } } },
      { challenge: { ...challenge, signature: '0'.repeat(64) } },
    ];
    for (const change of forged) {
      expect(await signUp(encoded({ solution, ...change }))).toMatchObject(refusal);
    }
    const own = await challengeFor('SIGNUP');
    const guess = { counter: 1, derivedKey: 'ab'.repeat(32) };
    expect(await signUp(encoded({ challenge: own, solution: guess }))).toMatchObject(refusal);
  });

  test('refuses an expired challenge', async () => {
    const late = encoded(await solved('SIGNUP'));
    const early = encoded(await solved('SIGNUP'));
    app.advance(9 * MINUTE);
    expect((await signUp(early)).status).toBe(200);
    app.advance(MINUTE);
    expect(await signUp(late)).toMatchObject(refusal);
  });

  test('guards password resets', async () => {
    const ask = (response?: string) =>
      app.visitor().call(auth.forgotPassword, {
        email: freshEmail(),
        ...(response !== undefined && { gRecaptchaResponse: response }),
      });
    expect(await ask()).toMatchObject(refusal);
    expect(await ask(encoded(await solved('SIGNUP')))).toMatchObject(refusal);
    expect(await ask(encoded(await solved('FORGOT')))).toMatchObject({ status: 200 });
  });

  test('has no challenge for an unknown action', async () => {
    const answer = await app.visitor().call(auth.botChallenge, { action: 'BUY' as BotAction });
    expect(answer.status).toBe(400);
  });
});

describe('an unavailable bot check', () => {
  let away: AuthApp;
  const refuse = async () => {
    throw new Refusal('UNAVAILABLE', { retryAfter: 5 });
  };
  beforeAll(async () => {
    away = await openAuthApp({}, { botCheck: () => ({ ...noBotCheck, verify: refuse }) });
  });
  afterAll(() => away.close());

  test('refuses sign-up and creates no account', async () => {
    const email = freshEmail();
    const answer = await away.visitor().call(auth.register, signUpForm(email));
    expect(answer).toMatchObject({ status: 503, envelope: { meta: { code: 'UNAVAILABLE' } } });
    expect(answer.headers['retry-after']).toBe('5');
    const accounts = await away.database.pool.query(
      'select 1 from auth.accounts where email = $1',
      [email],
    );
    expect(accounts.rowCount).toBe(0);
  });

  test('refuses password resets', async () => {
    const answer = await away.visitor().call(auth.forgotPassword, { email: freshEmail() });
    expect(answer).toMatchObject({ status: 503, envelope: { meta: { code: 'UNAVAILABLE' } } });
  });

  test('allows login: its delays still limit attempts', async () => {
    const world = { botCheck: { ...noBotCheck, verify: refuse } };
    await checkBot(world, { ip: '::1' }, {}, 'LOGIN');
    await expect(checkBot(world, { ip: '::1' }, {}, 'SIGNUP')).rejects.toThrow('UNAVAILABLE');
  });

  test('creates no puzzle', async () => {
    expect((await away.visitor().call(auth.botChallenge, { action: 'SIGNUP' })).status).toBe(404);
  });
});
