import { payment } from '@kandil/contract';
import { settle } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  answerPage,
  begin,
  comeBack,
  offered,
  paymentAppOfFile,
  planOf,
  stateOf,
} from '../../../testing/payment-app.ts';

const app = await paymentAppOfFile();

test('the form for a card cannot be opened: the details are sent again', async () => {
  const { visitor, userId } = await app.member();
  await app.database.pool.query(`update auth.accounts set country_code = 'TR' where id = $1`, [
    userId,
  ]);
  const wanted = await offered(visitor, { gatewayCode: 'IYZICO' });
  const { intentId } = (await visitor.call(payment.billing, wanted)).data;
  const details = {
    intentId,
    name: 'Ayşe',
    surname: 'Yılmaz',
    email: 'ayse@kandil.test',
    phone: '905551112233',
    identityNumber: '74300864791',
    address: 'Moda Cad. 1',
    city: 'İstanbul',
    zipCode: '34710',
  };
  await app.faults('iyzico', { next: { answer: 'fail', count: 20 } });
  const down = await visitor.call(payment.cardDetails, details);
  expect(down.meta?.['code']).toBe('GATEWAY_UNAVAILABLE');
  await app.faults('iyzico', { next: null });
  expect((await visitor.call(payment.cardDetails, details)).status).toBe(200);
});

test('who got a plan meanwhile is charged nothing, and is told', async () => {
  const member = await app.member();
  const { visitor, userId } = member;
  const { intentId, url } = await begin(visitor);
  const { gatewayPackage } = await offered(visitor, { gatewayCode: 'OPERATOR' });
  const now = app.now();
  await app.internal(settle, {
    gatewayCode: 'OPERATOR',
    gatewaySubsId: randomUUID(),
    intent: {
      intentId: randomUUID(),
      userId,
      gatewayPackage,
      countryCode: null,
      termsVersion: '1',
    },
    charge: {
      chargeId: randomUUID(),
      amount: 499,
      currency: 'USD',
      at: new Date(now).toISOString(),
      from: new Date(now).toISOString(),
      to: new Date(now + 30 * 86_400_000).toISOString(),
    },
    freeUntil: null,
  });
  expect(await comeBack(app, await answerPage(url, 'agree'))).toBe('/payment-failed');
  expect([await stateOf(visitor, intentId), await planOf(visitor)]).toEqual(['FAILED', 'ACTIVE']);
  await app.reconcile();
  expect(await app.moved('paypal', member)).toEqual([]);
});
