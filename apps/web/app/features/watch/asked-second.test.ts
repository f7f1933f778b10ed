import { expect, test } from 'vitest';
import { askedSecond } from './asked-second.ts';

test.each([
  ['?t=95', 95],
  ['?t=0', 0],
  ['?a=1&t=3725', 3725],
  ['', null],
  ['?t=', null],
  ['?t=-5', null],
  ['?t=1.5', null],
  ['?t=1e3', null],
  ['?t=9999999', null],
])('%j asks for second %s', (query, second) =>
  expect(askedSecond({ videoId: 7 }, query)).toBe(second),
);

test('a channel has no second to begin at', () =>
  expect(askedSecond({ channelId: 7 }, '?t=95')).toBeNull());
