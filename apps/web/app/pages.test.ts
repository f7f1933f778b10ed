import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PAGE_ROUTES, PAGES, pageOf } from './pages.ts';

const pageAt = (path: string) => matchRoutes(PAGE_ROUTES, path)?.at(-1)?.route.id;
const paramsAt = (path: string) => matchRoutes(PAGE_ROUTES, path)?.at(-1)?.params;

describe('which page an address shows', () => {
  test('/category/{id} matches exactly', { tags: ['ROUTE-03'] }, () => {
    expect(pageAt('/category/series')).toBe('category');
    expect(pageAt('/category/series/x')).toBe('notFound');
    expect(pageAt('/category')).toBe('notFound');
  });

  test('/watch/channel is matched before /watch/{id}', { tags: ['ROUTE-27'] }, () => {
    expect(pageAt('/watch/channel')).toBe('watchChannel');
    expect(pageAt('/watch/channel/hilal')).toBe('watchChannel');
    expect(pageAt('/watch/12')).toBe('watch');
    expect(paramsAt('/watch/12')).toMatchObject({ id: '12' });
  });

  test('static segments win over parameters (SPEC-D6)', () => {
    expect(pageAt('/landing/vip')).toBe('landingVip');
  });

  test('optional segments may be left out', () => {
    expect(pageAt('/detail/nur')).toBe('detail');
    expect(paramsAt('/detail/nur/3')).toMatchObject({ id: 'nur', seasonId: '3' });
    expect(pageAt('/search')).toBe('search');
    expect(paramsAt('/search/%D9%86%D9%88%D8%B1')).toMatchObject({ query: 'نور' });
    expect(pageAt('/channels')).toBe('channels');
  });

  test('anything else is the 404 page', () => {
    for (const path of ['/nope', '/detail', '/detail/a/b/c', '/zz/detail/nur'])
      expect(pageAt(path)).toBe('notFound');
  });
});

describe('the table of pages', () => {
  test.each(Object.values(PAGES))(
    '$path has a module, whose data the browser can ask for as well',
    ({ file }) => {
      const code = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(/\bloader\b/.test(code), file).toBe(/\bclientLoader\b/.test(code));
    },
  );

  test.each(Object.values(PAGES))(
    '$path says what stands around it, and for whom',
    { tags: ['SHELL-32', 'SHELL-36'] },
    (page) => {
      expect([page.showHeader, page.showFooter, page.public].map((each) => typeof each)).toEqual(
        Array.from({ length: 3 }, () => 'boolean'),
      );
      expect(['plain', 'spotlight', 'glow']).toContain(page.background);
    },
  );

  test('a new profile and one that is there share one screen', { tags: ['ROUTE-08'] }, () => {
    expect(PAGES.profilesCreate.file).toBe(PAGES.profilesEdit.file);
    expect(pageAt('/profiles/create')).toBe('profilesCreate');
    expect(pageAt('/profiles/edit/3')).toBe('profilesEdit');
  });

  test('a page of an unknown id has the layout of the 404 page', () => {
    expect(pageOf('root')).toBe(PAGES.notFound);
    expect(pageOf('toString')).toBe(PAGES.notFound);
    expect(pageOf(undefined)).toBe(PAGES.notFound);
    expect(pageOf('home')).toBe(PAGES.home);
  });

  test('what SPEC-D4 keeps open to guests is public, the catalogue is not', () => {
    const open = (
      [
        'landing',
        'login',
        'signUp',
        'resetPassword',
        'verify',
        'requestTimeout',
        'internalServerError',
        'notFound',
      ] as const
    ).map((id) => PAGES[id].public);
    const closed = (
      [
        'home',
        'category',
        'breakdown',
        'detail',
        'search',
        'channels',
        'watch',
        'watchChannel',
        'myList',
      ] as const
    ).map((id) => PAGES[id].public);
    expect(open).not.toContain(false);
    expect(closed).not.toContain(true);
  });
});
