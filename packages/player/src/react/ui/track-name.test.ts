import { createTranslate, type UiKey } from '@kandil/i18n';
import { ui as english } from '@kandil/i18n/locales/en';
import { expect, it } from 'vitest';
import { trackName } from './track-name.ts';

const t = createTranslate<UiKey>(english, 'en');
const inEnglish = { t, locale: 'en' };

it.each([
  ['tr', 'en', 'Turkish'],
  ['tr', 'ar', 'التركية'],
  ['ar', 'tr', 'Arapça'],
  ['en', 'fr', 'Anglais'],
])('names %s in %s', (language, locale, name) => {
  expect(trackName({ language, label: 'from the playlist' }, { t, locale })).toBe(name);
});

it.each(['und', 'not a tag', 'qaa'])("falls back to the playlist's name for %s", (language) => {
  expect(trackName({ language, label: 'Commentary' }, inEnglish)).toBe('Commentary');
});

it('falls back to the tag itself', () => {
  expect(trackName({ language: 'und', label: '' }, inEnglish)).toBe('und');
});

it.each([
  ['ad', 'Turkish (audio description)'],
  ['commentary', 'Turkish (commentary)'],
  ['sdh', 'Turkish (deaf and hard of hearing)'],
] as const)('names the kind %s', (kind, name) => {
  expect(trackName({ language: 'tr', label: '', kind }, inEnglish)).toBe(name);
});
