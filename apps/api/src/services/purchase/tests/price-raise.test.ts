import * as money from '@kandil/contract/control/purchase';
import { noticeSent, personPlan, settle } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd } from '../../../testing/jobs.ts';
import { sellAt } from '../../../testing/raised-price.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { announcePriceHandler } from '../handlers/announce-price.ts';
import { announcePrice } from '../jobs/jobs.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());

/** Each test has its own price: what it announces reaches the buyers of the test before, too. */
let price = 499;
let people = 0;
async function chief() {
  people += 1;
  const mail = `a${people}@station.test`;
  const { browser, key } = await room.joined(await room.invited(mail, 'administrator'), 'A');
  const { data: options } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(options) });
  return browser;
}
beforeEach(async () => {
  await app.database.pool.query(
    `update purchase.subscription set status = 'CANCELED', canceled_at = coalesce(canceled_at, created_at);
     update purchase.price_notice set state = 'OVER'`,
  );
});

const SOLO = { planCode: 'SOLO', periodCode: 'MONTHLY', country: '*', currency: 'USD' } as const;
const sell = () => sellAt(app, { 'SOLO MONTHLY': (price += 100) });
const order = () => ({ ...SOLO, key: randomUUID(), amount: price });

async function announce() {
  await sell();
  const asked = order();
  const answer = await (await chief()).call(money.priceRaise, asked);
  expect([answer.status, answer.code]).toEqual([200, null]);
  await jobsEnd(app);
  return asked.key;
}
const raiseOf = async (id: string) =>
  (await (await chief()).call(money.priceRaises, {})).data.raises.find((raise) => raise.id === id);

/** Subscriptions of the ledger alone. */
async function addSubscribers(count: number, change: object = {}) {
  const { rows } = await app.database.pool.query(
    `select id from purchase.package where plan_code = 'SOLO' and period_code = 'MONTHLY' and offer_code is null
       and gateway_code = 'IYZICO' order by valid_from limit 1`,
  );
  const row = {
    status: 'ACTIVE',
    gateway_code: 'IYZICO',
    gateway_package: (rows[0] as { id: string }).id,
    amount: 499,
    currency: 'USD',
    starts_at: new Date(app.now() - 10 * DAY),
    expires_at: new Date(app.now() + 20 * DAY),
    user_id: undefined as string | null | undefined,
    ...change,
  };
  await app.db
    .insertInto('subscription')
    .values(
      Array.from({ length: count }, () => ({
        ...row,
        user_id: row.user_id === null ? null : randomUUID(),
        subscription_code: randomUUID(),
        gateway_subs_id: randomUUID(),
        plan_code: 'SOLO',
        period_code: 'MONTHLY',
        created_at: new Date(app.now() - 10 * DAY),
      })) as never,
    )
    .execute();
}

describe('whom a higher price reaches', () => {
  test.each<[string, object, number]>([
    ['who renews at a lower price', {}, 1],
    ['in a free period, before the first charge', { intro_amount: 0 }, 1],
    ['who canceled', { status: 'CANCELED', canceled_at: new Date(0) }, 0],
    ['suspended', { status: 'SUSPENDED', suspended_at: new Date(0) }, 0],
    ['a failed renewal', { failed_at: new Date(0) }, 0],
    ['a renewal that did not come', { expires_at: new Date(0) }, 0],
    ['a plan that waits for its day', { starts_at: new Date(Date.now() + 20 * DAY) }, 0],
    ['a deleted account', { user_id: null, status: 'CANCELED', canceled_at: new Date(0) }, 0],
    ['who pays more already', { amount: 99_999 }, 0],
    ['another currency', { currency: 'EUR' }, 0],
    ['an unknown package', { gateway_package: '' }, 0],
  ])('%s', async (_, change, count) => {
    await sell();
    await addSubscribers(1, change);
    const { data } = await (await chief()).call(money.priceRaises, {});
    const offer = data.offers.find((each) => each.price.amount === price);
    expect(offer?.ready ?? 0).toBe(count);
    const asked = await (await chief()).call(money.priceRaise, order());
    expect(asked.code).toBe(count === 0 ? 'NOTHING_TO_DO' : null);
    await jobsEnd(app);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from purchase.price_notice where state <> 'OVER'`,
    );
    expect(rows).toEqual([{ count }]);
  });
});

test('the owner reads old and new price in the mail, in settings, and the staff on the person page', async () => {
  const buyer = await app.buyer();
  const { charge } = await buyer.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
  const paid = charge.amount;
  const id = await announce();
  const text = await buyer.mail('A new price for your Solo plan');
  expect(text).toContain(`$${(paid / 100).toFixed(2)}`);
  expect(text).toContain(`$${(price / 100).toFixed(2)}`);
  expect(text).toContain('Prices include tax');
  expect(text).toContain('/settings#plan');
  const plan = await buyer.plan();
  expect(plan?.priceChange).toMatchObject({ price: { amount: price }, agree: null });
  const from = Date.parse(plan?.priceChange?.date ?? '');
  expect(from).toBe(Date.parse(app.monthAfter(charge.to)));
  expect(await raiseOf(id)).toMatchObject({ expected: 1, counts: { reported: 1 } });
  const { subscriptions } = await app.internal(personPlan, { userId: buyer.userId });
  expect(subscriptions[0]?.raise).toMatchObject({ price: { amount: price }, state: 'REPORTED' });
  const shown = await (await chief()).call(money.priceRaises, {});
  expect(shown.data.offers.find((each) => each.price.amount === price)).toMatchObject({
    older: 1,
    announced: 1,
    ready: 0,
  });
});

test('without an address, or by a refusing mail server, the old price stays, and it is listed', async () => {
  const [unreached, refused] = [await app.buyer(), await app.buyer()];
  await unreached.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
  await refused.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
  await app.database.pool.query(
    `update auth.accounts set email = null, email_key = null, msisdn = $2, msisdn_verified_at = now() where id = $1`,
    [unreached.userId, String(Math.floor(app.now() / 10))],
  );
  const id = await announce();
  const { rows } = await app.database.pool.query(
    `update purchase.price_notice n set state = 'SENDING', reported_at = null from purchase.subscription s
     where s.id = n.subscription_id and s.user_id = $1 and n.raise_id = $2 returning n.id`,
    [refused.userId, id],
  );
  const noticeId = (rows[0] as { id: string }).id;
  const at = new Date(app.now()).toISOString();
  await app.internal(noticeSent, { noticeId, outcome: 'REFUSED', at });
  // A report that comes late changes nothing.
  await app.internal(noticeSent, { noticeId, outcome: 'TAKEN', at });
  const { data } = await (await chief()).call(money.priceUnreached, { id });
  expect(new Map(data.rows.map(({ accountId, state }) => [accountId, state]))).toEqual(
    new Map([unreached, refused].map(({ userId }) => [userId, 'UNREACHED'])),
  );
  expect((await refused.plan())?.priceChange).toBeNull();
});

test('a worker that dies in the middle of 1,200 is followed by one that writes to each once', async () => {
  await addSubscribers(1200);
  await sell();
  const raiseId = randomUUID();
  await app.database.pool.query(
    `insert into purchase.price_raise (id, plan_code, period_code, country, currency, amount, ordered_by, ordered_at, expected)
     values ($1, 'SOLO', 'MONTHLY', '*', 'USD', $2, $3, $4, 1200)`,
    [raiseId, price, randomUUID(), new Date(app.now())],
  );
  let pages = 0;
  const dying = announcePriceHandler({
    db: app.db,
    now: app.now,
    queue: {
      async enqueueAll(...page: Parameters<typeof app.queue.enqueueAll>) {
        await app.queue.enqueueAll(...page);
        pages += 1;
        if (pages === 2) throw new Error('killed');
      },
    },
  } as never);
  const signal = new AbortController().signal;
  await expect(dying.run({ raiseId }, { id: 'x', signal } as never)).rejects.toThrow('killed');
  const written = async () => {
    const { rows } = await app.database.pool.query(
      `select count(*)::int as notices, count(distinct subscription_id)::int as people,
         (select count(*)::int from queue.job where name = 'purchase.send-mail'
            and data->>'key' in (select 'price ' || id from purchase.price_notice where raise_id = $1)) as mails
       from purchase.price_notice where raise_id = $1`,
      [raiseId],
    );
    return rows[0];
  };
  expect(await written()).toEqual({ notices: 500, people: 500, mails: 500 });
  await app.queue.enqueue(app.db, announcePrice, { raiseId }, { key: `${raiseId} again` });
  await vi.waitFor(async () => expect((await raiseOf(raiseId))?.isDone).toBe(true), {
    timeout: 60_000,
    interval: 500,
  });
  expect(await written()).toEqual({ notices: 1200, people: 1200, mails: 1200 });
}, 120_000);

test('two administrators at once announce it once; the same press again does nothing', async () => {
  await addSubscribers(3);
  await sell();
  const [one, other] = [await chief(), await chief()];
  const [mine, theirs] = [order(), order()];
  const answers = await Promise.all([
    one.call(money.priceRaise, mine),
    other.call(money.priceRaise, theirs),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['NOTHING_TO_DO', null]));
  await jobsEnd(app);
  const done = answers[0].code === null ? ([one, mine] as const) : ([other, theirs] as const);
  expect((await done[0].call(money.priceRaise, done[1])).status).toBe(200);
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count from purchase.price_notice where amount = $1`,
    [price],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test('only the price on offer, by an administrator, with the passkey', async () => {
  await addSubscribers(1);
  await sell();
  const wrong = { ...order(), amount: price + 1 };
  expect((await (await chief()).call(money.priceRaise, wrong)).code).toBe('QUOTE_EXPIRED');
  const elsewhere = { ...order(), country: 'TR' };
  expect((await (await chief()).call(money.priceRaise, elsewhere)).code).toBe('QUOTE_EXPIRED');
  const finance = await room.member('finance');
  expect((await finance.browser.call(money.priceRaises, {})).status).toBe(200);
  expect((await finance.browser.call(money.priceRaise, order())).code).toBe('FORBIDDEN');
  const late = await room.member('administrator', 'late@station.test');
  app.advance(11 * 60_000);
  expect((await late.browser.call(money.priceRaise, order())).code).toBe('CONFIRM_REQUIRED');
});

test('taken back: who was informed gets a mail, and keeps the price', async () => {
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
  const id = await announce();
  await buyer.mail('A new price for your Solo plan');
  expect((await (await chief()).call(money.priceRaiseStop, { id })).code).toBeNull();
  await jobsEnd(app);
  expect(await buyer.mail('stays the same')).toContain('You don’t need to do anything');
  expect((await buyer.plan())?.priceChange).toBeNull();
  expect(await raiseOf(id)).toMatchObject({ counts: { stopped: 1 }, canStop: false });
  const again = await (await chief()).call(money.priceRaiseStop, { id });
  expect(again.code).toBe('NOTHING_TO_DO');
  const unknown = await (await chief()).call(money.priceRaiseStop, { id: randomUUID() });
  expect(unknown.code).toBe('NOT_FOUND');
});

test('receipts and refunds follow what was charged, in any order of events', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
  const before = bought.charge.amount;
  await announce();
  const { id } = await app.db
    .selectFrom('subscription')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  const from = new Date(app.monthAfter(bought.charge.to));
  await app.db
    .updateTable('subscription')
    .set({ next_amount: price, next_from: from })
    .where('id', '=', id)
    .execute();
  await app.db
    .updateTable('price_notice')
    .set({ state: 'MOVED' })
    .where('subscription_id', '=', id)
    .execute();
  const period = (start: Date, amount: number) => ({
    chargeId: randomUUID(),
    amount,
    currency: 'USD',
    at: start.toISOString(),
    from: start.toISOString(),
    to: app.monthAfter(start.toISOString()),
  });
  const settles = (charge: ReturnType<typeof period>) =>
    app.internal(settle, { ...bought.at, intent: null, charge, freeUntil: null });
  app.advanceTo(from.toISOString(), 1000);
  // The charge at the new price is known before the one of the period before it.
  const later = period(from, price);
  await settles(later);
  expect(await buyer.plan()).toMatchObject({ price: { amount: price }, priceChange: null });
  await settles(period(new Date(bought.charge.to), before));
  const amounts = (await buyer.receipts())
    .map(({ amount }) => amount.amount)
    .toSorted((a, b) => a - b);
  expect(amounts).toEqual([before, before, price]);
  expect((await buyer.plan())?.nextCharge?.price.amount).toBe(price);
});
