import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@kandil/sandbox';
import { expect, test } from 'vitest';
import { underTest } from './payer.suite.ts';

test("the operator's ledger and idempotency keys survive a restart of the sandbox", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-operator-'));
  const start = async () => {
    const productUrl = 'http://127.0.0.1:1';
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, productUrl, demo: false });
    return { sandbox, ...underTest(sandbox, 'USD') };
  };
  const first = await start();
  const terms = {
    gatewayPackage: 'solo',
    title: 'Solo',
    months: 1 as const,
    price: { amount: 499, currency: 'USD' },
    intro: null,
  };
  const attempt = {
    intentId: 'intent',
    key: 'intent:open',
    terms,
    planId: await first.gateway.syncPlan(terms, 'solo:plan'),
    startsAt: null,
    language: 'en',
    returnUrl: 'http://localhost/r',
    cancelUrl: 'http://localhost/c',
    msisdn: '+905551112233',
    payer: null,
  };
  const approval = await first.gateway.open(attempt);
  await first.sandbox.close();

  const second = await start();
  expect((await second.gateway.open(attempt)).reference).toBe(approval.reference);
  await second.approve(approval);
  const state = await second.gateway.readAttempt(approval.reference);
  const id = state.state === 'APPROVED' ? state.gatewaySubsId : '';
  await second.gateway.activate(id, 'intent:activate');
  await second.sandbox.close();

  const third = await start();
  await third.gateway.activate(id, 'intent:activate');
  expect(await third.gateway.read(id)).toMatchObject({
    status: 'ACTIVE',
    charges: [{ amount: terms.price }],
  });
  await third.sandbox.close();
  await rm(dataDir, { recursive: true });
});
