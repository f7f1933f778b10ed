import { describe, expect, test } from 'vitest';
import { newTvCode, stillApproves } from './television.ts';

test('codes have six digits, leading zeros included', () => {
  const codes = Array.from({ length: 5_000 }, newTvCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(4_900);
});

describe('an approval', () => {
  const session = { ended_at: null, end_reason: null, disabled_at: null };
  const ended = (end_reason: string) => ({ ...session, ended_at: new Date(), end_reason });

  test.each([
    ['stays while its session is live', session, true],
    ['stays after a log-out', ended('LOGOUT'), true],
    ['ends with a session that was removed', ended('REMOVED'), false],
    ['ends with a copied session', ended('REUSE'), false],
    ['ends with its account', { ...session, disabled_at: new Date() }, false],
  ])('%s', (_, approver, stands) => {
    expect(stillApproves(approver)).toBe(stands);
  });
});
