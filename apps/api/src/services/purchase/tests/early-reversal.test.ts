import { reversed } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';

const app = await buyersOfFile();

test('a refund that is reported before its charge is booked with it', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const chargeId = randomUUID();
  const refund = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', refunded: 200 } as const;
  await app.internal(reversed, { ...refund, at: new Date(app.now()).toISOString() });
  expect(await buyer.receipts()).toHaveLength(1);
  await buyer.renews(bought, { chargeId });
  const receipts = await buyer.receipts();
  expect(receipts.map(({ kind, amount }) => [kind, amount.amount])).toEqual(
    expect.arrayContaining([
      ['RECEIPT', 499],
      ['RECEIPT', 499],
      ['CREDIT_NOTE', -200],
    ]),
  );
  expect(receipts).toHaveLength(3);
});
