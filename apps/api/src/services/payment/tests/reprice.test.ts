import { purchase } from '@kandil/contract';
import { packages, repriceAtGateway } from '@kandil/contract/internal';
import { expect, test } from 'vitest';
import { pay, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { payByCard } from '../../../testing/pay-by-card.ts';
import { sellAt } from '../../../testing/raised-price.ts';

const app = await paymentAppOfFile();
const CARD = '5528790000000008';

/** What asks a gateway for Solo at a higher price from the next period on. */
async function repricing(gatewayCode: 'IYZICO' | 'OPERATOR' | 'PAYPAL', gatewaySubsId: string) {
  await sellAt(app, { 'SOLO MONTHLY': 599 });
  const sold = await app.internal(packages, { gatewayCode });
  const found = sold.find(({ price, intro }) => price.amount === 599 && intro === null);
  if (!found) throw new Error('the new price is not sold');
  return { ...found, gatewayCode, gatewaySubsId, key: `test ${gatewaySubsId}` };
}
const planOf = async (visitor: Parameters<typeof pay>[1]) => {
  const { data } = await visitor.call(purchase.userPlan, {});
  if (!data) throw new Error('there is no plan');
  return data;
};

test('iyzico goes on under another id: no reading in between takes it for the end of the plan', async () => {
  const member = await app.member();
  await payByCard(app, member, CARD);
  await app.reconcile();
  const { gatewaySubsId: old } = await planOf(member.visitor);
  const asked = await repricing('IYZICO', old);
  app.kill.after = 'reprice';
  await expect(app.internal(repriceAtGateway, asked)).rejects.toThrow('UNEXPECTED');
  await app.reconcileNightly();
  expect(await planOf(member.visitor)).toMatchObject({ status: 'ACTIVE', gatewaySubsId: old });
  const { gatewaySubsId: next } = await app.internal(repriceAtGateway, asked);
  expect(next).not.toBe(old);
  expect(await app.internal(repriceAtGateway, asked)).toEqual({ gatewaySubsId: next });
  await app.reconcileNightly();
  expect((await planOf(member.visitor)).status).toBe('ACTIVE');
});

test('an operator goes on under the same id, and its end is still one', async () => {
  const member = await app.member();
  await pay(app, member.visitor, { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' });
  const { gatewaySubsId: id } = await planOf(member.visitor);
  const asked = await repricing('OPERATOR', id);
  expect(await app.internal(repriceAtGateway, asked)).toEqual({ gatewaySubsId: id });
  const { rows } = await app.database.pool.query(
    'select repriced_at from payment.gateway_subscription where gateway_subs_id = $1',
    [id],
  );
  expect(rows).toEqual([{ repriced_at: null }]);
});

test('PayPal is not asked: its payer is', async () => {
  const { visitor } = await app.member();
  await pay(app, visitor);
  const asked = await repricing('PAYPAL', (await planOf(visitor)).gatewaySubsId);
  expect(await app.internal(repriceAtGateway, asked)).toEqual({ gatewaySubsId: null });
});

test('a gateway that cannot be asked is asked again; nothing is noted as refused', async () => {
  const { visitor } = await app.member();
  await pay(app, visitor, { gatewayCode: 'OPERATOR', sourceKind: 'CONSENT_GATEWAY' });
  const asked = await repricing('OPERATOR', (await planOf(visitor)).gatewaySubsId);
  await app.faults('operator', { next: { answer: 'fail', count: 1, only: '/package' } });
  await expect(app.internal(repriceAtGateway, asked)).rejects.toMatchObject({
    code: 'GATEWAY_UNAVAILABLE',
  });
  expect((await app.internal(repriceAtGateway, asked)).gatewaySubsId).toBe(asked.gatewaySubsId);
});
