import { describe, expect, test } from 'vitest';
import { folded } from '@kandil/ui/text/folded.ts';
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
  test('an empty query or spaces keep all questions in their order', () => {
    expect(found('')).toEqual(faqs.map(({ question }) => question));
    expect(found('  \t ')).toHaveLength(3);
  });

  test('matches words in question and answer, in any case', () => {
    expect(found('SETTINGS')).toEqual(['How do I cancel?']);
    expect(found('cancel')).toEqual(['How do I cancel?']);
  });

  test('every word must match, in any order and over both texts', () => {
    expect(found('subscription cancel')).toEqual(['How do I cancel?']);
    expect(found('cancel midnight')).toEqual([]);
  });

  test('matches Arabic without hamza and vowel signs, and look-alike letters', () => {
    expect(found('الغي')).toEqual(['كيف ألغي الاشتراك؟']);
    expect(found('مشاهده')).toEqual(['كيف ألغي الاشتراك؟']);
  });

  test('matches digits across scripts', () => {
    expect(found('٢٩')).toEqual(['Jusqu’à quand ?']);
  });

  test('treats characters with a meaning in patterns as plain text', () => {
    expect(found('.*')).toEqual([]);
    expect(found('?')).toHaveLength(2);
  });
});
