import { describe, expect, test } from 'vitest';
import { countedKeyword, isRobot, isSameTyping, weekBefore, weekOf } from './counting.ts';

describe('keywords that are counted', () => {
  test.each([
    ['Diriliş: Ertuğrul', 'dirilis ertugrul'],
    ['  Osman 2024 ', 'osman 2024'],
    ['قيامة أرطغرل', 'قيامه ارطغرل'],
    ['Payitaht S03E12', 'payitaht s03e12'],
  ])('%s is %s', (keyword, counted) => {
    expect(countedKeyword(keyword)).toBe(counted);
  });

  test.each([
    'leyla@kandil.test',
    'leyla.hasan@',
    'leyla@',
    'https://example.org/x',
    'www.example.org',
    'kandil.com',
    '+90 532 123 45 67',
    'osman 05321234567',
    '٠٥٣٢١٢٣٤٥٦٧',
    '2024',
    'x',
    '…!',
  ])('%s is not: it is no word, or about a person', (keyword) => {
    expect(countedKeyword(keyword)).toBeNull();
  });

  test('somebody who types on, or deletes, means one keyword', () => {
    expect(isSameTyping('ert', 'ertug')).toBe(true);
    expect(isSameTyping('ertug', 'ert')).toBe(true);
    expect(isSameTyping('ertug', 'osman')).toBe(false);
  });

  test('programs are known by their names', () => {
    expect(
      isRobot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    ).toBe(true);
    expect(isRobot('curl/8.5.0')).toBe(true);
    expect(isRobot('')).toBe(true);
    expect(isRobot('Mozilla/5.0 (Linux; Android 9; CUBOT NOTE) Chrome/120 Mobile')).toBe(false);
  });
});

test('weeks begin on Monday in UTC', () => {
  const week = (at: string) => weekOf(Date.parse(at));
  expect(week('2026-11-29T23:59:59Z')).toBe('2026-11-23');
  expect(week('2026-11-30T00:00:00Z')).toBe('2026-11-30');
  expect(week('2026-11-23T00:00:00Z')).toBe('2026-11-23');
  expect(weekBefore(Date.parse('2026-11-30T00:00:00Z'))).toBe('2026-11-23');
});
