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

it.each(['und', 'not a tag', 'qaa'])(
  'falls back to the name of the playlist for %s',
  (language) => {
    expect(languageName({ language, label: 'Commentary' }, 'en')).toBe('Commentary');
  },
);

it('has the tag itself as its last word', () => {
  expect(languageName({ language: 'und', label: '' }, 'en')).toBe('und');
});
