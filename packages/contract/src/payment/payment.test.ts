import { describe, expect, test } from 'vitest';
import {
  billing,
  billingCancel,
  billingConfirm,
  BILLING_RESULTS,
  GATEWAYS,
  SOURCE_KINDS,
} from './index.ts';

const bodyOf = (gatewayCode: string) => ({
  gatewayCode,
  gatewayPackage: 'SOLO-MONTHLY',
  msisdn: '905551234567',
  otpCode: '123456',
  gatewaySubsId: 'sub-1',
});

describe('gateways', () => {
  test('are PAYPAL, IYZICO and the operators (SPEC-D34)', { tags: ['ENTITY-38'] }, () => {
    expect(GATEWAYS).toEqual(['PAYPAL', 'IYZICO', 'OPERATOR']);
  });

  test.each([billing, billingConfirm, billingCancel])(
    'no others are taken by $name',
    { tags: ['ENTITY-38'] },
    ({ body }) => {
      for (const code of GATEWAYS) expect(body.safeParse(bodyOf(code)).success).toBe(true);
      for (const code of ['paypal', 'STRIPE', ''])
        expect(body.safeParse(bodyOf(code)).success).toBe(false);
    },
  );
});

test('the source kinds include a phone and a consent', { tags: ['ENTITY-39'] }, () => {
  expect(SOURCE_KINDS).toEqual(
    expect.arrayContaining(['PAYMENT_SOURCE_MSISDN', 'CONSENT_GATEWAY']),
  );
});

test(
  'a billing flow answers SUCCESS, OTP or LOGGED_IN, and nothing else',
  { tags: ['ENTITY-40'] },
  () => {
    expect(BILLING_RESULTS).toEqual(['SUCCESS', 'OTP', 'LOGGED_IN']);
    for (const { data } of [billing, billingConfirm]) {
      const accepts = (result: string) =>
        data.safeParse({ result, intentId: 'intent-1', redirectUrl: null, tokenInfo: null })
          .success;
      expect([...BILLING_RESULTS, 'PENDING', 'success'].map(accepts)).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
    }
  },
);
