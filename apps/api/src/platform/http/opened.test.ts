import { expect, test } from 'vitest';
import { actReason } from './opened.ts';

test.each([
  ['T-100001', 'TICKET T-100001'],
  [' t 100001', 'TICKET T-100001'],
  ['Asked by phone', 'Asked by phone'],
])('the reason %j is %s', (text, reason) => {
  expect(actReason(text)).toBe(reason);
});

test.each(['curious', '. . . . . . . . . . . . .', ''])('the reason %j says too little', (text) => {
  expect(() => actReason(text)).toThrow('INVALID_INPUT');
});
