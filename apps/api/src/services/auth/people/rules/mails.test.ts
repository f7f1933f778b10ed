import { expect, test } from 'vitest';
import { mailProblems } from './mails.ts';

const hour = (sent: number, failed: number) => ({ sent, failed });

test.each([
  ['no hour', [], null],
  ['three, whatever was sent', [hour(0, 3)], null],
  ['four, and none was sent', [hour(0, 4)], 4],
  ['four, and as many were sent', [hour(4, 4)], null],
  ['four in two hours', [hour(1, 2), hour(2, 2)], 4],
  ['many, three hours ago', [hour(0, 90), hour(0, 1), hour(0, 1)], null],
  ['many, and many were sent three hours ago', [hour(90, 0), hour(0, 5), hour(0, 5)], 10],
])('mails that fail: %s', (_name, hours, count) => {
  expect(mailProblems(hours)).toMatchObject(
    count === null ? [] : [{ kind: 'MAILS_FAILING', count }],
  );
});
