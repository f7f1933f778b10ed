import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { JsonFault, locate, readJson, readJsonFile } from './json-file.ts';

function faultIn(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.at.line}:${error.at.column}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('invalid JSON is reported with the position of the first error', () => {
  test.each([
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      `3:3: ',' or a closing bracket is expected, not '"b"'`,
    ],
    ['a missing comma in a list', '[\n1\n2]', `3:1: ',' or a closing bracket is expected, not '2'`],
    ['an extra comma', '[\n1,\n]', "3:1: a value is expected, not ']'"],
    ['a comma before the end', '{"a": 1,\n}', "2:1: a name in double quotes is expected, not '}'"],
    ['a stray word', '{\n  "a": oops\n}', "2:8: 'oops' is no JSON"],
    ['a stray word as a name', '{\n  oops: 1\n}', "2:3: 'oops' is no JSON"],
    ['a missing colon', '{"a" 1}', "1:6: ':' is expected, not '1'"],
    ['a literal with extra letters', '[\ntrueish]', "2:1: 'trueish' is no JSON"],
    [
      'a number with a leading zero',
      '{"a":\n01}',
      "2:2: ',' or a closing bracket is expected, not '1'",
    ],
    ['text after the end', '{}\n\n{}', "3:1: the end of the file is expected, not '{'"],
    ['a wrong bracket', '[\n{"a": 1]', "2:8: ',' or a closing bracket is expected, not ']'"],
    [
      'a string over two lines',
      '{\n  "a": "one\ntwo"\n}',
      '2:8: a text has no closing quote in its line',
    ],
    [
      'an end in the middle',
      '{\n  "a": [\n    1,\n',
      '4:1: a value is expected, not the end of the file',
    ],
    ['an end after a value', '{\n  "a": [1', "2:10: ']' is expected, not the end of the file"],
    ['an empty text', '', '1:1: a value is expected, not the end of the file'],
  ])('%s', (_what, text, fault) => {
    expect(faultIn(text)).toBe(fault);
  });

  test('a byte order mark is ignored', () => {
    const read = (text: string) => readJsonFile('file.json', Buffer.from(text));
    expect(read('\uFEFF{"a": 1}')).toEqual({ text: '{"a": 1}', json: { a: 1 } });
    expect(() => read('\uFEFFoops')).toThrow("file.json:1:1: this is no JSON: 'oops' is no JSON");
  });

  property.prop([
    fc.json(),
    fc.nat(),
    fc.nat(2),
    fc.constantFrom('', '"', ',', '}', '[', '0', '\n', '\\', 'é'),
  ])('the position is inside the text, whatever the error', (json, seed, taken, put) => {
    const at = seed % (json.length + 1);
    const text = `[\n${json.slice(0, at)}${put}${json.slice(at + taken)}\n]`;
    try {
      readJson(text);
    } catch (error) {
      const { line, column } = (error as JsonFault).at;
      const there = text.split('\n')[line - 1];
      expect(there).toBeDefined();
      expect(column).toBeLessThanOrEqual((there ?? '').length + 1);
      // The first line is valid.
      expect(line).toBeGreaterThan(1);
    }
  });
});

const TEXT = `{
  "format": 1,
  "titles": [
    { "code": "a", "title": { "en": "A \\"quoted\\" ] } name" } },
    {
      "code": "b",
      "kids": true, "year": -1.5e3
    }
  ]
}`;

describe('locate', () => {
  test.each<[PropertyKey[], number, number]>([
    [[], 1, 1],
    [['format'], 2, 13],
    [['titles', 0], 4, 5],
    [['titles', 0, 'title', 'en'], 4, 37],
    [['titles', 1], 5, 5],
    [['titles', 1, 'code'], 6, 15],
    [['titles', 1, 'year'], 7, 29],
    [['titles', 1, 'genres', 2], 5, 5],
    [['titles', 7], 3, 13],
    [['channels'], 1, 1],
  ])('%j is at line %i, column %i', (path, line, column) => {
    expect(locate(TEXT, [path])).toEqual([{ line, column }]);
  });

  test('finds several paths in one pass', () => {
    const found = locate(TEXT, [['titles', 1, 'kids'], ['format']]);
    expect(found.map(({ line }) => line)).toEqual([7, 2]);
  });

  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true, false),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

  property.prop([json, fc.constantFrom(0, 1, 2)])(
    'finds the value at the position',
    (value, indent) => {
      const paths: [PropertyKey[], unknown][] = [];
      const collect = (each: unknown, path: PropertyKey[]) => {
        paths.push([path, each]);
        if (each !== null && typeof each === 'object')
          for (const [key, inner] of Object.entries(each))
            collect(inner, [...path, Array.isArray(each) ? Number(key) : key]);
      };
      collect(value, []);
      const text = JSON.stringify(value, null, indent);
      const lines = text.split('\n');
      locate(
        text,
        paths.map(([path]) => path),
      ).forEach(({ line, column }, index) => {
        const rest = [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join('\n');
        const plain = JSON.stringify(paths[index]?.[1], null, indent);
        const flat = (each: string) => each.replaceAll(/\s/g, '');
        expect(flat(rest).startsWith(flat(plain))).toBe(true);
      });
    },
  );
});
