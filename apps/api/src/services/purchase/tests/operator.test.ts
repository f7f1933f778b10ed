import { purchase } from '@kandil/contract';
import { refundAtGateway } from '@kandil/contract/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyers, openBuyers } from '../../../testing/buyers.ts';
import { enterTransfer, orderRefund } from '../flows/operator.ts';

let app: Buyers;
beforeAll(async () => {
  app = await openBuyers();
});
afterAll(() => app.close());

const order = (number: string, amount: number | null) =>
  orderRefund(app, { number, amount, reason: 'asked by mail', operator: 'aylin' });

test('a refund is given back at the gateway once, and booked with who ordered it', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const [{ number } = { number: '' }] = await buyer.receipts();
  app.away.add('payment');
  const { orderId } = await order(number, 100);
  await expect(order(number, 100)).rejects.toThrow('is ordered already');
  app.away.delete('payment');
  await buyer.mail('We gave');
  const told = () =>
    app.told(refundAtGateway).filter((args) => JSON.stringify(args).includes(orderId));
  expect(told()).toEqual([
    {
      ...bought.at,
      key: `refund ${orderId}`,
      chargeId: bought.charge.chargeId,
      amount: 100,
      currency: 'USD',
      reason: 'asked by mail',
    },
  ]);
  expect((await buyer.receipts()).map(({ amount }) => amount.amount)).toEqual([-100, 499]);
  const { rows } = await app.database.pool.query(
    'select operator, reason, amount, done_at is not null as done from purchase.refund_order where id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ operator: 'aylin', reason: 'asked by mail', amount: 100, done: true }]);
  expect(await order(number, null)).toMatchObject({ amount: 399 });
  await expect.poll(buyer.access, { timeout: 10_000 }).toBe('PACKAGES');
});

test('what cannot be given back is refused in words', async () => {
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY');
  const [{ number } = { number: '' }] = await buyer.receipts();
  await expect(order(number, 500)).rejects.toThrow(`499 of ${number} can be given back`);
  await expect(order('KND-99999999', null)).rejects.toThrow('There is no receipt KND-99999999.');
});

test('giving is public: what was set aside beside what was transferred', async () => {
  const at = new Date('2031-05-10T00:00:00Z');
  await enterTransfer(app, { amount: 4_000, currency: 'USD', recipient: 'Wells', at });
  await enterTransfer(app, { amount: 500, currency: 'USD', recipient: 'Wells', at });
  const { status, data } = await app.visitor().call(purchase.giving, {});
  expect(status).toBe(200);
  expect(data[0]).toEqual({
    month: '2031-05',
    setAside: { amount: 0, currency: 'USD' },
    transferred: { amount: 4_500, currency: 'USD' },
  });
  const { rows } = await app.database.pool.query(
    'select sum(amount)::int as total from purchase.giving_entry',
  );
  const total = data.reduce((sum, { setAside }) => sum + setAside.amount, 0);
  expect(total).toBe(rows[0].total);
});
