import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { locate } from './lines.ts';

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

  test('many at once', () => {
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
    'what stands there is the value',
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
