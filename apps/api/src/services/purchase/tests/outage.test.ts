import * as money from '@kandil/contract/control/purchase';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { giveAfterOutageHandler } from '../handlers/give-after-outage.ts';
import { giveAfterOutage } from '../jobs/jobs.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());
type Member = Awaited<ReturnType<typeof room.member>>;
let chief: Member;
beforeAll(async () => {
  chief = await room.member('administrator');
  const { data: options } = await chief.browser.call(staff.confirmOptions, {});
  await chief.browser.call(staff.confirm, { answer: chief.key.get(options) });
});

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const span = () => ({ from: iso(app.now() - 2 * HOUR), until: iso(app.now() - HOUR) });
const REASON = 'nothing played for an hour';

/** Accounts of the ledger alone with a plan of a country. @returns how many */
async function addSubscribers(count: number, country: string, ended = false) {
  await app.database.pool.query(
    `insert into purchase.subscription (user_id, subscription_code, plan_code, period_code, status, gateway_code,
       gateway_package, gateway_subs_id, amount, currency, country, starts_at, expires_at, canceled_at, created_at)
     select gen_random_uuid(), $2 || n, 'SOLO', 'MONTHLY', case when $3 then 'CANCELED' else 'ACTIVE' end, 'PAYPAL',
       '', $2 || n, 499, 'USD', $4, $5, $6, case when $3 then $6::timestamptz end, $5
     from generate_series(1, $1::int) n`,
    [
      count,
      randomUUID(),
      ended,
      country,
      iso(app.now() - 240 * HOUR),
      iso(app.now() + (ended ? -24 : 480) * HOUR),
    ],
  );
}
const given = async (batch: string) => {
  const { rows } = await app.database.pool.query(
    `select count(*)::int as grants, count(distinct user_id)::int as people,
       (select count(*)::int from queue.job where name = 'purchase.send-mail' and data->>'notice' like 'OUTAGE%'
          and data->>'key' in (select 'grant ' || id from purchase.access_grant where batch_id = $1)) as mails
     from purchase.access_grant where batch_id = $1`,
    [batch],
  );
  return rows[0];
};
const orderOf = async (id: string) =>
  (await chief.browser.call(money.outages, {})).data.orders.find((order) => order.id === id);

test('everybody with a paid plan in a country gets the days and a mail, once, also by two presses', async () => {
  await addSubscribers(3, 'TR');
  await addSubscribers(2, 'DE');
  await addSubscribers(4, 'TR', true);
  const whom = { ...span(), planCode: null, country: 'TR' };
  expect((await chief.browser.call(money.outageCount, whom)).data).toEqual({ count: 3 });
  const key = randomUUID();
  const give = () =>
    chief.browser.call(money.outageGive, { ...whom, key, days: 2, reason: REASON });
  const both = await Promise.all([give(), give()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await vi.waitFor(async () => expect((await orderOf(key))?.doneAt).not.toBeNull(), 30_000);
  expect(await orderOf(key)).toMatchObject({ days: 2, expected: 3, reached: 3, country: 'TR' });
  expect(await given(key)).toMatchObject({ grants: 3, people: 3 });
});

test('a worker that dies in the middle of 2,000 is followed by one that gives nobody twice', async () => {
  await addSubscribers(2000, 'EG');
  const id = randomUUID();
  const { from, until } = span();
  await app.database.pool.query(
    `insert into purchase.grant_batch (id, days, down_from, down_until, country, reason, ordered_by, ordered_at, expected)
     values ($1, 1, $2, $3, 'EG', $4, $5, $6, 2000)`,
    [id, from, until, REASON, randomUUID(), iso(app.now())],
  );
  let pages = 0;
  const dying = giveAfterOutageHandler({
    db: app.db,
    now: app.now,
    queue: {
      async enqueueAll(...page: Parameters<typeof app.queue.enqueueAll>) {
        await app.queue.enqueueAll(...page);
        pages += 1;
        if (pages === 3) throw new Error('killed');
      },
    },
  } as never);
  const signal = new AbortController().signal;
  await expect(dying.run({ batchId: id }, { id: 'x', signal } as never)).rejects.toThrow('killed');
  expect(await given(id)).toMatchObject({ grants: 1000, people: 1000, mails: 1000 });
  expect(await orderOf(id)).toMatchObject({ reached: 1000, doneAt: null });
  await app.queue.enqueue(app.db, giveAfterOutage, { batchId: id }, { key: `${id} again` });
  await vi.waitFor(async () => expect((await orderOf(id))?.doneAt).not.toBeNull(), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await given(id)).toEqual({ grants: 2000, people: 2000, mails: 2000 });
}, 120_000);

test('a span that is not past, too many days and other roles are refused', async () => {
  const all = { planCode: null, country: null };
  for (const { from, until } of [
    { from: iso(app.now() - HOUR), until: iso(app.now() + HOUR) },
    { from: iso(app.now() - HOUR), until: iso(app.now() - 2 * HOUR) },
  ])
    expect((await chief.browser.call(money.outageCount, { ...all, from, until })).code).toBe(
      'INVALID_INPUT',
    );
  const order = { ...all, ...span(), key: randomUUID(), days: 1, reason: REASON };
  for (const patch of [{ days: 32 }, { days: 0 }, { reason: '  ' }, { planCode: 'NONE' }])
    expect((await chief.browser.call(money.outageGive, { ...order, ...patch })).code).toBe(
      'INVALID_INPUT',
    );
  const support = await room.member('support');
  expect((await support.browser.call(money.outageGive, order)).code).toBe('FORBIDDEN');
});
