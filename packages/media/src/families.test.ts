import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editList, FAMILIES, familyOf } from './families.ts';

const family = fc.constantFrom(...FAMILIES);

describe('edit lists', () => {
  test.prop([fc.string(), family, fc.integer({ min: 1, max: 60 })])(
    'have the wanted length, open and close at home and never repeat a clip at once',
    (seed, home, count) => {
      const list = editList(seed, home, count);
      expect(list).toHaveLength(count);
      expect(list[0]).toBe(home);
      if (count > 2) expect(list.at(-1)).toBe(home);
      for (let i = 1; i < list.length; i++) expect(list[i]).not.toBe(list[i - 1]);
      expect(editList(seed, home, count)).toEqual(list);
    },
  );

  test.prop([fc.string(), fc.integer({ min: 1, max: 15 })])(
    'keep children among gentle scenes',
    (seed, count) => {
      for (const clip of editList(seed, 'kids', count))
        expect(['kids', 'lanterns', 'skyline']).toContain(clip);
    },
  );

  it('differ from seed to seed', () => {
    const lists = Array.from({ length: 40 }, (_, n) =>
      editList(`episode-${n}`, 'skyline', 8).join(),
    );
    expect(new Set(lists).size).toBeGreaterThan(25);
  });

  it.each([0, -1, 2.5, 61, Number.NaN])('refuse %s clips', (count) => {
    expect(() => editList('x', 'dunes', count)).toThrow(RangeError);
  });
});

describe('poster scenes', () => {
  it('lead to the family that looks like them', () => {
    expect([familyOf('girih'), familyOf('riders'), familyOf('kids')]).toEqual([
      'arch',
      'dunes',
      'kids',
    ]);
  });
  it('nobody knows lead to the city', () => {
    expect([familyOf('toString'), familyOf('')]).toEqual(['skyline', 'skyline']);
  });
});
