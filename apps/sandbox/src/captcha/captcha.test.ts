import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';
import { createChecks } from './checks.ts';

const PRODUCT = 'http://localhost:3000';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: PRODUCT, demo: false });
});
afterAll(() => sandbox.close());
beforeEach(() => fetch(`${sandbox.url}/faults`, { method: 'DELETE' }));

const fault = (mode: string, seconds = 0.2) =>
  fetch(`${sandbox.url}/faults/captcha`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, seconds }),
  });
const tokenAnswer = (action = 'SIGNUP') =>
  fetch(`${sandbox.captchaUrl}/api2/token?k=site-key&action=${action}`, {
    headers: { origin: PRODUCT },
  });
const newToken = async () => (await (await tokenAnswer()).json()).token as string;
const verify = (fields: Record<string, string>) =>
  fetch(`${sandbox.captchaUrl}/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
const verdict = async (fields: Record<string, string>) => (await verify(fields)).json();

describe('reCAPTCHA', () => {
  it('serves a script to all origins, and tokens only to the product', async () => {
    const script = await fetch(`${sandbox.captchaUrl}/api.js?render=site-key`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await script.text()).toContain(`"${sandbox.url}/recaptcha/api2/token?"`);
    expect((await tokenAnswer()).headers.get('access-control-allow-origin')).toBe(PRODUCT);
    expect((await fetch(`${sandbox.captchaUrl}/api.js`)).status).toBe(400);
  });

  it('verifies a token for its action, once', async () => {
    const response = await newToken();
    expect(await verdict({ secret: 's', response, remoteip: '::1' })).toEqual({
      success: true,
      score: 0.9,
      action: 'SIGNUP',
      hostname: 'localhost',
      challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await verdict({ secret: 's', response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it.each([
    [{ response: 'x' }, 'missing-input-secret'],
    [{ secret: 's' }, 'missing-input-response'],
    [{ secret: 's', response: 'invented' }, 'invalid-input-response'],
  ] as [Record<string, string>, string][])('refuses %o as %s', async (fields, code) => {
    expect(await verdict(fields)).toEqual({ success: false, 'error-codes': [code] });
  });

  it('can score everyone as a bot', async () => {
    await fault('rejects');
    expect(await verdict({ secret: 's', response: await newToken() })).toMatchObject({
      success: true,
      score: 0.1,
    });
  });

  it('can be down or slow', async () => {
    await fault('down');
    expect((await tokenAnswer()).status).toBe(503);
    expect((await verify({ secret: 's', response: 'x' })).status).toBe(503);
    await fault('slow');
    const before = performance.now();
    await verify({ secret: 's', response: 'x' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(190);
  });

  it('shows what was checked', async () => {
    await newToken();
    expect(await (await fetch(`${sandbox.url}/captcha`)).text()).toContain(
      '<strong>SIGNUP</strong>',
    );
  });
});

it('tokens expire after two minutes', () => {
  let time = 0;
  const checks = createChecks(() => time);
  const { token } = checks.add({ siteKey: 'k', action: 'SIGNUP', hostname: 'localhost' });
  time = 120_000;
  expect(checks.take(token)).toBe('used');
});
