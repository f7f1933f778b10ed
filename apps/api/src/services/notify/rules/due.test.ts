import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const SINCE = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['PAYMENT', '2026-11-21T12:00:00.000Z'],
  ['ACCOUNT', '2026-11-21T12:00:00.000Z'],
  ['PRIVACY', '2026-11-21T12:00:00.000Z'],
  ['PLAYBACK', '2026-11-22T12:00:00.000Z'],
  ['TITLE', '2026-11-22T12:00:00.000Z'],
  ['OTHER', '2026-11-22T12:00:00.000Z'],
] as const)('a message about %s is due at %s', (subject, due) =>
  expect(dueAt(subject, SINCE).toISOString()).toBe(due),
);
