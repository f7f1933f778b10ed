import { expect, test } from 'vitest';
import { isTicketNumber, saysEnough } from './reason.ts';

test.each([
  'T-100001',
  ' t 100001 ',
  'T–100001',
  '١٠٠٠٠١',
  '\u2066T-100001\u2069',
  'T-100001\u200F',
])('a ticket as it is pasted: %j', (text) => expect(isTicketNumber(text)).toBe(true));

test.each(['', 'T-', 'R-100001', 'T-1000000001'])('none: %j', (text) =>
  expect(isTicketNumber(text)).toBe(false),
);

test('letters count in every script, marks that nobody sees do not', () => {
  expect(saysEnough('طلب العضو حذف الحساب')).toBe(true);
  expect(saysEnough('abc' + '\u200B'.repeat(10))).toBe(false);
});
