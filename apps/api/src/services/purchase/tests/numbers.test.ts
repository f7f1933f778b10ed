import { moneyNumbers, planNumbers } from '@kandil/contract/control/numbers-purchase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { runJob } from '../../../testing/jobs.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { countNumbers } from '../jobs/jobs.ts';

const app = await buyersOfFile();
const room = await openControl(app);
let finance: Awaited<ReturnType<typeof room.member>>;
beforeAll(async () => {
  finance = await room.member('finance');
});
afterAll(() => room.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const HOUR = 3_600_000;
/** A moment in an hour before the one that runs; 1 is the last complete one. */
const hourAgo = (hours: number, minute = 0) =>
  new Date(Math.floor(app.now() / HOUR - hours) * HOUR + minute * 60_000);

beforeEach(() =>
  query(`truncate purchase.numbers_hour, purchase.money_hour, purchase.giving_entry;
    truncate purchase.subscription, purchase.receipt cascade`),
);

let last = 0;
/** A plan, and who it replaces. @returns its id */
async function plan(ended: Date | null = null, replaces: string | null = null): Promise<string> {
  last += 1;
  const rows = await query(
    `insert into purchase.subscription (subscription_code, plan_code, period_code, status, gateway_code, gateway_package,
       gateway_subs_id, amount, currency, starts_at, expires_at, canceled_at, created_at, replaces)
     values ('s', 'SOLO', 'MONTHLY', $1, 'PAYPAL', 'p', $2, 499, 'USD', $3, $4, $5, $3, $6) returning id`,
    [
      ended ? 'CANCELED' : 'ACTIVE',
      `numbers-${last}`,
      hourAgo(900),
      ended ?? hourAgo(-900),
      ended && hourAgo(800),
      replaces,
    ],
  );
  return rows[0].id;
}

/** A receipt of a plan, or its credit note where the amount is negative. */
async function receipt(
  subscription: string,
  at: Date,
  amount = 499,
  corrects: string | null = null,
) {
  last += 1;
  const rows = await query(
    `insert into purchase.receipt (id, number, kind, corrects, subscription_id, issued_at, charged_at, plan_code,
       period_code, period_from, period_to, gateway_code, charge_id, amount, currency, net, tax, tax_rate, country,
       giving_share, status, seller)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $5, 'SOLO', 'MONTHLY', $5, $5, 'PAYPAL', $6, $7, 'USD', $7, 0, 0, 'DE',
       0, 'PAID', '{}') returning id`,
    [last, amount < 0 ? 'CREDIT_NOTE' : 'RECEIPT', corrects, subscription, at, `c-${last}`, amount],
  );
  const { id } = rows[0];
  await query(
    `insert into purchase.giving_entry (receipt_id, amount, currency, at, number, paid) values ($1, $2, 'USD', $3, $4, $5)`,
    [id, Math.round(amount / 40), at, last, amount],
  );
  return id as string;
}

const count = () => runJob(app, countNumbers);
const rows = () =>
  query(
    'select hour, new_paid, ended from purchase.numbers_hour where new_paid + ended > 0 order by hour',
  );
const money = () => query('select * from purchase.money_hour order by hour');

describe('plans by hour', () => {
  test('the first payment counts, a renewal and another plan do not', async () => {
    const first = await plan();
    await receipt(first, hourAgo(50, 10));
    await receipt(first, hourAgo(20));
    await receipt(await plan(null, first), hourAgo(10));
    const free = await plan();
    await receipt(free, hourAgo(40), 0);
    await receipt(free, hourAgo(5, 59));
    await count();
    expect(await rows()).toEqual([
      { hour: hourAgo(50), new_paid: 1, ended: 0 },
      { hour: hourAgo(5), new_paid: 1, ended: 0 },
    ]);
  });

  test('a paid plan ends with its access; one that was replaced, or never paid, does not', async () => {
    await receipt(await plan(hourAgo(30, 20)), hourAgo(700));
    await plan(hourAgo(20));
    const replaced = await plan(hourAgo(10));
    await receipt(replaced, hourAgo(700));
    await plan(null, replaced);
    await receipt(await plan(hourAgo(-5)), hourAgo(700));
    await count();
    expect((await rows()).filter(({ ended }) => ended > 0)).toEqual([
      { hour: hourAgo(30), new_paid: 0, ended: 1 },
    ]);
  });

  test('twice and late give the same rows; what arrives late is counted', async () => {
    await receipt(await plan(), hourAgo(60));
    await receipt(await plan(), hourAgo(0));
    await count();
    const [once, sums] = [await rows(), await money()];
    await count();
    expect([await rows(), await money()]).toEqual([once, sums]);
    await query('truncate purchase.numbers_hour, purchase.money_hour');
    await count();
    expect([await rows(), await money()]).toEqual([once, sums]);
    await receipt(await plan(), hourAgo(60));
    await count();
    expect(await rows()).toEqual([{ hour: hourAgo(60), new_paid: 2, ended: 0 }]);
    expect(await money()).toMatchObject([{ revenue: 998 }]);
  });

  test('under five are hidden, money is not', async () => {
    for (let made = 0; made < 4; made += 1) await receipt(await plan(), hourAgo(2));
    await count();
    const few = await finance.browser.call(planNumbers, { range: 'DAYS_7' });
    expect(few.data.counted?.newPaid.total.now).toBeNull();
    const sums = await finance.browser.call(moneyNumbers, { range: 'DAYS_7' });
    expect(sums.data.counted?.currencies).toMatchObject([
      { currency: 'USD', revenue: { total: { now: 4 * 499 } }, giving: { total: { now: 48 } } },
    ]);
    await receipt(await plan(), hourAgo(1));
    await count();
    const enough = await finance.browser.call(planNumbers, { range: 'DAYS_7' });
    expect(enough.data.counted?.newPaid.total.now).toBe(5);
  });
});

describe('money by hour', () => {
  test('what went back is subtracted, also from giving', async () => {
    const bought = await plan();
    const paid = await receipt(bought, hourAgo(30), 4000);
    await receipt(bought, hourAgo(2), -1000, paid);
    await count();
    expect(await money()).toEqual([
      { hour: hourAgo(30), currency: 'USD', revenue: 4000, giving: 100 },
      { hour: hourAgo(2), currency: 'USD', revenue: -1000, giving: -25 },
    ]);
    const { data } = await finance.browser.call(moneyNumbers, { range: 'DAYS_30' });
    expect(data.counted?.currencies[0]).toMatchObject({
      revenue: { total: { now: 3000 } },
      giving: { total: { now: 75 } },
    });
  });

  test('is equal to the ledger, and read from sums alone', async () => {
    const buyer = await app.buyer('stranger');
    await buyer.pays('SOLO', 'MONTHLY');
    await query(`update purchase.receipt set issued_at = issued_at - interval '1 hour'`);
    await query(`update purchase.giving_entry set at = at - interval '1 hour'`);
    await count();
    const [ledger] = await query('select sum(amount)::int as sum from purchase.receipt');
    await query('alter table purchase.receipt rename to receipt_away');
    await query('alter table purchase.subscription rename to subscription_away');
    try {
      const { data } = await finance.browser.call(moneyNumbers, { range: 'DAYS_7' });
      expect(data.counted?.currencies[0]?.revenue.total.now).toBe(ledger.sum);
      const plans = await finance.browser.call(planNumbers, { range: 'DAYS_7' });
      expect(plans.status).toBe(200);
    } finally {
      await query('alter table purchase.receipt_away rename to receipt');
      await query('alter table purchase.subscription_away rename to subscription');
    }
  });

  test('is for administrators and finance; plans are for editors and schedulers, too', async () => {
    const statuses: unknown[] = [];
    for (const role of ['administrator', 'editor', 'scheduler', 'support'] as const) {
      const { browser } = await room.member(role);
      const plans = await browser.call(planNumbers, { range: 'TODAY' });
      const sums = await browser.call(moneyNumbers, { range: 'TODAY' });
      statuses.push([role, plans.status, sums.status]);
    }
    expect(statuses).toEqual([
      ['administrator', 200, 200],
      ['editor', 200, 403],
      ['scheduler', 200, 403],
      ['support', 403, 403],
    ]);
  });
});
