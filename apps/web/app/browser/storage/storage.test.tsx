import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useConsent } from '../consent.ts';
import { keepsCookies } from '../keeps-cookies.ts';
import { COOKIES, readCookie, removeCookie, writeCookie, YEAR_DAYS } from '../cookies.ts';
import { applyConsent, followConsent } from './follow-consent.ts';
import { localItems, tabItems } from './items.ts';

const clear = () => {
  for (const name of Object.values(COOKIES)) removeCookie(name);
  for (const key of ['kandil_recent_searches', 'kandil_cache_config'] as const)
    localItems.removeItem(key);
  for (const key of ['kandil_scroll', 'kandil.events'] as const) tabItems.removeItem(key);
};
beforeEach(clear);
followConsent();

const stored = () => ({
  cookie: document.cookie,
  local: Object.keys(localStorage).toSorted(),
  tab: Object.keys(sessionStorage).toSorted(),
});
const choose = () => {
  writeCookie('kandil_player_volume', '0.4', YEAR_DAYS);
  writeCookie('kandil_player_7', 'INTRO', YEAR_DAYS);
  writeCookie('kandil_language', 'ar', YEAR_DAYS);
  localItems.setItem('kandil_recent_searches', '["nur"]');
  localItems.setItem('kandil_cache_config', '{}');
  tabItems.setItem('kandil_scroll', '[]');
  tabItems.setItem('kandil.events', '[]');
};
const read = () => [
  readCookie('kandil_player_volume'),
  readCookie('kandil_player_7'),
  readCookie('kandil_language'),
  localItems.getItem('kandil_recent_searches'),
  tabItems.getItem('kandil_scroll'),
];
const CHOICES = ['0.4', 'INTRO', 'ar', '["nur"]', '[]'];

describe('without consent', () => {
  test.each([null, [], ['analytics'], ['social']] as const)(
    'choices last for the visit and are not stored (%s)',
    (kinds) => {
      if (kinds) useConsent.getState().answer(kinds);
      choose();
      expect(read()).toEqual(CHOICES);
      const { cookie, local, tab } = stored();
      expect(cookie).not.toContain('player');
      expect(cookie).toContain('kandil_language=ar');
      expect(local).toEqual(['kandil_cache_config']);
      expect(tab).toEqual(kinds?.length ? ['kandil.events'] : []);
    },
  );
});

test('allowing stores the choices of the visit; taking it back removes them', () => {
  useConsent.getState().answer([]);
  choose();
  useConsent.getState().answer(['functionality']);
  expect(stored().cookie).toContain('kandil_player_volume=0.4');
  expect(stored().cookie).toContain('kandil_player_7=INTRO');
  expect(stored().local).toEqual(['kandil_cache_config', 'kandil_recent_searches']);
  expect(stored().tab).toEqual(['kandil_scroll']);
  useConsent.getState().answer(['analytics']);
  expect(stored().cookie).not.toContain('player');
  expect(stored().local).toEqual(['kandil_cache_config']);
  expect(read()).toEqual(CHOICES);
});

test('what an answer allowed that has run out is removed', () => {
  document.cookie = 'kandil_player_volume=0.4; Path=/';
  localStorage.setItem('kandil_recent_searches', '["nur"]');
  applyConsent();
  expect(stored()).toMatchObject({ cookie: '', local: [] });
});

test('a storage that refuses keeps nothing, and fails at nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(localItems.setItem('kandil_cache_config', '{}')).toBe(false);
  expect(localItems.getItem('kandil_cache_config')).toBeNull();
  localItems.removeItem('kandil_cache_config');
  applyConsent();
  vi.restoreAllMocks();
});

test('a browser that keeps no cookies is noticed', () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).toBe('');
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(keepsCookies()).toBe(false);
  vi.restoreAllMocks();
});
