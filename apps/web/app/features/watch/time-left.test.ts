import { createTranslate, type UiKey } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { beforeEach, expect, test } from 'vitest';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { AccessAnswer } from './reports.ts';
import { tellTimeLeft } from './time-left.ts';

const t = createTranslate<UiKey>(textsOf('en', 'ui'), 'en');
const answer = (screenTime: AccessAnswer['screenTime']) => ({ screenTime }) as AccessAnswer;
const hear = (secondsLeft: number | null) =>
  tellTimeLeft(answer({ over: null, secondsLeft, moreLeft: 4 }), { t, language: 'en' });
const notices = () => useNotifications.getState().shown.map(({ text }) => text);

beforeEach(() => useNotifications.setState({ shown: [] }));

test('the end of a child’s time is said ten and two minutes before, once each', () => {
  for (const left of [900, 610, 595, 565, 300, 119, 90, 30]) hear(left);
  expect(notices()).toEqual(['10 minutes more for today', '2 minutes more for today']);
});

test('a child that begins shortly before the end gets the notice at once', () => {
  hear(3600);
  hear(420);
  hear(400);
  hear(110);
  expect(notices()).toEqual(['7 minutes more for today', '2 minutes more for today']);
});

test('another day says it again; without limits, and at the end, nothing is said', () => {
  hear(3600);
  hear(590);
  expect(notices()).toHaveLength(1);
  tellTimeLeft(answer(null), { t, language: 'en' });
  tellTimeLeft(answer({ over: 'DAY', secondsLeft: 0, moreLeft: 4 }), { t, language: 'en' });
  hear(null);
  expect(notices()).toHaveLength(1);
});
