import { expect, test } from 'vitest';
import { creditFor } from './search-credit.ts';

const elif = {
  names: { en: 'Selin Aksoy', ar: 'سيلين أقصوي' },
  roles: { en: 'Elif', ar: 'إليف' },
  crew: false,
};
const ferryman = {
  names: { en: 'Haluk Dener', ar: 'خلوق دنر' },
  roles: { en: 'The Ferryman', ar: 'صاحب القارب' },
  crew: false,
};
const composer = { names: { en: 'Elif Tan' }, roles: { en: 'Elif' }, crew: true };
const credits = [ferryman, elif, composer];

test.each([
  ['elif', 'CHARACTER', elif],
  ['إليف', 'CHARACTER', elif],
  ['golden elif', 'CHARACTER', elif],
  ['قارب', 'CHARACTER', ferryman],
  ['Selin', 'CAST', elif],
  ['elif tan', 'CAST', composer],
  ['эилф', 'CHARACTER', undefined],
  ['elif', 'EPISODE', undefined],
  ['elif', null, undefined],
] as const)('%s, found as %s, names one person', (keyword, reason, credit) => {
  expect(creditFor(keyword, reason, credits)).toBe(credit);
});
