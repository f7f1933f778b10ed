import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStart } from '#app/data/start/start.ts';
import { renderApp } from '#app/testing/app.tsx';
import { StartOverlay } from './start-overlay.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const WORDS = 'Lighting the lamps ...';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Resolves as soon as the start data differ from those of the document. */
function Page() {
  return <StartOverlay started={useStart().textsVersion === 'loaded'} />;
}

test(
  'the overlay retries until the start data arrive, and disappears 500 ms later',
  { tags: ['SHELL-50', 'CONST-12'] },
  async () => {
    let asked = 0;
    const reload = () => {
      asked++;
      return { textsVersion: 'loaded' };
    };
    renderApp(<Page />, { reload });
    await pass(1999);
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(499);
    expect(screen.queryByText(WORDS)).toBeTruthy();
    await pass(1);
    expect(screen.queryByText(WORDS)).toBeNull();
  },
);

test('a page with its data is never covered', () => {
  renderApp(<StartOverlay started />);
  expect(screen.queryByText(WORDS)).toBeNull();
});
