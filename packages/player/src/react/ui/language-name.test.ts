import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['tr', 'en', 'Turkish'],
  ['tr', 'ar', 'التركية'],
  ['ar', 'tr', 'Arapça'],
  ['en', 'fr', 'Anglais'],
])('names %s in %s', (language, locale, name) => {
  expect(languageName({ language, label: 'from the playlist' }, locale)).toBe(name);
});

it.each(['und', 'not a tag', 'qaa'])("falls back to the playlist's name for %s", (language) => {
  expect(languageName({ language, label: 'Commentary' }, 'en')).toBe('Commentary');
});

it('falls back to the tag itself', () => {
  expect(languageName({ language: 'und', label: '' }, 'en')).toBe('und');
});
