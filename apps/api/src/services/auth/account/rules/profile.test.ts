import { expect, test } from 'vitest';
import { mayLeaveAdults, nextDefault } from './profile.ts';

const adult = { id: 1, kind: 'ADULT', is_default: true } as const;
const second = { id: 2, kind: 'ADULT', is_default: false } as const;
const child = { id: 3, kind: 'KIDS', is_default: false } as const;

test('the last adult profile stays', () => {
  expect(mayLeaveAdults([adult, child], 1)).toBe(false);
  expect(mayLeaveAdults([adult, child], 3)).toBe(true);
  expect(mayLeaveAdults([adult, second, child], 1)).toBe(true);
});

test('the oldest other adult profile becomes the default', () => {
  expect(nextDefault([adult, child, second], 1)).toBe(2);
  expect(nextDefault([adult, child, second], 2)).toBeNull();
});
