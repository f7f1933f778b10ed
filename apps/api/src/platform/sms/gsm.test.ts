import { LANGUAGE_CODES } from '@kandil/i18n';
import { dateText } from '@kandil/i18n/formats';
import { describe, expect, test } from 'vitest';
import { isolated } from '../isolated.ts';
import { wordsOf } from '../words.ts';
import { smsText } from './gsm.ts';

const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/u;

/** Parts of a message: 160 characters of GSM 7-bit or 70 of UCS-2, and a little less in each of several. */
function partsOf(text: string): number {
  const [alone, joined] = GSM.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / joined);
}

/** The longest date of a year, as short dates are written in the language. */
const longestDate = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    dateText(new Date(Date.UTC(2027, month, 28)), language, 'UTC', 'medium'),
  ).reduce((longest, date) => (date.length > longest.length ? date : longest));

describe.each(LANGUAGE_CODES)('text messages in %s', (language) => {
  const words = wordsOf(language);
  const isLatin = !['ar', 'ur', 'fa', 'bn', 'hi', 'ru'].includes(language);

  test('codes are one part', () => {
    for (const key of ['otp.sms', 'reset.sms'] as const)
      expect(partsOf(smsText(words(key, { code: '482913', minutes: 10 }))), key).toBe(1);
  });

  test('the warning before a deletion is one part, or two in other scripts', () => {
    const url = 'https://kandil.example/subscription-plans';
    const text = smsText(words('retention.sms', { date: isolated(longestDate(language)), url }));
    expect(partsOf(text), text).toBeLessThanOrEqual(isLatin ? 1 : 2);
  });
});

test.each([
  ['Votre accès prend fin le 28\u00a0août\u202f!', 'Votre accès prend fin le 28 aout !'],
  ['It’s “yours” …', 'It\'s "yours" ...'],
  ['Tu código: mañana', 'Tu codigo: mañana'],
  ['до 28 августа …', 'до 28 августа …'],
])('%j is sent as %j', (text, sent) => expect(smsText(text)).toBe(sent));
