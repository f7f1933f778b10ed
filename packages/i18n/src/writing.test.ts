import { expect, test } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { writingFaults } from './writing.ts';

const GOOD: [LanguageCode, string][] = [
  ['ar', 'ادفع عبر PayPal أو اكتب إلى help@kandil.test يا {name}'],
  ['fa', 'با Google وارد شوید، ۱۲ زبان'],
  ['ur', 'گھر میں سب کے لیے، ۱۲ زبانیں'],
  ['bn', 'আপনার তালিকা'],
  ['hi', 'Apple से लॉग इन करें'],
  ['ru', 'Войти через Facebook'],
  ['fr', 'L’adresse a été changée.'],
  ['sw', 'Orodha Yangu'],
  ['es', 'Elige el álamo y la sala'],
  ['en', 'Play the next episode'],
];

test.each(GOOD)('%s: %s is fine', (language, text) => {
  expect(writingFaults(language, text, 'Something else')).toEqual([]);
});

const BAD: [LanguageCode, string, string][] = [
  ['ar', 'اضغط Continue من فضلك', 'leftover English: Continue'],
  ['fr', 'Ouvrez the menu', 'leftover English: the'],
  ['fr', 'Watch on television', 'leftover English: the whole text'],
  ['hi', 'मेरी सूची 列', 'letters of another script: 列'],
  ['es', 'Мi lista', 'letters of another script: М'],
  ['ar', 'قائمتی', 'letters of another language: ی'],
  ['fa', 'فهرست من ٣', 'letters of another language: ٣'],
  ['ur', 'ميری فہرست', 'letters of another language: ي'],
  ['es', 'Que Alá acepte tu oración', 'words that the glossary replaces: Alá'],
  ['hi', 'धारावाहिक और फ़िल्में', 'words that the glossary replaces: धारावाहिक'],
  ['id', 'Alamat e-mail Anda', 'words that the glossary replaces: e-mail'],
];

test.each(BAD)('%s: %s has a fault', (language, text, fault) => {
  expect(writingFaults(language, text, 'Watch on television')).toContain(fault);
});
