import { textsOf } from '@kandil/i18n/locales';
import { createTranslate, type UiKey } from '@kandil/i18n';
import { expect, test } from 'vitest';
import { byIdOrCode, gridPage } from './call-inputs.ts';
import { playText } from './play-text.ts';
import { sortOf } from './sort.ts';

const t = createTranslate<UiKey>(textsOf('en', 'ui'), 'en');
const episode = (seasonIndex: number | null, videoIndex: number | null) => ({
  seasonIndex,
  videoIndex,
});

test('the play button says where the profile goes on, or begins', () => {
  expect(playText(episode(2, 3), episode(1, 1), t)).toBe('Resume S2:E3');
  expect(playText(null, episode(1, 1), t)).toBe('Play S1:E1');
  // A film has no number.
  expect(playText(episode(null, null), episode(null, null), t)).toBe('Resume');
  expect(playText(null, episode(null, null), t)).toBe('Play');
});

test('a list has the order of its address, if there is such an order', () => {
  expect(sortOf('TITLE')).toBe('TITLE');
  for (const unknown of [null, '', 'title']) expect(sortOf(unknown)).toBe('DEFAULT');
});

test('an address of digits names an id, another one a code', () => {
  expect(byIdOrCode('12', 'id', 'code')).toEqual({ id: 12 });
  for (const code of ['nights', '12-nights', '1.5'])
    expect(byIdOrCode(code, 'id', 'code')).toEqual({ code });
});

test('a grid asks for a few titles first, and for many later', () => {
  expect(gridPage(0)).toEqual({ offset: 0, limit: 20 });
  expect(gridPage(20)).toEqual({ offset: 20, limit: 50 });
});
