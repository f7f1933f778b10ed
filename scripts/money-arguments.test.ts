import { expect, test } from 'vitest';
import { readArguments } from './lib/money-arguments.ts';

const refund = ['refund', 'KND-00000042', '--reason', 'The film stopped'];

test('a refund is ordered by the user of the shell, or by --operator', () => {
  const task = { kind: 'refund', number: 'KND-00000042', reason: 'The film stopped', amount: null };
  expect(readArguments(refund, { USER: 'amira' })).toEqual({ ...task, operator: 'amira' });
  const named = [...refund, '--operator', 'Bilal'];
  expect(readArguments(named, {})).toEqual({ ...task, operator: 'Bilal' });
});

test('without a user the command says what is missing', () => {
  expect(() => readArguments(refund, {})).toThrow('Say who orders it: --operator NAME.');
});
