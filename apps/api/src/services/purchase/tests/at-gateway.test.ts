import { expect, test } from 'vitest';
import { buyersAt } from '../../../testing/buyers.ts';
import { pay, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { orderRefund } from '../flows/operator.ts';

// What purchase has done at a gateway: through the payment service, by the gateway's own records.

const app = buyersAt(await paymentAppOfFile());

/** A member who pays for a month at PayPal, and what PayPal has of it. */
async function subscriber() {
  const buyer = await app.buyer();
  await pay(app, buyer.visitor);
  await app.delivered('paypal');
  const id = (await buyer.plan())?.gatewaySubsId ?? '';
  return {
    buyer,
    chargeId: async () => (await app.ledger('paypal', new Set([id])))[0]?.id ?? '',
    moved: () => app.movements('paypal', new Set([id])),
    async isCanceled(): Promise<boolean> {
      const { subscriptions } = await app.send<{
        subscriptions: { id: string; status: string }[];
      }>('GET', '/gateways/paypal/subscriptions');
      return subscriptions.find((each) => each.id === id)?.status === 'CANCELLED';
    },
  };
}

test('what is suspended for 30 days is canceled at its gateway, then in our ledger', async () => {
  const { buyer, isCanceled, moved } = await subscriber();
  await app.faults('paypal', { refuse: 'NO_FUNDS' });
  await app.later({ months: 1, days: 4 });
  await app.delivered('paypal');
  await app.moves();
  expect((await buyer.plan())?.status).toBe('SUSPENDED');
  app.away.add('payment');
  await app.later({ days: 31 });
  await app.moves();
  expect([(await buyer.plan())?.status, await isCanceled()]).toEqual(['SUSPENDED', false]);
  app.away.delete('payment');
  await buyer.mail('has been canceled');
  expect(await isCanceled()).toBe(true);
  expect([await buyer.plan(), await buyer.access()]).toEqual([null, 'PACKAGES']);
  expect(await moved()).toEqual(['charge 499']);
});

test('what was refunded in full on the gateway’s own pages is canceled there', async () => {
  const { buyer, isCanceled, chargeId } = await subscriber();
  await app.send('POST', `/paypal/sales/${await chargeId()}/refund`, { amount: '499' });
  await app.delivered('paypal');
  expect(await buyer.access()).toBe('PACKAGES');
  await expect.poll(isCanceled).toBe(true);
});

test('a refund by an operator is given back once, and booked with who ordered it', async () => {
  const { buyer, isCanceled, moved } = await subscriber();
  const [{ number } = { number: '' }] = await buyer.receipts();
  const order = (amount: number | null) =>
    orderRefund(app, { number, amount, reason: 'asked by mail', operator: 'aylin' });
  app.away.add('payment');
  const { orderId } = await order(100);
  await expect(order(100)).rejects.toThrow('is ordered already');
  app.away.delete('payment');
  await buyer.mail('refunded');
  expect(await moved()).toEqual(['charge 499', 'refund 100']);
  expect((await buyer.receipts()).map(({ amount }) => amount.amount)).toEqual([-100, 499]);
  const stored = async () => {
    const { rows } = await app.database.pool.query(
      'select operator, reason, amount, done_at is not null as done from purchase.refund_order where id = $1',
      [orderId],
    );
    return rows;
  };
  await expect
    .poll(stored)
    .toEqual([{ operator: 'aylin', reason: 'asked by mail', amount: 100, done: true }]);
  expect(await order(null)).toMatchObject({ amount: 399 });
  await expect.poll(buyer.access).toBe('PACKAGES');
  await expect.poll(isCanceled).toBe(true);
  expect(await moved()).toEqual(['charge 499', 'refund 100', 'refund 399']);
});
