import { describe, expect, test } from 'vitest';
import { readingsOf, wordsOf } from './readings.ts';

const readings = (keyword: string) => readingsOf(keyword, wordsOf(keyword));

test('a keyword has eight words at most', () => {
  expect(wordsOf(' Bir  iki uc dort bes alti yedi sekiz dokuz')).toEqual(
    'bir iki uc dort bes alti yedi sekiz'.split(' '),
  );
});

describe('other readings of a keyword', () => {
  test('words that only say what kind of thing it is are left out first', () => {
    expect(readings('yunus dizisi izle')[0]).toEqual(['yunus']);
    expect(readings('المسلسل يوسف')[0]).toEqual(['يوسف']);
  });

  test('a keyword of such words alone keeps them', () => {
    expect(readings('film')).not.toContainEqual([]);
    expect(readings('dizi izle')).toContainEqual(['diziizle']);
  });

  test('two words are read as one, and one of five letters or more as two', () => {
    expect(readings('kara sevda').slice(0, 3)).toEqual([
      ['karasevda'],
      ['kara', 'se', 'vda'],
      ['kara', 'sev', 'da'],
    ]);
  });

  test('one word of eight is read as two', () => {
    const first = 'a b c d e f g';
    expect(readings(`${first} sevda`)).toContainEqual([...first.split(' '), 'sev', 'da']);
  });

  test('the keys of another keyboard layout are read last', () => {
    expect(readings('ghbdtn')).toContainEqual(['привет']);
    expect(readings('ghbdtn')[0]).toEqual(['gh', 'bdtn']);
  });
});
