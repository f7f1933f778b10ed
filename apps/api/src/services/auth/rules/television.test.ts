import { describe, expect, test } from 'vitest';
import { newTvCode, stillApproves } from './television.ts';

test('codes have six digits, with leading zeros too', () => {
  const codes = Array.from({ length: 5_000 }, newTvCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(4_900);
});

describe('an approval', () => {
  const session = { ended_at: null, end_reason: null, disabled_at: null };
  const ended = (end_reason: string) => ({ ...session, ended_at: new Date(), end_reason });

  test.each([
    ['stands while its session lives', session, true],
    ['stands after logging out', ended('LOGOUT'), true],
    ['falls with a session that was ended elsewhere', ended('REMOVED'), false],
    ['falls with a copied session', ended('REUSE'), false],
    ['falls with its account', { ...session, disabled_at: new Date() }, false],
  ])('%s', (_, approver, stands) => {
    expect(stillApproves(approver)).toBe(stands);
  });
});
