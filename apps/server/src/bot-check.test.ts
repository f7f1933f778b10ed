import { type BotCheck, createLog } from '@kandil/api';
import { createRateLimiter, memoryState } from '@kandil/api/platform/state/index';
import { type Sandbox, startSandbox } from '@kandil/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBotCheck } from './bot-check.ts';

let sandbox: Sandbox;
let check: BotCheck;
const failed = { code: 'BOT_CHECK_FAILED' };
const away = { code: 'UNAVAILABLE', details: { retryAfter: 5 } };

const platform = {
  now: Date.now,
  log: createLog({ level: 'silent' }),
  limiter: createRateLimiter({ state: memoryState() }),
};
const recaptcha = (url: string, publicOrigin = 'http://localhost:3000') =>
  openBotCheck({
    config: { kind: 'recaptcha', siteKey: 'site key', secret: 'secret', url },
    platform,
    keys: [''],
    publicOrigin,
  });
const fault = (mode: string) =>
  fetch(`${sandbox.url}/faults/captcha`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });

/** The response of Google's script to a page of the product. */
async function response(action: string): Promise<string> {
  const address = `${sandbox.captchaUrl}/api2/token?k=key&action=${action}`;
  const answer = await fetch(address, { headers: { origin: 'http://localhost:3000' } });
  return ((await answer.json()) as { token: string }).token;
}

beforeAll(async () => {
  const productUrl = 'http://localhost:3000';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  check = recaptcha(sandbox.captchaUrl);
});
afterEach(() => fault('none'));
afterAll(() => sandbox.close());

describe('reCAPTCHA', () => {
  test('gives pages its site key and the address of its script', () => {
    expect(check.facts).toEqual({
      kind: 'recaptcha',
      siteKey: 'site key',
      scriptUrl: `${sandbox.captchaUrl}/api.js?render=site%20key&trustedtypes=true`,
    });
  });

  test('accepts a response once', async () => {
    const given = await response('SIGNUP');
    await check.verify(given, 'SIGNUP', '127.0.0.1');
    await expect(check.verify(given, 'SIGNUP', '127.0.0.1')).rejects.toMatchObject(failed);
  });

  test('rejects a response that is missing, invented or for another action', async () => {
    await expect(check.verify(undefined, 'SIGNUP', '::1')).rejects.toMatchObject(failed);
    await expect(check.verify('made up', 'SIGNUP', '::1')).rejects.toMatchObject(failed);
    const other = await response('LOGIN');
    await expect(check.verify(other, 'SIGNUP', '::1')).rejects.toMatchObject(failed);
  });

  test('rejects a response from another site', async () => {
    const elsewhere = recaptcha(sandbox.captchaUrl, 'https://kandil.example');
    const given = await response('SIGNUP');
    await expect(elsewhere.verify(given, 'SIGNUP', '::1')).rejects.toMatchObject(failed);
  });

  test('rejects bots', async () => {
    await fault('rejects');
    const given = await response('SIGNUP');
    await expect(check.verify(given, 'SIGNUP', '::1')).rejects.toMatchObject(failed);
  });

  test('reports a missing verdict: it is down or unreachable', async () => {
    const given = await response('SIGNUP');
    await fault('down');
    await expect(check.verify(given, 'SIGNUP', '::1')).rejects.toMatchObject(away);
    const nobody = recaptcha('http://127.0.0.1:9/recaptcha');
    await expect(nobody.verify(given, 'SIGNUP', '::1')).rejects.toMatchObject(away);
  });
});
