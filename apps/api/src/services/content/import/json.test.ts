import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { faultOf, JsonFault, readJson, withoutByteOrderMark } from './json.ts';

function faultIn(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.at.line}:${error.at.column}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('a text that is no JSON is told where it stops being some', () => {
  test.each([
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', `3:3: ',' or '}' is expected, not '"b"'`],
    ['a missing comma in a list', '[\n1\n2]', `3:1: ',' or ']' is expected, not '2'`],
    ['a comma too many', '[\n1,\n]', "3:1: a value is expected, not ']'"],
    ['a comma before the end', '{"a": 1,\n}', "2:1: a name in double quotes is expected, not '}'"],
    ['a stray word', '{\n  "a": oops\n}', "2:8: a value is expected, not 'oops'"],
    [
      'a stray word for a name',
      '{\n  oops: 1\n}',
      "2:3: a name in double quotes or '}' is expected, not 'oops'",
    ],
    ['a missing colon', '{"a" 1}', "1:6: ':' is expected, not '1'"],
    [
      'a word that only begins well',
      '[\ntrueish]',
      "2:1: a value or ']' is expected, not 'trueish'",
    ],
    ['a number with a zero before it', '{"a":\n01}', "2:1: a value is expected, not '01'"],
    ['something after the end', '{}\n\n{}', "3:1: the end of the file is expected, not '{'"],
    ['a wrong bracket', '[\n{"a": 1]', "2:8: ',' or '}' is expected, not ']'"],
    [
      'a text over two lines',
      '{\n  "a": "one\ntwo"\n}',
      '2:8: a value is expected, not a text without an end, or with a character that has to be escaped',
    ],
    [
      'an ending in the middle',
      '{\n  "a": [\n    1,\n',
      '3:7: the file ends, and a value is missing',
    ],
    ['an ending after a value', '{\n  "a": [1', "2:10: the file ends, and ',' or ']' is missing"],
    ['nothing', '', '1:1: the file ends, and a value is missing'],
  ])('%s', (_what, text, fault) => {
    expect(faultIn(text)).toBe(fault);
  });

  test('the mark before a file is no part of it', () => {
    expect(readJson(withoutByteOrderMark('\uFEFF{"a": 1}'))).toEqual({ a: 1 });
    expect(faultIn(withoutByteOrderMark('\uFEFFoops'))).toMatch(/^1:1: /);
  });

  property.prop([
    fc.json(),
    fc.nat(),
    fc.nat(2),
    fc.constantFrom('', '"', ',', '}', '[', '0', '\n', '\\', 'é'),
  ])('what is refused is what JSON.parse refuses', (json, seed, taken, put) => {
    const at = seed % (json.length + 1);
    const text = json.slice(0, at) + put + json.slice(at + taken);
    const isJson = (() => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    })();
    expect(faultOf(text) === null).toBe(isJson);
  });
});
