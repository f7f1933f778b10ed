import { expect, test } from 'vitest';
import { offers } from '#app/testing/offers.ts';
import { askedPayment } from './asked-payment.ts';

const SOLO = 'planCode=SOLO&periodCode=MONTHLY';
const asked = (query: string, from = offers()) => askedPayment(new URLSearchParams(query), from);
const selected = { selectedPlan: 'SOLO', selectedPeriod: 'MONTHLY' };

test('a link pays for its plan, by the way that it names', () => {
  expect(asked(SOLO)).toEqual(selected);
  expect(asked(`${SOLO}&gatewayCode=PAYPAL`)).toEqual({ ...selected, gatewayCode: 'PAYPAL' });
  expect(asked(`${SOLO}&payment-gateway=IYZICO`)).toEqual({ ...selected, gatewayCode: 'IYZICO' });
  expect(asked(`${SOLO}&gatewayCode=PAYPAL&payment-gateway=IYZICO`)).toMatchObject({
    gatewayCode: 'PAYPAL',
  });
  expect(asked(`${SOLO}&gatewayPackage=pp-solo`)).toEqual({
    ...selected,
    gatewayPackage: 'pp-solo',
  });
});

test('a link to a plan that is not for sale, or cannot be bought now, pays for none', () => {
  for (const query of [
    '',
    'planCode=SOLO',
    'periodCode=MONTHLY',
    `${SOLO}LY`,
    `planCode=GONE&periodCode=MONTHLY`,
  ])
    expect(asked(query), query).toBeNull();
  const owned = offers();
  for (const { plans } of owned.periods) for (const plan of plans) plan.paymentOptions = [];
  expect(asked(SOLO, owned)).toBeNull();
});
