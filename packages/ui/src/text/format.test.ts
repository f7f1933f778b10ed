import { createTranslate, type UiKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { describe, expect, test } from 'vitest';
import { durationText, durationWords, episodeText, timeLeftText, timeOfDay } from './format.ts';

const en = createTranslate<UiKey>(textsOf('en', 'ui'), 'en');
const ar = createTranslate<UiKey>(textsOf('ar', 'ui'), 'ar');

describe('durations', () => {
  test.each([
    [0, '1 min'],
    [89, '1 min'],
    [2640, '44 min'],
    [3600, '1 h'],
    [5520, '1 h 32 min'],
  ])('%i s is %s', (seconds, words) => expect(durationText(seconds, en)).toBe(words));

  test.each([
    ['en', '44 minutes', '1 hour', '1 hour 32 minutes'],
    ['ar', '44 دقيقة', 'ساعة', 'ساعة و32 دقيقة'],
    ['tr', '44 dakika', '1 saat', '1 saat 32 dakika'],
    ['fr', '44 minutes', '1\u00a0heure', '1\u00a0heure 32 minutes'],
    ['es', '44 minutos', '1 hora', '1 hora 32 minutos'],
    ['ur', '44 منٹ', '1 گھنٹہ', '1 گھنٹہ اور 32 منٹ'],
    ['fa', '۴۴ دقیقه', '۱ ساعت', '۱ ساعت ۳۲ دقیقه'],
    ['bn', '৪৪ মিনিট', '১ ঘণ্টা', '১ ঘণ্টা, ৩২ মিনিট'],
    ['hi', '44 मिनट', '1 घंटा', '1 घंटा 32 मिनट'],
    ['id', '44 menit', '1 jam', '1 jam, 32 menit'],
    ['ms', '44 minit', '1 jam', '1 jam 32 minit'],
    ['ru', '44 минуты', '1 час', '1 час 32 минуты'],
    ['sw', 'dakika 44', 'saa 1', 'saa 1 na dakika 32'],
  ])('in words, %s', (language, minutes, hour, both) => {
    const words = [2640, 3600, 5520].map((seconds) => durationWords(seconds, language));
    expect(words).toEqual([minutes, hour, both]);
  });

  test('time left is never negative', () => {
    expect(timeLeftText({ lastSec: 1560, duration: 2640 }, en)).toBe('18 min left');
    expect(timeLeftText({ lastSec: 9999, duration: 2640 }, en)).toBe('1 min left');
  });
});

test('formats an episode by season and number, a film as nothing', () => {
  expect(episodeText({ seasonIndex: 2, videoIndex: 3 }, en)).toBe('S2:E3');
  expect(episodeText({ seasonIndex: null, videoIndex: null }, en)).toBe('');
});

test('Arabic seasons use all six plural forms', () => {
  const forms = [0, 1, 2, 3, 11, 100].map((count) => ar('title.seasons', { count }));
  expect(new Set(forms).size).toBe(6);
  expect(forms[2]).toBe('موسمان');
});

test("times are HH:MM in the viewer's time zone", () => {
  expect(timeOfDay('2026-11-20T21:05:00Z', 'en', 'Europe/Istanbul')).toBe('00:05');
});
