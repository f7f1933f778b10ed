import { expect, test } from 'vitest';
import { type LimitClass, LIMITS, priorityOf } from './limits.ts';

test('calls a minute by class, for guests and members (SEC-12)', () => {
  expect(LIMITS).toEqual({
    catalogue: { guest: 300, member: 600 },
    search: { guest: 30, member: 60 },
    addresses: { guest: 30, member: 30 },
    reports: { guest: 120, member: 120 },
    changes: { guest: 60, member: 60 },
    uploads: { guest: 10, member: 10 },
    'by-service': null,
  });
});

test.each([
  ['reports', 'playback'],
  ['addresses', 'playback'],
  ['by-service', 'account'],
  ['catalogue', 'catalogue'],
  ['changes', 'catalogue'],
  ['uploads', 'catalogue'],
  ['search', 'extra'],
] satisfies [LimitClass, string][])('calls of class %s are refused with %s', (limit, priority) => {
  expect(priorityOf({ limit })).toBe(priority);
  expect(priorityOf({ limit, priority: 'extra' })).toBe('extra');
});

test('a call without a class is of the catalogue', () => {
  expect(priorityOf({})).toBe('catalogue');
});
