import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';

let dataDir: string;
let sandbox: Sandbox;
let token: string;

const api = async (method: string, path: string, body?: object) => {
  const response = await fetch(sandbox.gateways.paypal.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
};
const own = async (path: string) => (await fetch(sandbox.url + path)).json();

async function start() {
  const productUrl = 'http://127.0.0.1:9';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, productUrl, demo: false });
  const { baseUrl, clientId, clientSecret } = sandbox.gateways.paypal;
  const answer = await fetch(`${baseUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  ({ access_token: token } = await answer.json());
}
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-paypal-'));
  await start();
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const cycle = (sequence: number, tenure_type: string, total_cycles: number, value: string) => ({
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  tenure_type,
  sequence,
  total_cycles,
  pricing_scheme: { fixed_price: { value, currency_code: 'USD' } },
});
const planOf = (billing_cycles: object[]) => ({
  product_id: 'KANDIL-TEST',
  name: 'Kandil Solo',
  billing_cycles,
  payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
});
const product = { id: 'KANDIL-TEST', name: 'Kandil', type: 'SERVICE' };

async function openSubscription() {
  await api('POST', '/v1/catalogs/products', product);
  const cycles = [cycle(1, 'TRIAL', 1, '0.99'), cycle(2, 'REGULAR', 0, '4.99')];
  const plan = await api('POST', '/v1/billing/plans', planOf(cycles));
  const made = await api('POST', '/v1/billing/subscriptions', {
    plan_id: plan.body.id,
    application_context: {
      user_action: 'CONTINUE',
      return_url: 'https://kandil.test/back',
      cancel_url: 'https://kandil.test/no',
    },
  });
  const links: { rel: string; href: string }[] = made.body.links;
  const approve = links.find(({ rel }) => rel === 'approve')?.href ?? '';
  const agree = () =>
    fetch(approve, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'agree' }),
    });
  return { id: made.body.id as string, approve, agree };
}

describe('the API of PayPal', () => {
  it('refuses what breaks its OpenAPI, says where, and counts it', async () => {
    const { status, body } = await api('POST', '/v1/billing/plans', {
      name: 'x',
      product_id: 'PROD-1',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ name: 'INVALID_REQUEST' });
    expect(body.details).toContainEqual(
      expect.objectContaining({ field: '/billing_cycles', issue: 'MISSING_REQUIRED_PARAMETER' }),
    );
    const { violations } = (await own('/gateways/paypal/violations')) as { violations: object[] };
    expect(violations).toMatchObject([{ call: 'POST /v1/billing/plans', side: 'request' }]);
  });

  it('refuses a request without a token that is valid, and JSON that is broken', async () => {
    const { baseUrl } = sandbox.gateways.paypal;
    expect((await fetch(`${baseUrl}/v1/billing/plans`)).status).toBe(401);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const broken = await fetch(`${baseUrl}/v1/billing/plans`, {
      method: 'POST',
      headers,
      body: '{',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { name: 'INVALID_REQUEST' }]);
  });

  it.each([
    ['MISSING_REGULAR_BILLING_CYCLE', [cycle(1, 'TRIAL', 1, '1')]],
    [
      'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED',
      [cycle(1, 'REGULAR', 1, '1'), cycle(2, 'REGULAR', 0, '1')],
    ],
    [
      'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED',
      [cycle(1, 'TRIAL', 1, '0'), cycle(2, 'TRIAL', 1, '0'), cycle(3, 'REGULAR', 0, '1')],
    ],
    [
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
      [1, 2, 3].map((at) => cycle(at, 'TRIAL', 1, '1')),
    ],
    ['INVALID_BILLING_CYCLE_SEQUENCE', [cycle(1, 'REGULAR', 0, '1'), cycle(2, 'TRIAL', 1, '1')]],
    [
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
      [cycle(1, 'TRIAL', 0, '1'), cycle(2, 'REGULAR', 0, '1')],
    ],
  ])('refuses a plan with %s', async (issue, cycles) => {
    await api('POST', '/v1/catalogs/products', product);
    const { status, body } = await api('POST', '/v1/billing/plans', planOf(cycles));
    expect([status, body]).toMatchObject([422, { details: [{ issue }] }]);
  });

  it('keeps subscriptions, payments and keys over a restart', async () => {
    const { id, agree } = await openSubscription();
    await agree();
    expect((await api('POST', `/v1/billing/subscriptions/${id}/activate`, {})).status).toBe(204);
    await sandbox.close();
    await start();
    await fetch(`${sandbox.url}/gateways/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ months: 1 }),
    });
    const { movements } = (await own('/gateways/paypal/ledger')) as { movements: object[] };
    expect(movements).toContainEqual(expect.objectContaining({ subscription: id, amount: 99 }));
    expect(movements).toContainEqual(expect.objectContaining({ subscription: id, amount: 499 }));
  });
});

describe('the approval page', () => {
  it('says what is charged when, and sends the browser back with the subscription', async () => {
    const { id, approve, agree } = await openSubscription();
    const page = await (await fetch(approve)).text();
    const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('First $0.99 for one month');
    expect(text).toContain('Then $4.99 every month, until you cancel');
    const answer = await agree();
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect([back.origin, back.searchParams.get('subscription_id')]).toEqual([
      'https://kandil.test',
      id,
    ]);
    expect(await (await fetch(approve)).text()).toContain('There is nothing left to agree to');
  });

  it('of an unknown agreement is 404', async () => {
    const { baseUrl } = sandbox.gateways.paypal;
    expect((await fetch(`${baseUrl}/webapps/billing/subscriptions?ba_token=x`)).status).toBe(404);
  });
});

it('the page of PayPal lists a subscription with its payments', async () => {
  const { id, agree } = await openSubscription();
  await agree();
  await api('POST', `/v1/billing/subscriptions/${id}/activate`, {});
  const page = await (await fetch(`${sandbox.url}/paypal`)).text();
  expect(page).toContain(id);
  expect(page).toContain('0.99 USD');
  expect(page).toContain('/charge-back');
});
