import { LANGUAGE_CODES, type MessageKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { smsText } from './gsm.ts';
import { shortAddress, shortDay } from './short.ts';

const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/u;

/** Characters of one part: more in the GSM 7-bit alphabet than in UCS-2. */
const roomFor = (text: string): number => (GSM.test(text) ? 160 : 70);

const isSms = (key: string): key is MessageKey => key.endsWith('.sms');
const TEXTS = Object.keys(textsOf('en', 'messages')).filter(isSms);
/** 30 characters. */
const url = shortAddress('/login', 'https://watch.kandil-stream.test');
const DAYS = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));

describe.each(LANGUAGE_CODES)('text messages in %s', (language) => {
  const dates = new Set(DAYS.map((day) => shortDay(day, language)));
  test.each(TEXTS)('%s is one part', (key) => {
    expect(url).toHaveLength(30);
    for (const date of dates) {
      const facts = { code: '482913', minutes: 10, date, url };
      const text = smsText(wordsOf(language)(key, facts));
      expect(text).not.toMatch(/[{}]/u);
      expect(text.length, text).toBeLessThanOrEqual(roomFor(text));
    }
  });
});

test.each([
  ['Votre accès prend fin le 28\u00a0août\u202f!', 'Votre accès prend fin le 28 aout !'],
  ['It’s “yours” …', 'It\'s "yours" ...'],
  ['Tu código: mañana', 'Tu codigo: mañana'],
  ['до 28 августа …', 'до 28 августа …'],
])('%j is sent as %j', (text, sent) => expect(smsText(text)).toBe(sent));
