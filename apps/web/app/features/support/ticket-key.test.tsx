import { expect, test } from 'vitest';
import { ticketKeys } from './ticket-key.ts';

const file = (name: string, content = 'a', lastModified = 1) =>
  new File([content], name, { lastModified });

test('a message keeps its key while nothing of it changes', () => {
  const keyOf = ticketKeys();
  const key = keyOf('Subject', 'Text', file('a.png'), null);
  expect(key).not.toBe('');
  expect(keyOf('Subject', 'Text', file('a.png'), null)).toBe(key);
});

test.each([
  ['its text', ['Subject', 'Other', file('a.png')]],
  ['a missing part', ['Subject', null, file('a.png')]],
  ['the name of its file', ['Subject', 'Text', file('b.png')]],
  ['the size of its file', ['Subject', 'Text', file('a.png', 'aa')]],
  ['the age of its file', ['Subject', 'Text', file('a.png', 'a', 2)]],
])('another key comes with %s, and stays', (_, parts) => {
  const keyOf = ticketKeys();
  const first = keyOf('Subject', 'Text', file('a.png'));
  const second = keyOf(...parts);
  expect(second).not.toBe(first);
  expect(keyOf(...parts)).toBe(second);
});
