import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { safePath } from './safe-path.ts';

test('paths of this site stay', () => {
  expect(safePath('/detail/nur?x=1')).toBe('/detail/nur?x=1');
  expect(safePath('/ar/search/%D9%86')).toBe('/ar/search/%D9%86');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '',
  null,
  undefined,
  'detail',
  '\u0000/x',
  '/\n',
])('%j is the home page', (value) => expect(safePath(value)).toBe('/'));

test.prop([fc.string()])('whatever is asked for, the browser stays on this site', (value) => {
  expect(new URL(safePath(value), 'https://kandil.test').origin).toBe('https://kandil.test');
});
