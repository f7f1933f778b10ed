import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PAGE_ROUTES } from './pages.ts';
import { paths } from './paths.ts';

describe('named routes', () => {
  test.each([
    ['homepage', paths.homepage(), '/', 'home'],
    ['landing', paths.landing(), '/landing', 'landing'],
    ['profiles', paths.profiles(), '/profiles', 'profiles'],
    ['cookiePreferences', paths.cookiePreferences(), '/cookie-preferences', 'cookiePreferences'],
    ['termsOfUse', paths.termsOfUse(), '/terms-of-use', 'termsOfUse'],
    ['contentDetail', paths.contentDetail('nur'), '/detail/nur', 'detail'],
    ['contentDetail', paths.contentDetail('nur', 7), '/detail/nur/7', 'detail'],
    ['channelList', paths.channelList(), '/channels', 'channels'],
    ['channelList', paths.channelList('faith'), '/channels/faith', 'channels'],
    ['playerChannelId', paths.playerChannelId(), '/watch/channel', 'watchChannel'],
    ['playerChannelId', paths.playerChannelId('hilal'), '/watch/channel/hilal', 'watchChannel'],
  ])('%s is %s', { tags: ['ROUTE-60'] }, (_name, path, address, page) => {
    expect(path).toBe(address);
    expect(matchRoutes(PAGE_ROUTES, path)?.at(-1)?.route.id).toBe(page);
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
