import { expect, test } from 'vitest';
import { placeAfter } from './enter.ts';

test.each([
  [null, '/'],
  ['/detail/nur', '/detail/nur'],
  ['/:lang/detail/nur?from=mail', '/ar/detail/nur?from=mail'],
  ['/:lang', '/ar'],
  ['/detail/:lang', '/detail/:lang'],
  ['https://elsewhere.test/', '/'],
  ['//elsewhere.test/', '/'],
  ['/:lang//elsewhere.test', '/ar//elsewhere.test'],
  ['/\\elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
])(
  'from %s the choice of an Arabic profile leads to %s',
  { tags: ['ROUTE-05'] },
  (redirectUrl, place) => {
    expect(placeAfter(redirectUrl, 'ar')).toBe(place);
  },
);
