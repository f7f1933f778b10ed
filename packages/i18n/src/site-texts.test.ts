import { expect, test } from 'vitest';
import { siteSlugOf } from './site-texts.ts';

test.each([
  ['Kandil', 'kandil'],
  ['École TV', 'ecole-tv'],
  ['  Mother’s & Sons +1 ', 'mothers-sons-1'],
  ['İzle', 'izle'],
  ['منارة', 'service'],
  ['“–”', 'service'],
])('%s is %s in names of files', (name, slug) =>
  expect(siteSlugOf({ name: { en: name } })).toBe(slug),
);
