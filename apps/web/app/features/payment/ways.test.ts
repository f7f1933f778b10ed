import type { purchase } from '@kandil/contract';
import { expect, test } from 'vitest';
import { firstOption, optionOfWay } from './ways.ts';

const option = (
  gatewayCode: string,
  sourceKind: purchase.PaymentOption['sourceKind'],
  gatewayPackage: string,
) => ({ gatewayCode, sourceKind, gatewayPackage, title: gatewayPackage }) as purchase.PaymentOption;
const PAYPAL = option('PAYPAL', 'REDIRECT', 'pp-solo');
const PAGE = option('IYZICO', 'REDIRECT', 'iy-page');
const CARD = option('IYZICO', 'CREDIT_CARD', 'iy-card');
const ALL = [PAYPAL, PAGE, CARD];

test('a link chooses its package, else a way of its gateway; without one the first is chosen', () => {
  expect(firstOption(ALL, { gatewayCode: 'IYZICO', gatewayPackage: 'iy-card' })).toBe(CARD);
  expect(firstOption(ALL, { gatewayCode: 'IYZICO', gatewayPackage: 'gone' })).toBe(PAGE);
  expect(firstOption(ALL, { gatewayCode: 'GONE' })).toBe(PAYPAL);
  expect(firstOption([], {})).toBeUndefined();
});

test('a chosen way stays chosen when a promo code changes its package', () => {
  const cheaper = ALL.map((each) => ({ ...each, gatewayPackage: `${each.gatewayPackage}-eid` }));
  expect(optionOfWay(cheaper, CARD)).toBe(cheaper[2]);
  expect(optionOfWay(cheaper, PAGE)).toBe(cheaper[1]);
  // One that is no longer offered leaves the first.
  expect(optionOfWay([PAYPAL, PAGE], CARD)).toBe(PAYPAL);
  expect(optionOfWay(ALL, undefined)).toBe(PAYPAL);
});
