import { expect, test } from 'vitest';
import { addressKey } from '../../../platform/http/address-key.ts';
import { loginDelay } from './limits.ts';

test('failed attempts are delayed from the fifth on, up to 30 s', () => {
  const delays = [1, 4, 5, 6, 7, 8, 9, 10, 50].map(
    (attempts) => loginDelay(attempts)?.seconds ?? 0,
  );
  expect(delays).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:aaaa::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:0:0:0:2', '2001:db8:0:7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
