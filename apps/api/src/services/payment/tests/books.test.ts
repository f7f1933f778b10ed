import { payment } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/auth-app.ts';
import {
  answerPage,
  comeBack,
  offered,
  openPaymentApp,
  type PaymentApp,
} from '../../../testing/payment-app.ts';
import { figure, repeat, rounds } from '../../../testing/rounds.ts';

let app: PaymentApp;
beforeAll(async () => void (app = await openPaymentApp()));
afterAll(() => app.close());

/** Mulberry32: the same seed gives the same numbers. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const ANSWERS = ['lose', 'fail', 'twice'] as const;
const DELIVERIES = ['normal', 'late', 'twice', 'shuffled', 'never'] as const;
const KILLS = ['open', 'readAttempt', 'read', 'activate', 'activate'] as const;
const REFUSALS = ['NO_FUNDS', null, null, null] as const;

interface Plan {
  wanted: { gatewayCode: 'PAYPAL' | 'OPERATOR'; sourceKind: 'REDIRECT' | 'CONSENT_GATEWAY' };
  faults: object;
  kill: (typeof KILLS)[number] | null;
  agrees: boolean;
  returns: number;
}

function planBy(random: (below: number) => number): Plan {
  const any = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const isOperator = random(2) === 0;
  return {
    wanted: isOperator
      ? { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' }
      : { gatewayCode: 'PAYPAL', sourceKind: 'REDIRECT' },
    faults: {
      next: random(2) ? { answer: any(ANSWERS), count: 1 + random(2) } : null,
      events: any(DELIVERIES),
      refuse: any(REFUSALS),
    },
    kill: random(4) === 0 ? any(KILLS) : null,
    agrees: random(8) > 0,
    returns: random(3),
  };
}

/** One purchase, as far as its faults let it come. */
async function buy({ visitor }: SignedUp, plan: Plan): Promise<void> {
  const wanted = await offered(visitor, plan.wanted);
  await app.faults(plan.wanted.gatewayCode.toLowerCase(), plan.faults);
  app.kill.after = plan.kill;
  const { data } = await visitor.call(payment.billing, wanted);
  if (!data?.redirectUrl) return;
  const answer = plan.agrees ? 'agree' : 'refuse';
  const back = await answerPage(data.redirectUrl, answer, '905551117777').catch(() => null);
  if (!back) return;
  await Promise.all(Array.from({ length: plan.returns }, () => comeBack(app, back)));
}

/** All faults are over, fifteen minutes pass, and what a gateway held arrives. */
async function calm(): Promise<void> {
  app.kill.after = null;
  await fetch(`${app.sandbox.url}/gateways/faults`, { method: 'DELETE' });
  for (const gateway of ['paypal', 'operator'])
    await app.send('POST', `/gateways/${gateway}/events/deliver`);
  for (let minutes = 0; minutes < 15; minutes += 5) {
    app.advance(5 * 60_000);
    await app.reconcile();
  }
}

interface ReceiptRow {
  charge_id: string;
  amount: number;
  refunded: number;
}

/** Compares our books with the gateways' ledgers, charge by charge, to the cent. */
async function compareBooks(): Promise<number> {
  const movements = [...(await app.ledger('paypal')), ...(await app.ledger('operator'))];
  const { rows } = await app.database.pool.query(
    `select charge_id, amount, refunded from purchase.receipt where kind = 'RECEIPT'`,
  );
  const receipts = new Map((rows as ReceiptRow[]).map((row) => [row.charge_id, row]));
  const charges = movements.filter(({ kind }) => kind === 'charge');
  const back = (id: string) =>
    movements
      .filter(({ chargeId }) => chargeId === id)
      .reduce((sum, { amount }) => sum + amount, 0);
  // A charge that is not booked goes back in full.
  const booked = charges.map(({ id, amount }) => {
    const { amount: own, refunded } = receipts.get(id) ?? { amount, refunded: amount };
    return [id, own, refunded];
  });
  expect(booked).toEqual(charges.map(({ id, amount }) => [id, amount, back(id)]));
  expect(charges.map(({ id }) => id)).toEqual(expect.arrayContaining([...receipts.keys()]));
  return charges.length;
}

/** Subscriptions that are live, and paid: one per account at most. */
async function checkAccess(members: readonly SignedUp[]): Promise<void> {
  const { rows } = await app.database.pool.query(
    `select s.user_id, count(r.id)::int as paid from purchase.subscription s
       left join purchase.receipt r on r.subscription_id = s.id and r.status = 'PAID' and r.kind = 'RECEIPT'
     where s.status = 'ACTIVE' group by s.id`,
  );
  const paidBy = new Map(
    (rows as { user_id: string; paid: number }[]).map((row) => [row.user_id, row.paid]),
  );
  const moved = [...(await app.ledger('paypal')), ...(await app.ledger('operator'))];
  const { rows: intents } = await app.database.pool.query(
    'select user_id, gateway_subs_id from payment.intent where gateway_subs_id is not null',
  );
  const owner = new Map(
    (intents as { user_id: string; gateway_subs_id: string }[]).map((row) => [
      row.gateway_subs_id,
      row.user_id,
    ]),
  );
  for (const { userId } of members) {
    const own = moved.filter(({ subscription }) => owner.get(subscription) === userId);
    const kept =
      own.filter(({ kind }) => kind === 'charge').length -
      own.filter(({ kind }) => kind !== 'charge').length;
    expect([userId, kept]).toEqual([userId, paidBy.get(userId) ?? 0]);
    expect(kept).toBeLessThanOrEqual(1);
  }
}

test(
  'after faulty purchases our books are those of the gateways: none charged twice, none paid without access',
  { timeout: 3_600_000 },
  async (context) => {
    const seed = Number(process.env['BOOKS_SEED'] ?? Date.now() % 1_000_000_000);
    const random = randomOf(seed);
    const count = rounds({ usual: 100, long: 1600 });
    const members: SignedUp[] = [];
    try {
      while (members.length < count) {
        const batch = await Promise.all(Array.from({ length: 5 }, () => app.member()));
        await Promise.all(batch.map((member) => buy(member, planBy(random))));
        members.push(...batch);
      }
      await calm();
      expect(await compareBooks()).toBeGreaterThan(count / 4);
      await checkAccess(members);
    } catch (error) {
      throw new Error(`BOOKS_SEED=${seed}: ${String(error)}`, { cause: error });
    }
    await figure(context, count, 'books equal the ledgers');
  },
);

test('20 parallel payments of an account charge once', { timeout: 3_600_000 }, async (context) => {
  await repeat(context, { usual: 2, long: 500 }, async () => {
    const member = await app.member();
    const wanted = await offered(member.visitor);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { data } = await member.visitor.call(payment.billing, wanted);
        if (data?.redirectUrl) await comeBack(app, await answerPage(data.redirectUrl, 'agree'));
      }),
    );
    await app.delivered('paypal');
    await app.reconcile();
    const moved = await app.moved('paypal', member);
    const charged = moved.filter((each) => each === 'charge 499').length;
    const back = moved.filter((each) => each === 'refund 499').length;
    expect([charged, back]).toEqual([1, 0]);
    await checkAccess([member]);
  });
});
