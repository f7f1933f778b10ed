import { describe, expect, test } from 'vitest';
import { fromPlaceholder, splitPrefix, withPlaceholder, withPrefix } from './language-prefix.ts';

describe('the language at the beginning of a path', () => {
  test('is recognised only if that language is available', { tags: ['I18N-12'] }, () => {
    expect(splitPrefix('/ar/detail/nur')).toEqual({ prefix: 'ar', pathname: '/detail/nur' });
    expect(splitPrefix('/sw')).toEqual({ prefix: 'sw', pathname: '/' });
    for (const path of ['/zz/detail/nur', '/de', '/arabic/x', '/AR/x', '/', '/detail/ar']) {
      expect(splitPrefix(path)).toEqual({ prefix: null, pathname: path });
    }
  });

  test('is put on and taken off again', () => {
    for (const path of ['/', '/detail/nur', '/search/a%2Fb']) {
      expect(splitPrefix(withPrefix('ur', path))).toEqual({ prefix: 'ur', pathname: path });
    }
  });

  test('is a placeholder in an address to come back to', { tags: ['SHELL-12'] }, () => {
    expect(withPlaceholder('/ar/detail/nur?x=1')).toBe('/:lang/detail/nur?x=1');
    expect(withPlaceholder('/ar')).toBe('/:lang');
    expect(withPlaceholder('/detail/nur')).toBe('/detail/nur');
    expect(fromPlaceholder('/:lang/detail/nur?x=1', 'fa')).toBe('/fa/detail/nur?x=1');
    expect(fromPlaceholder('/:language/x', 'fa')).toBe('/:language/x');
  });
});
