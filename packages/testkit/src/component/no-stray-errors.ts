import { afterEach, beforeEach, expect } from 'vitest';
import { format } from 'node:util';

// Set-up of component tests: an error or warning on the console fails the test, unless the test replaces the console
// (`vi.spyOn(console, 'warn')`).

/** Elements and layout that jsdom does not support. */
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
  // The texts are in the message: a report of a failure has that line alone.
  expect(stray, `errors and warnings on the console: ${stray.join('\n')}`).toEqual([]);
});
