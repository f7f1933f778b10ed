import * as contract from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { parseInput, type RawInput } from './input.ts';

const isCall = (each: unknown): each is contract.AnyCall =>
  typeof each === 'object' && each !== null && 'paths' in each;
const calls = contract.SERVICES.flatMap((name) => Object.values<unknown>(contract[name])).filter(
  isCall,
);
const listed = calls.filter(({ own }) => !own);
const ours = calls.filter(({ own }) => own);
const named = (some: readonly contract.AnyCall[]) => some.map((call) => [call.name, call] as const);

/** The fields of a request that a call refuses. */
function refusedOf(call: contract.AnyCall, raw: Partial<RawInput>): string[] {
  try {
    parseInput(call, { params: {}, query: {}, body: {}, ...raw });
    return [];
  } catch (error) {
    return Object.keys((error as contract.Refusal).details.fields ?? {});
  }
}

const STRANGE = { utm_source: 'letter', fbclid: ['1', '2'], __proto: 'x' };

describe('unknown names', () => {
  test.each(named(listed))('are ignored by %s, which the specification lists', (_name, call) => {
    expect(refusedOf(call, { query: STRANGE, body: STRANGE })).toEqual(refusedOf(call, {}));
  });

  test.each(named(ours))('are refused by %s, which only our clients make', (_name, call) => {
    for (const part of ['query', 'body'] as const)
      expect(refusedOf(call, { [part]: STRANGE })).toEqual(
        expect.arrayContaining(Object.keys(STRANGE)),
      );
  });

  test('never reach a handler', () => {
    const input = parseInput(contract.auth.emailVerify, {
      params: {},
      query: STRANGE,
      body: { token: 'x'.repeat(20), isAdmin: true },
    });
    expect(input).toEqual({ token: 'x'.repeat(20) });
  });
});

test.each([[[]], ['text'], [7], [[{ token: 'x' }]]])('a body of %j is refused', (body) => {
  expect(refusedOf(contract.auth.emailVerify, { body })).toContain('body');
});

describe('a phone number', () => {
  const msisdnOf = (msisdn: string) =>
    parseInput(contract.auth.otpSend, { params: {}, query: {}, body: { msisdn } })['msisdn'];

  test.each(['905551234567', '+905551234567', ' +90 555 123-45-67 ', '+90\u00a0555\u00a01234567'])(
    '%j is read as its digits',
    (typed) => {
      expect(msisdnOf(typed)).toBe('905551234567');
    },
  );

  test.each([
    '90555abc4567',
    '++905551234567',
    '90+5551234567',
    '123456',
    '+-- ',
    '1'.repeat(16),
    ' '.repeat(40),
  ])('%j is refused', (typed) => {
    expect(() => msisdnOf(typed)).toThrow('INVALID_INPUT');
  });
});
