import { afterEach, expect, test } from 'vitest';
import { focusBeside, focusFirst, placesBeside } from './focus-beside.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a list of so many rows, each with a link and a remove button. */
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

test('the focus moves to the next row, and from the last row to the previous one', () => {
  page(3);
  focusBeside(buttonAt(0));
  expect(focused()).toBe('1');
  focusBeside(buttonAt(2));
  expect(focused()).toBe('1');
});

test('the focus moves to the main content when no row is left', () => {
  page(1);
  focusBeside(buttonAt(0));
  expect(document.activeElement?.id).toBe('main');
});

test('an element that has been removed meanwhile is skipped', () => {
  page(3);
  const places = placesBeside(buttonAt(1));
  rowAt(2).remove();
  focusFirst(places);
  expect(focused()).toBe('0');
  focusFirst([]);
  expect(document.activeElement?.id).toBe('main');
});
