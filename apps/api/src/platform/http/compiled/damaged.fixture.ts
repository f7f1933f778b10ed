import fc from 'fast-check';
import { UNDECLARED } from './values.fixture.ts';

/** Values that handlers never answer, and values that JSON changes. */
export const ODD: fc.Arbitrary<unknown> = fc.constantFrom(
  undefined,
  null,
  true,
  '',
  UNDECLARED,
  0,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  5n,
  [],
  [UNDECLARED],
  {},
  { toJSON: () => UNDECLARED },
  new Date(0),
  new Map([[UNDECLARED, 1]]),
  Object.create(null),
  Symbol(UNDECLARED),
  () => UNDECLARED,
);

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const placesOf = (value: unknown): number =>
  1 + (isBranch(value) ? Object.values(value).reduce((sum, each) => sum + placesOf(each), 0) : 0);

/** A copy of a value with something else at one of its places: at itself, a field or an item, at any depth. */
export function damaged(value: unknown, nth: number, odd: unknown): unknown {
  let left = nth % placesOf(value);
  const copy = (at: unknown): unknown => {
    if (left-- === 0) return odd;
    if (Array.isArray(at)) return at.map(copy);
    if (!isBranch(at)) return at;
    return Object.fromEntries(Object.entries(at).map(([key, each]) => [key, copy(each)]));
  };
  return copy(value);
}
