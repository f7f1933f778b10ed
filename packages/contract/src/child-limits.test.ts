import { describe, expect, test } from 'vitest';
import {
  AGE_STEPS,
  AUDIENCES,
  audienceOf,
  childLimitsOf,
  GREATEST_AGE,
  limitsOfAudience,
  maySee,
} from './child-limits.ts';

const AGES = Array.from({ length: GREATEST_AGE + 1 }, (_, age) => age);
const child = (allowList: number[] | null = null) => ({ maxAge: 7 as const, allowList });

describe('maySee', () => {
  test('an adult sees everything', () => {
    for (const kids of [true, false])
      expect(AGES.every((age) => maySee(null, { kids, age, titleId: 1 }))).toBe(true);
  });

  test.each(AGE_STEPS)('at %i, a child sees what is made for children up to that age', (maxAge) => {
    const seen = (kids: boolean) =>
      AGES.filter((age) => maySee({ maxAge, allowList: null }, { kids, age, titleId: 1 }));
    expect(seen(true)).toEqual(AGES.filter((age) => age <= maxAge));
    expect(seen(false)).toEqual([]);
  });

  test('an allow list narrows: it has no title above the age, no other title and no channel', () => {
    const title = { kids: true, age: 7, titleId: 1 };
    expect(maySee(child([1, 2]), title)).toBe(true);
    expect(maySee(child([2]), title)).toBe(false);
    expect(maySee(child([]), title)).toBe(false);
    expect(maySee(child([1]), { ...title, age: 8 })).toBe(false);
    expect(maySee(child([1]), { ...title, kids: false })).toBe(false);
    expect(maySee(child([1]), { ...title, titleId: null })).toBe(false);
    expect(maySee(child(), { ...title, titleId: null })).toBe(true);
  });
});

test('only a child has limits', () => {
  expect(childLimitsOf({ profileType: 'ADULT', maxAge: null, allowList: null })).toBeNull();
  expect(childLimitsOf({ profileType: 'KIDS', maxAge: 3, allowList: [4] })).toEqual({
    maxAge: 3,
    allowList: [4],
  });
});

test('each audience has its limits, and a child with an allow list is in none', () => {
  expect(AUDIENCES.map((audience) => audienceOf(limitsOfAudience(audience)))).toEqual(AUDIENCES);
  expect(AGE_STEPS.map((maxAge) => audienceOf({ maxAge, allowList: null }))).toEqual(
    AUDIENCES.slice(1),
  );
  expect(audienceOf(child([]))).toBeNull();
  expect(audienceOf(child([1]))).toBeNull();
});
