import { ALL_SERVICES } from '@kandil/contract/services';
import { migrateDatabase } from '@kandil/testkit/database';
import { type Query, type SeededMember, seedMembers } from '@kandil/testkit/members';
import { freePorts } from '@kandil/testkit/ports';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../api/src/platform/database/index.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { type GatewaySandbox, openGatewaySandbox } from '../../api/src/testing/gateway-sandbox.ts';
import { answerPage } from '../../api/src/testing/payment-app.ts';
import { figure, rounds } from '../../api/src/testing/rounds.ts';

const KILLS = rounds({ usual: 2, long: 200 });
/** Payments under way at each kill. */
const AT_ONCE = 3;
const GATEWAYS = ['OPERATOR', 'PAYPAL'] as const;
/** After this time everything that was charged must be booked: the lease of a dead process, and the job that looks. */
const SETTLED_WITHIN = 15 * 60_000;

let database: Database;
let gateways: GatewaySandbox;
let dataDir: string;
let stack: Stack;
let ports: Stack['ports'];

const start = () =>
  startStack({
    dataDir,
    ports,
    env: {
      DATABASE_URL: database.url,
      RATE_LIMIT_FACTOR: '10000',
      BOT_CHECK: 'none',
      KANDIL_RUN: [...ALL_SERVICES, 'worker'].join(','),
      ...gatewayVariables(gateways),
    },
  });

/** The gateways live in this process, so that they outlive the product. */
function gatewayVariables({ sandbox }: GatewaySandbox): Record<string, string> {
  const { paypal, operator } = sandbox.gateways;
  return {
    PAYPAL_URL: paypal.baseUrl,
    PAYPAL_CA: paypal.authorities,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    OPERATOR_URL: operator.baseUrl,
    OPERATOR_MERCHANT_ID: operator.merchantId,
    OPERATOR_SECRET: operator.secret,
  };
}

beforeAll(async () => {
  database = await openTestDatabase({ from: 'demo' });
  await migrateDatabase(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-payment-kills-'));
  const [web = 0, sandbox = 0] = await freePorts(2);
  ports = { web, sandbox };
  gateways = await openGatewaySandbox(`http://localhost:${web}`);
  stack = await start();
});
afterAll(async () => {
  await stack.stop();
  await gateways.sandbox.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function post<T>(path: string, body: object, { token }: SeededMember): Promise<T> {
  const response = await fetch(`${stack.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'web',
      'x-device-id': 'device',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  const { data, message } = (await response.json()) as { data: T; message: string | null };
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${message}`);
  return data;
}

interface Products {
  periods: {
    plans: {
      paymentOptions: { gatewayCode: string; gatewayPackage: string; sourceKind: string }[];
    }[];
  }[];
}

/** A payment that its payer has agreed to: the address that the browser is sent back to. */
async function agreed(member: SeededMember, gatewayCode: (typeof GATEWAYS)[number]): Promise<URL> {
  const { periods } = await post<Products>('/purchase/v1/subscription-plans', {}, member);
  const option = periods[0]?.plans[0]?.paymentOptions.find(
    (each) => each.gatewayCode === gatewayCode && each.sourceKind !== 'PAYMENT_SOURCE_MSISDN',
  );
  const { gatewayPackage } = option ?? {};
  const requested = { gatewayCode, gatewayPackage };
  const { redirectUrl } = await post<{ redirectUrl: string }>(
    '/payment/v2/billing',
    requested,
    member,
  );
  return answerPage(redirectUrl, 'agree', '905551112233');
}

/** Charges at a gateway. */
const chargesAt = async (name: string) =>
  (await gateways.ledger(name)).filter(({ kind }) => kind === 'charge').length;

/** Payers agree and their browsers come back; the product is killed while it charges, or soon before or after. */
async function killWhileCharging(
  code: (typeof GATEWAYS)[number],
  members: readonly SeededMember[],
): Promise<void> {
  const name = code.toLowerCase();
  const all = (await chargesAt(name)) + members.length;
  // The gateway charges and says nothing: nothing can be committed before the kill.
  const isHeld = randomInt(2) === 0;
  if (isHeld)
    await gateways.faults(name, {
      next: { answer: 'slow', count: members.length, only: '/activate' },
    });
  const backs = await Promise.all(members.map((member) => agreed(member, code)));
  const returns = Promise.allSettled(backs.map((back) => fetch(back, { redirect: 'manual' })));
  if (isHeld)
    // Or more: payments of earlier kills may be settled meanwhile.
    await vi.waitUntil(async () => (await chargesAt(name)) >= all, {
      timeout: 20_000,
      interval: 10,
    });
  else await pause(randomInt(400));
  await stack.kill();
  await returns;
  await gateways.calm();
}

interface Books {
  user_id: string;
  subs: string[];
  paid: number;
  active: number;
}

/** What the accounts have, and what the gateways charged for it: per account one charge, receipt and plan. */
async function faultsOf(members: readonly SeededMember[]): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select m.id as user_id,
       (select coalesce(array_agg(gateway_subs_id), '{}') from payment.intent where user_id = m.id and gateway_subs_id is not null) as subs,
       (select count(*)::int from purchase.receipt where user_id = m.id and kind = 'RECEIPT' and status = 'PAID') as paid,
       (select count(*)::int from purchase.subscription where user_id = m.id and status = 'ACTIVE') as active
     from unnest($1::uuid[]) as m(id)`,
    [members.map(({ userId }) => userId)],
  );
  const moved = [...(await gateways.ledger('paypal')), ...(await gateways.ledger('operator'))];
  return (rows as Books[]).flatMap(({ user_id: id, subs, paid, active }) => {
    const own = moved.filter(({ subscription }) => subs.includes(subscription));
    const found = `${own.map(({ kind }) => kind).join('+')} ${paid} paid ${active} active`;
    return found === 'charge 1 paid 1 active' ? [] : [`${id}: ${found}`];
  });
}

test(
  'T-P02 killed between charge and commit: charged once, and all of it is booked',
  { tags: ['long'], timeout: 3 * 3_600_000 },
  async (context) => {
    const query: Query = (text, values) => database.pool.query(text, values);
    const members: SeededMember[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const own = await seedMembers({ query, dataDir, count: AT_ONCE, plan: null });
      const code = GATEWAYS[kill % GATEWAYS.length] ?? 'OPERATOR';
      await killWhileCharging(code, own);
      members.push(...own);
      stack = await start();
    }
    await vi
      .waitUntil(async () => (await faultsOf(members)).length === 0, {
        timeout: SETTLED_WITHIN,
        interval: 5000,
      })
      .catch(() => undefined);
    expect(await faultsOf(members)).toEqual([]);
    await figure(context, KILLS, `${members.length} payments, each charged and booked once`);
  },
);
