import { expect, test } from 'vitest';
import { ERROR_SAMPLE, isSampled, TRACE_SAMPLE } from './index.ts';

/** 1,000 draws that are spread evenly. */
const share = (of: number): number => {
  const draws = Array.from({ length: 1000 }, (_, index) => index / 1000);
  return draws.filter((draw) => isSampled(of, () => draw)).length / draws.length;
};

test('a quarter of the errors is reported', { tags: ['ERROR-11'] }, () => {
  expect(share(ERROR_SAMPLE)).toBe(0.25);
});

test('a fifth of the traces is reported', { tags: ['ERROR-12'] }, () => {
  expect(share(TRACE_SAMPLE)).toBe(0.2);
});

test('a share of 0 is nothing, one of 1 is everything', () => {
  expect([share(0), share(1)]).toEqual([0, 1]);
});
