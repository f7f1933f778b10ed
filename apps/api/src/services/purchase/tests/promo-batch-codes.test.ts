import { purchase } from '@kandil/contract';
import * as money from '@kandil/contract/control/purchase';
import { reversed } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd } from '../../../testing/jobs.ts';
import { openControl } from '../../../testing/staff-app.ts';

const app = await buyersOfFile();
const room = await openControl(app);
afterAll(() => room.close());
const finance = await room.member('finance');
beforeEach(async () => {
  const { data: options } = await finance.browser.call(staff.confirmOptions, {});
  await finance.browser.call(staff.confirm, { answer: finance.key.get(options) });
});

const sql = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Record<string, unknown>>(text, values)).rows;

async function order(count: number): Promise<string> {
  const asked = { key: randomUUID(), promo: 'LANTERN80', count, prefix: '', note: 'for the radio' };
  const open = { ...asked, validFrom: null, validUntil: null };
  expect((await finance.browser.call(money.promoBatchMake, open)).code).toBeNull();
  return asked.key;
}
const codesOf = async (id: string) =>
  (await sql('select code from purchase.promo_code where batch_id = $1', [id])).map(({ code }) =>
    String(code),
  );
const batchOf = async (id: string) =>
  (await finance.browser.call(money.promoBatches, {})).data.batches.find(
    (batch) => batch.id === id,
  );

test('a worker that is killed in the middle of a page is followed by one that makes the rest', async () => {
  // The second page stops once, after its codes and before the end of its transaction.
  await sql(`create sequence purchase.stops;
    create function purchase.stop_once() returns trigger language plpgsql as $$ begin
      if new.made = 2000 and nextval('purchase.stops') = 1 then perform pg_sleep(120); end if;
      return new;
    end $$;
    create trigger stop_once before update on purchase.promo_batch
      for each row execute function purchase.stop_once()`);
  const id = await order(2_500);
  const killed = () =>
    sql(`select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`);
  await vi.waitFor(async () => expect(await killed()).toEqual([{ killed: true }]), {
    timeout: 30_000,
    interval: 20,
  });
  const open = async () => (await batchOf(id))?.state;
  await vi.waitFor(async () => expect(await open()).toBe('OPEN'), {
    timeout: 30_000,
    interval: 50,
  });
  const codes = await codesOf(id);
  expect([codes.length, new Set(codes).size]).toEqual([2_500, 2_500]);
  expect(await batchOf(id)).toMatchObject({ made: 2_500, count: 2_500 });
  await sql('drop function purchase.stop_once cascade; drop sequence purchase.stops');
});

test('a refund or a withdrawal of a payment does not make its code good again', async () => {
  const id = await order(2);
  await jobsEnd(app);
  const [refunded = '', withdrawn = ''] = await codesOf(id);
  const gaveUp = await app.buyer();
  const { charge } = await gaveUp.pays('SOLO', 'YEARLY', { code: refunded });
  await app.internal(reversed, {
    gatewayCode: 'PAYPAL',
    chargeId: charge.chargeId,
    kind: 'REFUND',
    refunded: charge.amount,
    at: new Date(app.now()).toISOString(),
  });
  expect((await gaveUp.receipts()).map(({ kind }) => kind)).toContain('CREDIT_NOTE');

  const leaving = await app.buyer();
  await leaving.pays('SOLO', 'YEARLY', { code: withdrawn });
  const { visitor } = leaving;
  const stated = await visitor.call(purchase.withdraw, { fullName: 'Meryem Aksoy' });
  const withdrawalId = stated.data.id ?? '';
  const done = await visitor.call(purchase.withdrawConfirm, { withdrawalId });
  expect(done.data.state).toBe('WITHDRAWN');

  expect(await batchOf(id)).toMatchObject({ used: 2, held: 0 });
  const another = await app.buyer();
  for (const code of [refunded, withdrawn]) {
    const guest = await app.visitor().call(purchase.subscriptionPlans, { promoCode: code });
    expect(guest.data.promoCodeAction?.reason).toBe('USED_UP');
    await expect(another.pays('SOLO', 'YEARLY', { code })).rejects.toThrow('PROMO_INVALID');
  }
});
