import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish, START, UI } from '#app/testing/app.tsx';
import { PageError } from './page-error.tsx';

// The router logs what its error boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
/** Opens a page whose loader fails so, until `again` is called. */
async function failed(error: unknown, id = 'detail') {
  const page = { error };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => START,
        HydrateFallback: () => null,
        children: [
          {
            id,
            path: '*',
            loader: () => {
              if (page.error) throw page.error;
              return null;
            },
            element: <h1>Loaded</h1>,
            ErrorBoundary: PageError,
          },
        ],
      },
    ],
    { initialEntries: ['/somewhere'] },
  );
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
  await screen.findByRole('heading', { level: 1 });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const again = () => {
    page.error = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  };
  return { headings, again };
}

test.each([
  ['a page that does not exist', data(null, 404), ['This page is missing']],
  [
    'a title that has left',
    data({ kind: 'http', message: 'This has left.', code: 'LEFT' }, 404),
    ['This has left.'],
  ],
  [
    'a title that never was',
    data({ kind: 'http', message: 'Not Found', code: 'NOT_FOUND' }, 404),
    ['This page is missing'],
  ],
  ['a page that took too long', data(null, 408), [UI['error.timeout']]],
  ['a service that fails', data({ kind: 'http', message: 'No.' }, 500), [UI['error.server']]],
  ['a service that is busy', data(null, 503), [UI['error.server']]],
  ['our own mistake', new Error('undefined is not a function'), [UI['error.crash']]],
])('%s has its own words', async (_what, error, words) => {
  expect((await failed(error)).headings).toEqual(words);
});

test('an error keeps the heading of a page that everybody has', async () => {
  const { headings } = await failed(data(null, 503), 'myList');
  expect(headings).toEqual(['My List', UI['error.server']]);
});

test.each([
  ['what a service refuses is said in its words', 403, { kind: 'http', message: 'Not for you.' }],
  ['a request that was lost says so', 503, { kind: 'network', message: 'Not for you.' }],
])('%s; pressing again loads the page', async (_what, status, failure) => {
  const { headings, again } = await failed(data(failure, status));
  expect(headings).toEqual([UI['state.errorTitle']]);
  expect(screen.getByText('Not for you.')).toBeTruthy();
  again();
  await screen.findByRole('heading', { name: 'Loaded' });
});

test('a page that failed is loaded again from its own button', async () => {
  const { again } = await failed(data(null, 500));
  again();
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeTruthy();
});

test('without a connection that is what the page says, and it is loaded once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { headings, again } = await failed(data({ kind: 'network', message: 'Lost.' }, 503));
  expect(headings).toEqual([UI['state.offlineTitle']]);
  expect(screen.queryByText('Lost.')).toBeNull();
  online.mockReturnValue(true);
  again();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Loaded' })).toBeTruthy());
});
