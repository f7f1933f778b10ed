import { describe, expect, it } from 'vitest';
import { directionOf, stretchesOf } from './direction.ts';

const foreign = (text: string, direction: 'ltr' | 'rtl') =>
  stretchesOf(text, direction)
    .filter((stretch) => stretch.foreign)
    .map((stretch) => stretch.text);

describe('the direction of a line', () => {
  it.each([
    ['Hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['- "123" سلام hello', 'rtl'],
    ['... 12 Hello مرحبا', 'ltr'],
    ['ہمارا چراغ', 'rtl'],
    ['שלום', 'rtl'],
    ['Привет', 'ltr'],
    ['\u200f123', 'rtl'],
    ['١٢٣ - 456!', null],
    ['', null],
  ])('%j is %s', (text, direction) => expect(directionOf(text)).toBe(direction));
});

describe('words that run against their line', () => {
  it.each([
    ['قال Sami: مرحبا', 'rtl', ['Sami']],
    ['شاهد Game of Thrones الآن و BBC 2', 'rtl', ['Game of Thrones', 'BBC 2']],
    ['The word كتاب جديد, 3 pages', 'ltr', ['كتاب جديد']],
    ['كِتَابٌ', 'ltr', ['كِتَابٌ']],
    ['شاشة 4K و iPhone 15، ثم Sami: 3 أيام', 'rtl', ['4K', 'iPhone 15', 'Sami']],
    ['وصل 40 جملًا، 3.5 km.', 'rtl', ['km']],
    ['plain', 'ltr', []],
    ['عربي فقط 123', 'rtl', []],
  ] as const)('%j (%s): %j', (text, direction, expected) =>
    expect(foreign(text, direction)).toEqual(expected),
  );

  it('neither loses nor adds text', () => {
    const text = '«Ali» قال: "go 2 school" — ثم 3.5 km!';
    for (const direction of ['ltr', 'rtl'] as const)
      expect(
        stretchesOf(text, direction)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
  });
});
