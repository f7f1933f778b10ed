import { InEnglish } from '#app/testing/app.tsx';
import { content } from '@kandil/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeResponse } from '#app/data/queries/entity-store.ts';
import { PageChange } from './page-change.tsx';

// The skeleton is a lazy chunk; with fake timers the tests cannot wait for it.
beforeAll(async () => void (await import('./page-skeleton.tsx')));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An application with three pages; the test decides how long one of them takes. */
function start() {
  let arrive = () => {};
  const slow = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const frame = (
    <PageChange>
      <Outlet />
    </PageChange>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: 'home' },
        { path: '/slow', loader: () => slow, element: 'the slow page' },
        { path: '/detail/:id', loader: () => slow, element: 'the title' },
        {
          id: 'watch',
          path: '/watch/:id',
          loader: ({ params }) => (params['id'] === '2' ? slow : null),
          element: <input />,
        },
        { path: '/request-timeout', element: 'timed out' },
      ],
    },
  ]);
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
  // A visitor touches the page before a link is followed.
  fireEvent.pointerOver(document.body);
  const goTo = (path: string) => act(async () => void router.navigate(path));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { router, goTo, pass, arrive: () => act(async () => arrive()) };
}

describe('navigation to a slow page', () => {
  test(
    'shows nothing for 300 ms, then a progress line and the skeleton',
    { tags: ['SHELL-43'] },
    async () => {
      const { goTo, pass, arrive } = start();
      await goTo('/slow');
      await pass(299);
      expect(screen.queryByRole('progressbar')).toBeNull();
      await pass(1);
      expect(screen.getByRole('progressbar')).toBeDefined();
      await arrive();
      await pass(0);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(document.body.textContent).toContain('the slow page');
    },
  );

  test('shows what is already known of the title in the skeleton', async () => {
    mergeResponse(content.categoryItems, [{ id: 1, code: 'nur', title: 'Nur' }]);
    const { goTo, pass, arrive } = start();
    await goTo('/detail/nur');
    await pass(300);
    expect(screen.getByRole('heading', { name: 'Nur' })).toBeDefined();
    await arrive();
    await pass(0);
    expect(document.body.textContent).toContain('the title');
  });

  test('keeps the same page mounted, such as the player between two episodes', async () => {
    const { goTo, pass, arrive } = start();
    await goTo('/watch/1');
    await pass(0);
    const field = document.querySelector('input');
    expect(field).not.toBeNull();
    await goTo('/watch/2');
    await pass(300);
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(document.querySelector('input')).toBe(field);
    await arrive();
    await pass(0);
    expect(document.querySelector('input')).toBe(field);
  });

  test('shows the request timed out page after 10 s', async () => {
    const { router, goTo, pass } = start();
    await goTo('/slow');
    await pass(9999);
    expect(router.state.location.pathname).toBe('/');
    await pass(1);
    expect(router.state.location.pathname).toBe('/request-timeout');
    await pass(30_000);
    expect(router.state.location.pathname).toBe('/request-timeout');
  });

  test('does not time out after the page has arrived', async () => {
    const { router, goTo, pass, arrive } = start();
    await goTo('/slow');
    await pass(9000);
    await arrive();
    await pass(20_000);
    expect(router.state.location.pathname).toBe('/slow');
  });
});
