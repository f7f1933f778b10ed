import { InEnglish } from '#app/testing/app.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaleNotice } from './stale-notice.tsx';

const load = vi.fn<() => Promise<null>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue(null);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(): void {
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <StaleNotice />, loader: load }],
    { hydrationData: { loaderData: { page: null } } },
  );
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.getByRole('button', { name: 'Try Again' });

test('a copy is loaded again after five seconds, then later and later, up to a minute', async () => {
  open();
  let expected = 0;
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    await pass(seconds - 1);
    expect(load).toHaveBeenCalledTimes(expected);
    await pass(1);
    expected += 1;
    expect(load).toHaveBeenCalledTimes(expected);
  }
});

test('it waits for its answer, and for the connection', async () => {
  let answer: () => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(null))));
  open();
  expect(button().getAttribute('aria-disabled')).toBeNull();
  await pass(5);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await pass(600);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(600);
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(10);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a press loads it at once', async () => {
  open();
  await act(async () => button().click());
  expect(load).toHaveBeenCalledOnce();
});
