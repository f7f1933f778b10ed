import { type Sandbox, startSandbox } from '@kandil/sandbox';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { recordedPlace } from './lib/place.fixture.ts';
import { plans } from './lib/plans-arguments.ts';

/** The first run loads the whole product, on a busy machine. */
const PATIENCE = 120_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'kandil-plans-'));
  const productUrl = 'http://localhost:3000';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => send('DELETE', '/gateways/faults'));

const send = (method: string, path: string, body?: object) =>
  fetch(sandbox.url + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

function environmentOf(...gateways: ('paypal' | 'iyzico')[]): Record<string, string> {
  const { paypal, iyzico } = sandbox.gateways;
  const variables = {
    paypal: {
      PAYPAL_URL: paypal.baseUrl,
      PAYPAL_CA: paypal.authorities,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
    },
    iyzico: {
      IYZICO_URL: iyzico.baseUrl,
      IYZICO_MERCHANT_ID: iyzico.merchantId,
      IYZICO_API_KEY: iyzico.apiKey,
      IYZICO_SECRET_KEY: iyzico.secretKey,
    },
  };
  return Object.assign(
    { DATABASE_URL: database.url, KANDIL_DATA_DIR: folder },
    ...gateways.map((name) => variables[name]),
  ) as Record<string, string>;
}

/** Runs the command in this process. */
const run = (environment: Record<string, string>, args = ['sync']) =>
  recordedPlace(environment).run((place) => plans(args, place));

const stored = async (gateway: string) => {
  const { rows } = await database.pool.query(
    'select gateway_package, plan_id from payment.gateway_plan where gateway_code = $1 order by 1',
    [gateway],
  );
  return rows as { gateway_package: string; plan_id: string }[];
};
const sold = async (gateway: string) => {
  const { rows } = await database.pool.query(
    'select count(*)::int from purchase.package where gateway_code = $1 and replaced_at is null',
    [gateway],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
};

test(
  'says how it is called, and that no gateway is configured',
  { timeout: PATIENCE },
  async () => {
    for (const args of [[], ['sinc'], ['sync', 'now']])
      expect(await run({}, args)).toEqual({
        code: 1,
        out: '',
        errors: 'Usage: npm run plans -- sync\n',
      });
    const { code, errors } = await run(environmentOf());
    expect([code, errors]).toEqual([1, expect.stringMatching(/^No payment gateway is configured/)]);
  },
);

test(
  'a gateway that fails is named, and does not hold up the others',
  { timeout: PATIENCE },
  async () => {
    await send('PUT', '/gateways/iyzico/faults', {
      next: { answer: 'fail', only: '/pricing-plans', count: 100 },
    });
    const failed = await run(environmentOf('iyzico', 'paypal'));
    expect(failed.code).toBe(1);
    expect(failed.errors).toMatch(/^IYZICO: could not be asked for .+: .+$/mv);
    expect(await stored('PAYPAL')).toHaveLength(await sold('PAYPAL'));
    expect(await stored('IYZICO')).toEqual([]);
  },
);

test('creates what is missing once, at PayPal and iyzico', { timeout: PATIENCE }, async () => {
  const environment = environmentOf('paypal', 'iyzico');
  const first = await run(environment);
  expect([first.code, first.errors]).toEqual([0, '']);
  const [paypal, iyzico] = [await stored('PAYPAL'), await stored('IYZICO')];
  expect([paypal.length, iyzico.length]).toEqual([await sold('PAYPAL'), await sold('IYZICO')]);
  expect(iyzico.length).toBeGreaterThan(0);
  expect(first.out).toMatch(/^IYZICO: created .+$/mv);
  expect(first.out).toContain(`IYZICO: ${iyzico.length} created, 0 existed.`);
  const again = await run(environment);
  expect([again.code, again.errors]).toEqual([0, '']);
  expect(again.out).not.toMatch(/: created /v);
  expect(again.out).toContain(`PAYPAL: 0 created, ${paypal.length} existed.`);
  // The gateways know them by name: a database that forgot them finds the same plans again.
  await database.pool.query('delete from payment.gateway_plan');
  expect((await run(environment)).code).toBe(0);
  expect(await stored('IYZICO')).toEqual(iyzico);
  expect(await stored('PAYPAL')).toEqual(paypal);
  const listed = (await (await send('GET', '/gateways/paypal/violations')).json()) as {
    violations: unknown[];
  };
  expect(listed.violations).toEqual([]);
  // Names of plans are unique at iyzico, and a plan keeps its terms.
  await database.pool.query('delete from payment.gateway_plan');
  await database.pool.query(
    `update purchase.package set amount = amount + 1 where gateway_code = 'IYZICO'`,
  );
  const refused = await run(environmentOf('iyzico'));
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/^IYZICO: refused .+ has other terms$/mv);
  expect(refused.errors.trim().split('\n')).toHaveLength(iyzico.length);
});
