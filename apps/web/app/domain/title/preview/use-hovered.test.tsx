import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { film } from '#app/testing/titles.ts';
import { useHovered } from './use-hovered.ts';

let sent: SentRequest[] = [];
let next = 0;
/** The titles of other tests are cached: each test has its own. */
let codes: [string, string] = ['', ''];

beforeEach(() => {
  vi.useFakeTimers();
  next += 1;
  codes = [`first-${next}`, `second-${next}`];
  // Reduced motion: no trailer is asked for.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  sent = scriptNetwork({
    '/content/series/findById': ({ query }) => ({ data: film({ code: query['code'] ?? '' }) }),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [hovered, close] = useHovered();
  return (
    <main>
      {codes.map((code) => (
        <div key={code} data-preview={code} data-testid={code}>
          <a href="/">{code}</a>
          <button type="button">Inside {code}</button>
        </div>
      ))}
      <p>Elsewhere</p>
      <output>{hovered?.item.dataset['preview']}</output>
      <button type="button" onClick={close}>
        Close
      </button>
    </main>
  );
}
const shown = () => screen.getByRole('status').textContent;
const over = (element: HTMLElement, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tile = (at: 0 | 1) => screen.getByTestId(codes[at]);

test('a tile is asked for after 150 ms of hover, and shown after 400', async () => {
  render(<Page />);
  over(tile(0));
  await pass(149);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toHaveLength(1);
  await pass(249);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe(codes[0]);
  over(screen.getByText('Elsewhere'));
  expect(shown()).toBe('');
});

test('a tile that is left early is not shown, nor one under a finger', async () => {
  render(<Page />);
  over(tile(0));
  await pass(300);
  over(tile(1));
  await pass(399);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe(codes[1]);
  over(tile(0), 'touch');
  await pass(1000);
  expect(shown()).toBe(codes[1]);
  fireEvent(document.documentElement, new Event('pointerleave'));
  expect(shown()).toBe('');
});

test('moving inside a tile starts nothing anew; its close button closes it', async () => {
  render(<Page />);
  over(tile(0));
  await pass(200);
  over(screen.getByText(codes[0]));
  await pass(200);
  expect(shown()).toBe(codes[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe('');
  over(tile(0));
  await pass(400);
  expect(shown()).toBe(codes[0]);
});

test('scrolling closes it; during the wait it starts the wait anew', async () => {
  render(<Page />);
  over(tile(0));
  await pass(300);
  fireEvent.scroll(document);
  await pass(399);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe(codes[0]);
  fireEvent.scroll(document);
  expect(shown()).toBe('');
  await pass(1000);
  expect(shown()).toBe('');
});

test('Escape closes it, returns the focus to the tile and keeps it closed there', async () => {
  render(<Page />);
  over(tile(0));
  await pass(400);
  screen.getByText(`Inside ${codes[0]}`).focus();
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(shown()).toBe(codes[0]);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBe('');
  expect(document.activeElement).toBe(screen.getByText(codes[0]));
  over(tile(0));
  await pass(400);
  expect(shown()).toBe('');
  over(tile(1));
  await pass(400);
  expect(shown()).toBe(codes[1]);
});

test('a title that is not available has no preview', async () => {
  scriptNetwork({});
  render(<Page />);
  over(tile(0));
  await pass(1000);
  expect(shown()).toBe('');
});

test('a visible focus opens it as the mouse does', async () => {
  render(<Page />);
  const { matches } = Element.prototype;
  let isVisible = false;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' ? isVisible : matches.call(this, selector);
  });
  act(() => screen.getByText(codes[0]).focus());
  await pass(400);
  expect(shown()).toBe('');
  isVisible = true;
  act(() => screen.getByText(codes[1]).focus());
  await pass(400);
  expect(shown()).toBe(codes[1]);
});
