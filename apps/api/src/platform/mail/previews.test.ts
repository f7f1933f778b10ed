import { LANGUAGE_CODES } from '@kandil/i18n';
import { expect, test } from 'vitest';
import { mailPreviews } from './previews.ts';
import { currentSite, setSite } from '../site.ts';
import { mailColors } from './colors.ts';
import { MAILS } from './templates/index.ts';

const SITE = { publicOrigin: 'https://kandil.test', supportEmail: 'support@kandil.test' };

test('previews show every mail in every language, and nothing else', () => {
  const previews = mailPreviews(SITE);
  expect(previews.names).toEqual(Object.keys(MAILS));
  expect(previews.languages).toEqual(LANGUAGE_CODES);
  for (const name of previews.names)
    for (const language of previews.languages)
      expect(previews.render(name, language)?.html).toContain(`<html lang="${language}"`);
  expect(previews.render('toString', 'ar')).toBeUndefined();
  expect(previews.render('reset', 'xx')).toBeUndefined();
});

test('mails have the colours of the operator', () => {
  const before = currentSite();
  const own = { ...before, look: { colors: { accent: '#123499', accentBright: '#ffab91' } } };
  setSite(own);
  const { html = '' } = mailPreviews(SITE).render('money.RECEIPT', 'en') ?? {};
  setSite(before);
  const { page, accent, accentOnDark } = mailColors(own);
  for (const color of [page, accent, accentOnDark]) expect(html).toContain(color);
  expect(html).not.toContain(mailColors({}).accent);
});
