import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from './time-axis.ts';
import { useSizes, useView } from './use-view.ts';

const START = Date.UTC(2026, 10, 20);
const AXIS = { start: START, end: START + 9 * 24 * HOUR, perMinute: 5 };
const SIZES = { column: 76, head: 40, row: 68, perMinute: 5 };
const EVENING = START + 43 * HOUR;
const WIDTH = 400;

/** Tells the guide that its size has changed. */
let resize: () => void = () => undefined;

// What jsdom lacks of scrolling. Like a browser's, positions run from zero to the left in right-to-left pages.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #resized: () => void;
      constructor(resized: () => void) {
        this.#resized = resized;
      }
      observe() {
        resize = this.#resized;
      }
      disconnect() {
        resize = () => undefined;
      }
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    const left = typeof to === 'object' ? (to.left ?? 0) : 0;
    const isRtl = getComputedStyle(this).direction === 'rtl';
    this.scrollLeft = isRtl ? Math.min(0, left) : Math.max(0, left);
    this.dispatchEvent(new Event('scroll'));
  };
});
function Guide({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { scroller, view, goTo } = useView(AXIS, SIZES, EVENING);
  return (
    <div ref={scroller} style={{ direction }}>
      <button type="button" onClick={() => goTo(EVENING + 24 * HOUR)}>
        Tomorrow
      </button>
      <output>
        {[view.first, view.from, view.to].map((time) => (time - START) / MINUTE).join()}
      </output>
    </div>
  );
}

test.each(['ltr', 'rtl'] as const)(
  'a guide in %s begins at its time, not at midnight',
  (direction) => {
    render(<Guide direction={direction} />);
    const view = () => screen.getByRole('status').textContent;
    // An hour more on both sides.
    expect(view()).toBe([43 * 60, 42 * 60, 43 * 60 + 150].join());
    screen.getByRole('button', { name: 'Tomorrow' }).click();
    expect(view()).toBe([67 * 60, 66 * 60, 67 * 60 + 150].join());
  },
);

test('a guide that grows shows more hours', () => {
  const { unmount } = render(<Guide direction="ltr" />);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH + 300);
  act(() => resize());
  expect(screen.getByRole('status').textContent).toBe([43 * 60, 42 * 60, 43 * 60 + 210].join());
  width.mockReturnValue(WIDTH);
  unmount();
  expect(resize()).toBeUndefined();
});

test('the parts of the guide grow with the screen, also while it is open', () => {
  let change: () => void = () => undefined;
  const query = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => (change = listener),
    removeEventListener: () => (change = () => undefined),
  };
  vi.stubGlobal('matchMedia', () => query);
  const { result, unmount } = renderHook(() => useSizes());
  const narrow = result.current;
  query.matches = true;
  act(() => change());
  const wide = result.current;
  for (const name of ['column', 'head', 'row', 'perMinute'] as const)
    expect(wide[name]).toBeGreaterThan(narrow[name]);
  unmount();
  expect(change()).toBeUndefined();
});
