import { describe, expect, test } from 'vitest';
import { maskedDestination, parseEmail } from './address.ts';

describe('parseEmail', () => {
  test.each([
    ['Meryem@Kandil.Test', 'meryem@kandil.test'],
    [' a.b+c@kandil.test ', 'a.b+c@kandil.test'],
    ['أمل@kandil.test', 'أمل@kandil.test'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ])('%s has the key %s', (text, key) => {
    expect(parseEmail(text)?.key).toBe(key);
  });

  test('the address keeps the letters that were typed', () => {
    expect(parseEmail(' Meryem@Kandil.Test')?.address).toBe('Meryem@Kandil.Test');
  });

  test.each([
    '',
    'meryem',
    '@kandil.test',
    'a@b',
    'a@@kandil.test',
    'a b@kandil.test',
    'a@kandil..test',
    'a@-kandil.test',
    'a\u202E@kandil.test',
    'a\r\nbcc: b@kandil.test',
    `${'a'.repeat(65)}@kandil.test`,
    'a@kandil.test>',
    'a@127.0.0.1',
  ])('%j is no address', (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});

test.each([
  ['meryem@kandil.test', 'm•••@kandil.test'],
  ['905551234567', '•••4567'],
])('%s is shown as %s', (destination, shown) => {
  expect(maskedDestination(destination)).toBe(shown);
});
