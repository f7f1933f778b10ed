import { expect, test } from 'vitest';
import { usePayment } from './payment-store.ts';

test('the payment state has the fields of the specification', { tags: ['ENTITY-35'] }, () => {
  expect(Object.keys(usePayment.getInitialState()).toSorted()).toEqual([
    'features',
    'historyList',
    'historyNote',
    'periods',
    'products',
    'promoCode',
    'promoCodeAction',
  ]);
});
