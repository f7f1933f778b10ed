import * as money from '@kandil/contract/control/purchase';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { sellAt } from '../../../testing/raised-price.ts';
import { openControl } from '../../../testing/staff-app.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());

/** A raise of another administrator, from its order to the last notice. */
const DONE = `
  with raise as (
    insert into purchase.price_raise
      (id, plan_code, period_code, country, currency, amount, ordered_by, ordered_at, expected, done_at)
    values (gen_random_uuid(), 'SOLO', 'MONTHLY', '*', 'USD', 599, gen_random_uuid(), now(), 1, now())
    returning id)
  insert into purchase.price_notice
    (raise_id, subscription_id, old_amount, amount, currency, old_package, gateway_package, applies_from, state, changed_at)
  select raise.id, subscription.id, 499, 599, 'USD', gateway_package, gateway_package, now(), 'SENDING', now()
  from raise, purchase.subscription where plan_code = 'SOLO'`;

test('an order that waits for a raise of the same price, which then has reached everybody, does nothing', async () => {
  const buyer = await app.buyer('stranger');
  await buyer.pays('SOLO', 'MONTHLY');
  await sellAt(app, { 'SOLO MONTHLY': 599 });
  const { browser, key } = await room.member('administrator');
  const { data: options } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(options) });

  const other = await app.database.pool.connect();
  await other.query('begin; set local idle_in_transaction_session_timeout = 0');
  await other.query('lock table purchase.price_raise in share row exclusive mode');
  const price = { planCode: 'SOLO', periodCode: 'MONTHLY', country: '*', currency: 'USD' };
  const answer = browser.call(money.priceRaise, { ...price, key: randomUUID(), amount: 599 });
  const waits = `select 1 from pg_locks where not granted and relation = 'purchase.price_raise'::regclass`;
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
  expect((await other.query(DONE)).rowCount).toBe(1);
  await other.query('commit');
  other.release();
  expect((await answer).code).toBe('NOTHING_TO_DO');
});
