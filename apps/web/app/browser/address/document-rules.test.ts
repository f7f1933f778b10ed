import { describe, expect, test } from 'vitest';
import { documentRule } from './document-rules.ts';

const rule = (path: string, isBot = false) =>
  documentRule(new URL(path, 'https://kandil.test'), isBot);

describe('document loads', () => {
  test('a trailing slash goes, the query stays', () => {
    expect(rule('/detail/nur/?a=1')).toMatchObject({ redirectTo: '/detail/nur?a=1', status: 301 });
    expect(rule('/ar/search//')).toMatchObject({ redirectTo: '/ar/search', status: 301 });
    expect(rule('/')).toMatchObject({ redirectTo: null });
  });

  test('no redirect leaves the site', () => {
    for (const path of ['//evil.test/', '///evil.test//', '/\\evil.test/']) {
      const { redirectTo } = documentRule(new URL(`https://kandil.test${path}`), false);
      expect(new URL(redirectTo ?? '/', 'https://kandil.test').origin, path).toBe(
        'https://kandil.test',
      );
    }
  });

  test('a language-only path keeps the language and goes once to the home page (SPEC-D3)', () => {
    expect(rule('/ar?x=1')).toEqual({ redirectTo: '/?x=1', status: 302, language: 'ar' });
    expect(rule('/zz')).toEqual({ redirectTo: null, status: 302, language: null });
    expect(rule('/')).toEqual({ redirectTo: null, status: 302, language: null });
  });

  test('a bot gets it as the home page in that language', () => {
    expect(rule('/ar', true)).toMatchObject({ redirectTo: null, language: 'ar' });
  });

  test('a page with an available prefix is served at its address', () => {
    expect(rule('/fr/detail/nur')).toMatchObject({ redirectTo: null, language: 'fr' });
  });
});
