import { expect, test } from 'vitest';
import { reasonOf } from './looks.ts';

test.each([
  ['TICKET', 'T-100001', 'TICKET T-100001'],
  ['TICKET', ' t 100001', 'TICKET T-100001'],
  ['TICKET', '١٠٠٠٠١', 'TICKET T-100001'],
  ['TICKET', 'asked for help', null],
  ['TICKET', '', null],
  ['CALL', 'Asked by phone about a refund', 'CALL Asked by phone about a refund'],
  ['CALL', '\u202AAsked   by phone\u202C', 'CALL Asked by phone'],
  ['OTHER', 'too short', null],
  ['OTHER', '. . . . . . . . . . . . .', null],
  ['OTHER', '\u200B'.repeat(40), null],
  ['ABUSE', 'بلاغ عن إساءة استعمال', 'ABUSE بلاغ عن إساءة استعمال'],
] as const)('%s %j', (kind, text, reason) => {
  expect(reasonOf(kind, text)).toBe(reason);
});
