import { afterEach, expect, test } from 'vitest';
import { focusBeside, focusFirst, placesBeside } from './focus-beside.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a list of so many rows, each with a link and a button that takes it away. */
function page(rows: number): void {
  const lines = Array.from(
    { length: rows },
    (_, at) => `<li><a href="#${at}">${at}</a><button>x</button></li>`,
  );
  document.body.innerHTML = `<main id="main"><ul>${lines.join('')}</ul></main>`;
}
const rowAt = (at: number): Element => document.querySelectorAll('li').item(at);
const buttonAt = (at: number): Element => document.querySelectorAll('button').item(at);
const focused = () => document.activeElement?.textContent;

test('the focus goes on to the row that follows, from the last one to the one before', () => {
  page(3);
  focusBeside(buttonAt(0));
  expect(focused()).toBe('1');
  focusBeside(buttonAt(2));
  expect(focused()).toBe('1');
});

test('the focus goes to what the page is about where no row is left', () => {
  page(1);
  focusBeside(buttonAt(0));
  expect(document.activeElement?.id).toBe('main');
});

test('a place that has gone meanwhile is passed over', () => {
  page(3);
  const places = placesBeside(buttonAt(1));
  rowAt(2).remove();
  focusFirst(places);
  expect(focused()).toBe('0');
  focusFirst([]);
  expect(focused()).toBe('0');
});
