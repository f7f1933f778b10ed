import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ["İstanbul'da Son Yağmur", 'istanbul da son yagmur'],
    ['Bozkırın Kurtları', 'bozkirin kurtlari'],
    ['Nûr', 'nur'],
    ['حَارِس قُرْطُبَة', 'حارس قرطبه'],
    ['أصدقاء ضوء القمر', 'اصدقا ضو القمر'],
    ['كتاب', 'كتاب'],
    ['کتاب', 'كتاب'],
    ['فارسی', 'فارسي'],
    ['Baghdad, ٨٣٠', 'baghdad 830'],
    ['نـــور', 'نور'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 40 })])(
    'folding twice changes nothing',
    (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    },
  );
});
