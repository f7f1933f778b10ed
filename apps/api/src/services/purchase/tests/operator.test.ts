import { purchase } from '@kandil/contract';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { enterTransfer, orderRefund } from '../flows/operator.ts';

const app = await buyersOfFile();

const order = (number: string, amount: number | null) =>
  orderRefund(app, { number, amount, reason: 'asked by mail', operator: 'aylin' });

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
