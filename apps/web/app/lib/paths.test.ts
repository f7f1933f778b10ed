import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PAGE_ROUTES } from '../pages.ts';
import { paths } from './paths.ts';

describe('named routes', () => {
  test('their addresses', () => {
    expect(paths.homepage()).toBe('/');
    expect(paths.landing()).toBe('/landing');
    expect(paths.profiles()).toBe('/profiles');
    expect(paths.cookiePreferences()).toBe('/cookie-preferences');
    expect(paths.termsOfUse()).toBe('/terms-of-use');
    expect(paths.contentDetail('nur')).toBe('/detail/nur');
    expect(paths.contentDetail('nur', 7)).toBe('/detail/nur/7');
    expect(paths.channelList()).toBe('/channels');
    expect(paths.channelList('faith')).toBe('/channels/faith');
    expect(paths.playerChannelId('hilal')).toBe('/watch/channel/hilal');
  });

  test('what comes from outside stays inside its segment', () => {
    const path = paths.search('a/b?c#d & ü');
    expect(path.split('/')).toHaveLength(3);
    expect(matchRoutes(PAGE_ROUTES, path)?.at(-1)?.params).toMatchObject({ query: 'a/b?c#d & ü' });
    expect(paths.profiles('/:lang/detail/x?y=1')).toBe(
      '/profiles?redirectUrl=%2F%3Alang%2Fdetail%2Fx%3Fy%3D1',
    );
  });
});
