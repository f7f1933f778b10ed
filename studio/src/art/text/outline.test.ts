import { describe, expect, test } from 'vitest';
import { FONT_NAMES, fontsOf, type FontName } from './fonts.ts';
import { isArabic, outline } from './outline.ts';

/** Left edge of a path's first subpath and the widest x: enough to see order without a renderer. */
const extent = (d: string): number[] => [...d.matchAll(/[ML](-?[\d.]+)/g)].map((m) => Number(m[1]));

describe('Latin and Turkish', () => {
  test.each(['İstanbul', 'Şahinleri', 'Yağmur', 'Bozkırın', 'Boğaz TV'])(
    '%s has an outline as wide as its letters',
    (text) => {
      const { d, width, top } = outline(text, 'josefin', 100);
      expect(d).toMatch(/^M/);
      expect(d).not.toContain('NaN');
      expect(width).toBeGreaterThan(text.length * 25);
      expect(width).toBeLessThan(text.length * 95);
      expect(top).toBeLessThan(-50);
    },
  );

  test('letters of the extended subset are real glyphs, not boxes', () => {
    const arabic: readonly FontName[] = ['amiri', 'kufi'];
    const has = (font: FontName, letter: string) =>
      fontsOf(font).some((f) => f.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const missing = FONT_NAMES.filter((font) => !arabic.includes(font)).flatMap((font) =>
      [...'şğıİçöü'].filter((letter) => !has(font, letter)).map((letter) => `${font} ${letter}`),
    );
    expect(missing).toEqual([]);
  });

  test('tracking widens between letters and not after the last', () => {
    const plain = outline('NUR', 'cinzel', 100);
    const tracked = outline('NUR', 'cinzel', 100, 0.1);
    expect(tracked.width).toBeCloseTo(plain.width + 2 * 10, 5);
  });
});

describe('Arabic', () => {
  test('letters join: a word is narrower than its letters set apart', () => {
    for (const font of ['amiri', 'kufi'] as const) {
      const joined = outline('حارس', font, 100);
      const apart = [...'حارس'].reduce((sum, letter) => sum + outline(letter, font, 100).width, 0);
      expect(joined.d).toMatch(/^M/);
      expect(joined.width).toBeLessThan(apart);
      expect(joined.width).toBeGreaterThan(apart * 0.35);
    }
  });

  test('order is visual: the first letter of the word stands at the right', () => {
    // Alif joins nothing after it, so its shape is the same alone and in front of ba.
    const alif = outline('ا', 'amiri', 100);
    const word = outline('اب', 'amiri', 100);
    const shift = Math.max(...extent(word.d)) - Math.max(...extent(alif.d));
    expect(shift).toBeCloseTo(word.width - alif.width, 0);
  });

  test('tracking is ignored, for spaced letters would tear the joins', () => {
    expect(outline('نور', 'amiri', 100, 0.3)).toEqual(outline('نور', 'amiri', 100));
  });

  test('script is recognised', () => {
    expect(['قنديل', 'کہکشاں', 'Kandil', 'İzmir'].map(isArabic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
