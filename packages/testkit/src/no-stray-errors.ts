import { afterEach, beforeEach, expect } from 'vitest';
import { format } from 'node:util';

// Set-up of component tests: what React or our own code complains of on the console fails the test, unless the test has
// a console of its own for it (`vi.spyOn(console, 'warn')`).

/** jsdom is older than these: elements it does not know, layout it does not do. */
const NOT_IN_JSDOM = [
  /^The tag <search> is unrecognized/,
  /^Error: Not implemented/,
  /^Not implemented/,
];

const { error, warn } = console;
let stray: string[] = [];

beforeEach(() => {
  stray = [];
  const note = (...words: unknown[]): void => {
    const text = format(...words);
    if (!NOT_IN_JSDOM.some((known) => known.test(text))) stray.push(text);
  };
  Object.assign(console, { error: note, warn: note });
});

afterEach(() => {
  Object.assign(console, { error, warn });
  expect(stray, 'complaints on the console').toEqual([]);
});
