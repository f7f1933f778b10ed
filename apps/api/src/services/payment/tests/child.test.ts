import { auth, payment, purchase } from '@kandil/contract';
import { expect, test } from 'vitest';
import {
  answerPage,
  begin,
  comeBack,
  offered,
  paymentAppOfFile,
  pay,
  planOf,
} from '../../../testing/payment-app.ts';
import type { CallAnswer, Visitor } from '../../../testing/visitor.ts';

const app = await paymentAppOfFile();

/** A profile for children, entered by the session. */
async function enterChild(visitor: Visitor): Promise<void> {
  const profile = await visitor.call(auth.profileAdd, {
    profileName: 'Elif',
    avatarId: 'rocket',
    langCode: 'en',
    profileType: 'KIDS',
  });
  expect(profile.status).toBe(200);
  const entered = await visitor.call(auth.profileSelect, { id: profile.data.id });
  expect(entered.status).toBe(200);
  visitor.token = entered.data.accessToken;
}
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the call
const codeOf = ({ status, meta }: CallAnswer<any>) => [status, meta?.['code']];

test('in a child’s profile every call of paying is refused, and nothing moves', async () => {
  const member = await app.member();
  const { visitor } = member;
  await pay(app, visitor);
  await app.delivered('paypal');
  const { data: plan } = await visitor.call(purchase.userPlan, {});
  if (!plan) throw new Error('there is no plan');
  const { gatewayCode, gatewayPackage, gatewaySubsId } = plan;
  const option = await offered(visitor, { planCode: 'FAMILY' });
  await enterChild(visitor);

  const msisdn = '905551112233';
  const refused = [
    await visitor.call(payment.billing, option),
    await visitor.call(payment.billing, { ...option, msisdn }),
    await visitor.call(payment.billingConfirm, { ...option, msisdn, otpCode: '123456' }),
    await visitor.call(payment.cardDetails, {
      intentId: '3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11',
      name: 'E',
      surname: 'D',
      email: 'e@kandil.test',
      phone: msisdn,
      identityNumber: '74300864791',
      address: 'Moda Cad. 1',
      city: 'İstanbul',
      zipCode: '34710',
    }),
    await visitor.call(payment.billingCancel, { gatewayCode, gatewayPackage, gatewaySubsId }),
    await visitor.call(purchase.userPlan, {}),
    await visitor.call(purchase.userReceipts, {}),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'KIDS_PROFILE']));
  await app.reconcile();
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
  const { rows } = await app.database.pool.query(
    'select state from payment.intent where user_id = $1',
    [member.userId],
  );
  expect(rows).toEqual([{ state: 'SETTLED' }]);
});

test('a session that has ended begins no payment, though its token has not expired', async () => {
  const { visitor } = await app.member();
  const option = await offered(visitor, { planCode: 'SOLO' });
  const { token } = visitor;
  await visitor.call(auth.logout, {});
  const typed = { ...option, msisdn: '905551112233', otpCode: '123456' };
  const refused = [
    await visitor.call(payment.billing, option, { token }),
    await visitor.call(payment.billingConfirm, typed, { token }),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [401, 'SESSION_ENDED']));
});

test('what a grown-up has begun and approved is booked, also while a child watches', async () => {
  const member = await app.member();
  const { url } = await begin(member.visitor);
  const back = await answerPage(url, 'agree');
  await enterChild(member.visitor);
  expect(await comeBack(app, back)).toBe('/payment-succeed');
  expect(await app.moved('paypal', member)).toEqual(['charge 499']);
  expect(await planOf(member.visitor)).toBe('KIDS_PROFILE');
});
