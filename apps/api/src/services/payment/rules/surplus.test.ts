import { expect, test } from 'vitest';
import { addUpRefund } from './surplus.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const charge = (patch: Partial<Parameters<typeof addUpRefund>[0]> = {}) => ({
  charge_id: 'second',
  amount: 499,
  refunded: 100,
  outcome: 'SURPLUS',
  period_from: day(10),
  period_to: day(20),
  ...patch,
});
const other = (patch: Parameters<typeof charge>[0] = {}) =>
  charge({ charge_id: 'first', outcome: 'RENEWED', ...patch });

test('what was not given back yet is left', () => {
  expect(addUpRefund(charge(), []).left).toBe(399);
});

test.each([
  ['for the same period', other(), true],
  ['for a period that begins within it', other({ period_from: day(19), period_to: day(29) }), true],
  ['for a period that ends within it', other({ period_from: day(1), period_to: day(11) }), true],
  ['for the period before', other({ period_from: day(1), period_to: day(10) }), false],
  ['for the period after', other({ period_from: day(20), period_to: day(29) }), false],
  ['that is a surplus, too', other({ outcome: 'SURPLUS' }), false],
  ['that has no outcome yet', other({ outcome: null }), false],
  ['that is itself', charge({ outcome: 'RENEWED' }), false],
])('beside a charge %s', (_, beside, isSecond) => {
  expect(addUpRefund(charge(), [charge(), beside]).isSecond).toBe(isSecond);
});
