import { expect, test } from 'vitest';
import { pageOrAll } from './page.ts';

test.each([
  [{}, { offset: 0, limit: 1000 }],
  [{ offset: 0 }, { offset: 0, limit: 7 }],
  [{ offset: 20 }, { offset: 20, limit: 7 }],
  [{ limit: 3 }, { offset: 0, limit: 3 }],
  [
    { offset: 20, limit: 3 },
    { offset: 20, limit: 3 },
  ],
])('the input %j gives the page %j', (asked, page) => {
  expect(pageOrAll(asked, 7)).toEqual(page);
});
