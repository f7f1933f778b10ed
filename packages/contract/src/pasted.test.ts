import { describe, expect, test } from 'vitest';
import { email, msisdn, otp } from './fields.ts';
import {
  cleanCode,
  cleanDigits,
  cleanEmail,
  cleanName,
  cleanPhone,
  cleanText,
  codeDigits,
  toAsciiDigits,
} from './pasted.ts';

/** Marks that nobody sees: direction, width, order of bytes. */
const UNSEEN = [
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200B',
  '\uFEFF',
  '\u00AD',
  '\u2060',
];

/** Each cleaner with what it is given and what it makes of it. */
const FIELDS: Record<string, readonly [(text: string) => string, string, readonly string[]]> = {
  'an e-mail address': [
    cleanEmail,
    'member@kandil.test',
    [
      '\u202Amember@kandil.test\u202C',
      'member\u200B@kandil.test',
      '\u00A0member@kandil.test\u00A0',
      '<member@kandil.test>',
      '“member@kandil.test”',
      'mailto:member@kandil.test',
      'member＠kandil.test',
      'member@kandil.test,',
    ],
  ],
  'a phone number': [
    cleanPhone,
    '+905321234567',
    [
      '\u202A+90 532 123 45 67\u202C',
      '+90 (532) 123-45-67',
      '+90\u00A0532\u2013123\u201145.67',
      'tel:+905321234567',
      '+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧',
      '+۹۰۵۳۲۱۲۳۴۵۶۷',
      '＋９０ ５３２ １２３ ４５ ６７',
    ],
  ],
  'a one-time code': [
    (text) => codeDigits(text, 6),
    '012345',
    [
      '\u200E012\u00A0345',
      'Your code: 012-345.',
      '۰۱٢٣۴۵',
      '०१२३४५',
      '০১২৩৪৫',
      '０１２３４５',
      '"012345"',
    ],
  ],
  'a promo code': [
    cleanCode,
    'FIRST100',
    [
      'first-100',
      'FİRST-100',
      'fırst100',
      'FIRST–100',
      'FIRST\u2011100\u200E',
      '\u200F«first» ١٠٠',
      'ＦＩＲＳＴ１００',
      'first_100.',
    ],
  ],
  'a name': [
    cleanName,
    'مریم\u200Cسادات 👩‍👧 Ö',
    [
      '\u200Fمریم\u200Cسادات 👩‍👧 Ö',
      'مریم\u200Cسادات\u200C \u202B👩‍👧\u00A0\u00A0O\u0308\u202C',
      '\uFEFFمریم\u200Cسادات\n👩‍👧 \u200DÖ\u00AD',
    ],
  ],
  'words of a search': [
    cleanText,
    'nur 12',
    ['\u200Enur 12', 'ｎｕｒ\u00A0１２', 'nur\u2069\t12\u200B'],
  ],
  'an identity number': [cleanDigits, '10000000146', ['\u202A100 000 001-46\u202C', '۱۰۰۰۰۰۰۰۱۴۶']],
};

describe.each(Object.entries(FIELDS))('%s', (_field, [clean, right, pasted]) => {
  test.each(pasted)('pasted as %j', (text) => {
    expect(clean(text)).toBe(right);
  });

  test('with an unseen mark before, inside and behind', () => {
    for (const mark of UNSEEN) {
      expect(clean(mark + right + mark)).toBe(right);
      expect(clean(`${right.slice(0, 2)}${mark}${right.slice(2)}`)).toBe(right);
    }
  });

  test('is clean when it was cleaned', () => {
    expect(clean(right)).toBe(right);
  });
});

test('what is no number stays, and other people’s addresses are not ours', () => {
  expect(cleanPhone('532-CALL-ME')).toBe('532-CALL-ME');
  expect(cleanPhone('\u200Emember@kandil.test')).toBe('member@kandil.test');
  expect(cleanEmail('\uFF4Baliliskate@kandil.test')).toBe('\uFF4Baliliskate@kandil.test');
  expect(toAsciiDigits('a١ ۲ 3')).toBe('a1 2 3');
});

test('the services clean addresses, numbers and codes before they check them', () => {
  expect(email().parse('\u202Amember@kandil.test\u202C')).toBe('member@kandil.test');
  expect(msisdn().parse('\u202A+90 (532) 123\u201345 67\u202C')).toBe('905321234567');
  expect(otp().parse('\u200E۱۲۳ 456')).toBe('123456');
  expect(() => msisdn().parse('90 532 CALL')).toThrow(/regex|pattern|Invalid/i);
  expect(() => otp().parse('12a456')).toThrow(/regex|pattern|Invalid/i);
});
