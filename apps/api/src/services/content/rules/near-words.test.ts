import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { consonantsOf } from './consonants.ts';
import { fold } from './fold.ts';
import { keysOf, meantBy, typedKeysOf } from './near-words.ts';
import { slipsBetween } from './slips.ts';

describe('consonants', () => {
  test.each([
    ['kitab', 'كتاب'],
    ['Qurtuba', 'قرطبة'],
    ['Ramazan', 'رمضان'],
    ['Ramadan', 'رمضان'],
    ['Bilal', 'बिलाल'],
    ['Yusuf Salman', 'يوسف سلمان'],
    ['Selim', 'Селим'],
    ['Rahman', 'রহমান'],
    ['shahid', 'شاهد'],
    ['Mustafa', 'مصطفی'],
    ['vezirler', 'وزيرلر'],
    ['Wazirabad', 'وزیرآباد'],
    ['Vazirabad', 'Вазирабад'],
    ['Suleyman', 'سليمان'],
    ['Davud', 'داوود'],
    ['Rawdah', 'روضة'],
    ['Devanagari', 'देवनागरी'],
  ])('%s sounds like %s', (one, other) => {
    const sounds = (text: string) => fold(text).split(' ').flatMap(consonantsOf);
    expect(sounds(one).some((sound) => sounds(other).includes(sound))).toBe(true);
  });

  test.each([
    ['television', 'ثلاثون'],
    ['wolvesx', 'السقا'],
  ])('%s does not sound like %s', (one, other) => {
    const sounds = consonantsOf(fold(other));
    expect(consonantsOf(fold(one)).filter((sound) => sounds.includes(sound))).toEqual([]);
  });

  test('a word with too few consonants has no sound key', () => {
    expect(consonantsOf('ev')).toEqual([]);
  });
});

describe('typing errors', () => {
  test.each([
    ['istanbul', 'istnbul', true],
    ['istanbul', 'istanbbul', true],
    ['istanbul', 'istambul', true],
    ['istanbul', 'itsanbul', true],
    ['istanbul', 'istanbul', true],
    ['istanbul', 'itsanbull', false],
    // Two in long words.
    ['calligrapher', 'calxigrxpher', true],
    ['calligrapher', 'aclligrapehr', true],
    ['calligrapher', 'calxigrxphxr', false],
    ['istanbul', 'izmir', false],
    ['ab', 'ba', true],
    // Two wrong letters in a row are two errors, unless they are swapped.
    ['istanbul', 'isxynbul', false],
    ['istanbul', 'isatnbul', true],
    ['istanbul', 'isaxnbul', false],
    ['istanbul', 'isxtnbul', false],
    ['istanbul', 'istanbux', true],
    ['istanbul', 'istanbxy', false],
  ])('%s and %s: %s', (one, other, near) => {
    expect(slipsBetween(one, other) !== undefined).toBe(near);
    expect(slipsBetween(other, one) !== undefined).toBe(near);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdeنور'), minLength: 4, maxLength: 12 });
  property.prop([word, fc.nat(), fc.constantFrom('leave out', 'add', 'change', 'swap')])(
    'a word with a typing error shares a key with the word and matches it',
    (text, place, kind) => {
      const letters = [...text];
      const at = place % (letters.length - 1);
      const [one = '', two = ''] = letters.slice(at, at + 2);
      const slipped = {
        'leave out': letters.toSpliced(at, 1),
        add: letters.toSpliced(at, 0, 'x'),
        change: letters.toSpliced(at, 1, 'x'),
        swap: letters.toSpliced(at, 2, two, one),
      }[kind].join('');
      const shared = typedKeysOf(slipped).filter((key) => keysOf(text).includes(key));
      expect(
        meantBy(
          slipped,
          shared.map((key) => ({ key, word: text })),
          true,
        ).map((meant) => meant.word),
      ).toEqual([text]);
    },
  );
});
