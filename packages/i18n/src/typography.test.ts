import { expect, test } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { typographyFaults } from './typography.ts';

test.each<[LanguageCode, string, string]>([
  ['fr', 'Que voulez-vous voir ?', 'before ; ! ?'],
  ['fr', 'Reprendre?', 'before ; ! ?'],
  ['fr', 'Durée : {time}', 'before :'],
  ['fr', 'Durée: {time}', 'before :'],
  ['fr', '« Ma liste »', 'inside « »'],
  ['fr', '2,5 %', 'before %'],
  ['es', '{percent}%', 'before %'],
  ['ru', '2,5 %', 'before %'],
  ['fa', '۲٫۵%', '٪'],
  ['en', 'Pick your favourite colour', 'British'],
  ['en', 'Aid organisations', 'British'],
  ['en', "Don't stop", 'straight'],
  ['sw', "ng'ombe", 'straight'],
  ['en', 'Hello {name},\n\nthank you.', 'greeting'],
  ['en', 'Two  spaces', 'two spaces'],
  ['id', 'Di ujung ', 'two spaces'],
  ['ar', 'جارٍ البحث ...', 'three points'],
  ['es', 'Pulsa “Mi lista”', '« »'],
  ['ru', '„Мой список“', '« »'],
  ['sw', '«Orodha Yangu»', '“ ”'],
  ['fa', 'فهرست, تاریخچه', 'Latin mark'],
  ['hi', 'आपकी सूची.', '।'],
])('%s: %j has a fault', (language, text, fault) => {
  expect(typographyFaults(language, text)).toEqual([expect.stringContaining(fault)]);
});

test.each<[LanguageCode, string]>([
  ['fr', 'Que voulez-vous voir\u202f? Durée\u00a0: 22:00, «\u00a0Ma liste\u00a0», 2,5\u00a0%'],
  ['fr', 'https://example.com/?a=b'],
  ['en', 'Your favorite color, 98% liked, “here” isn’t it? 10:30'],
  ['en', 'Hello {name},\n\nThank you.'],
  ['fa', 'سلام {name}،\n\n۲٫۵٪'],
  ['ru', '«Прошу „{plan}“ отменить…»'],
  ['bn', '{minutes} মি.'],
])('%s: %j has none', (language, text) => {
  expect(typographyFaults(language, text)).toEqual([]);
});
