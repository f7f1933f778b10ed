import { createTranslate, type UiKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { describe, expect, test } from 'vitest';
import { durationText, episodeText, timeLeftText, timeOfDay } from './format.ts';

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
