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

  test.each([
    ['a dotless i', 'al\u0131', 'ali'],
    ['a dotted capital I', 'AL\u0130', 'ali'],
    ['full-width letters', '\uFF4Bate', 'kate'],
    ['a Cyrillic a', 'k\u0430te', 'kate'],
    ['a long s', '\u017Fam', 'sam'],
    ['a letter and a combining mark', 'k\u0301ate', 'kate'],
  ])('T-A14 %s is another mailbox than its twin', (_name, twin, local) => {
    const [one, other] = [parseEmail(`${twin}@kandil.test`), parseEmail(`${local}@kandil.test`)];
    expect(one?.key).not.toBe(other?.key);
    expect(one?.key).toBe(parseEmail(one?.address ?? '')?.key);
  });

  test.each([
    ['e\u0301@kandil.test', '\u00E9@kandil.test'],
    ['\u212Aate@kandil.test', 'Kate@kandil.test'],
    ['kate@\uFF4Bandil.test', 'kate@kandil.test'],
  ])('T-A14 %j is mailed to the address of its key', (twin, plain) => {
    expect(parseEmail(twin)?.key).toBe(parseEmail(plain)?.key);
    const [local] = parseEmail(twin)?.address.split('@') ?? [];
    expect(local).toBe(plain.split('@')[0]);
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
    'a\r\nbcc: b@kandil.test',
    `${'a'.repeat(65)}@kandil.test`,
    'a@kandil.test>b',
    'a@127.0.0.1',
  ])('%j is invalid', (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});

test.each([
  ['meryem@kandil.test', 'm•••@kandil.test'],
  ['905551234567', '•••4567'],
])('%s is shown as %s', (destination, shown) => {
  expect(maskedDestination(destination)).toBe(shown);
});
