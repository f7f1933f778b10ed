import { describe, expect, test } from 'vitest';
import { folded } from '#app/ui/text/folded.ts';
import { filterFaqs } from './filter.ts';

const faqs = [
  { question: 'How do I cancel?', answer: 'Under Settings, Subscription.' },
  { question: 'كيف ألغي الاشتراك؟', answer: 'من الإعدادات، وتبقى المُشاهَدة حتى نهاية المدة.' },
  { question: 'Jusqu’à quand ?', answer: 'Jusqu’au 29 mars à minuit.' },
];
const found = (words: string) => filterFaqs(faqs, words).map(({ question }) => question);

describe('folded', () => {
  test.each([
    ['CANCEL', 'cancel'],
    ['À minuit', 'a minuit'],
    ['إلغاء', 'الغاء'],
    ['مُشاهَدَة', 'مشاهده'],
    ['قنـــديل', 'قنديل'],
    ['کتابی', 'كتابي'],
    ['٢٩ ۲۹', '29 29'],
    ['IŞIK ışık', 'isik isik'],
  ])('%s is compared as %s', (words, expected) => {
    expect(folded(words)).toBe(expected);
  });
});

describe('filterFaqs', () => {
  test('no words, or only spaces, leave all questions in their order', () => {
    expect(found('')).toEqual(faqs.map(({ question }) => question));
    expect(found('  \t ')).toHaveLength(3);
  });

  test('words are found in question and answer, whatever their case', () => {
    expect(found('SETTINGS')).toEqual(['How do I cancel?']);
    expect(found('cancel')).toEqual(['How do I cancel?']);
  });

  test('every word must be there, in any order and over both texts', () => {
    expect(found('subscription cancel')).toEqual(['How do I cancel?']);
    expect(found('cancel midnight')).toEqual([]);
  });

  test('Arabic is found without hamza, vowel signs and with other letters for the same sound', () => {
    expect(found('الغي')).toEqual(['كيف ألغي الاشتراك؟']);
    expect(found('مشاهده')).toEqual(['كيف ألغي الاشتراك؟']);
  });

  test('digits of either script find each other', () => {
    expect(found('٢٩')).toEqual(['Jusqu’à quand ?']);
  });

  test('characters with a meaning in patterns are ordinary ones', () => {
    expect(found('.*')).toEqual([]);
    expect(found('?')).toHaveLength(2);
  });
});
