import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { NotFoundPage, RequestTimeoutPage, ServerErrorPage } from './error-pages.tsx';
import { CodeMissing } from './page-error.tsx';

test(
  'the 404 page explains itself and links to home, search and the help center',
  { tags: ['ERROR-08', 'ERROR-09'] },
  () => {
    renderApp(<NotFoundPage />, { path: '/no-such-page' });
    expect(screen.getByRole('heading', { name: 'This page is missing' })).toBeTruthy();
    expect(
      screen.getByText('It has moved, or the link to it was put together incorrectly.'),
    ).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Search', '/search'],
      ['Help center', '/help-center'],
    ]);
  },
);

test('a page that failed keeps its heading, and offers to try again first', () => {
  renderApp(<ServerErrorPage heading="Watch history" again={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Watch history');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^The server has been/);
  const ways = [...document.querySelectorAll('main :is(a, button)')];
  expect(ways.map((way) => way.textContent)).toEqual(['Try Again', 'Home']);
});

test('an error without a way to load again leads back; in a new tab it leads home', async () => {
  const { router } = renderApp(<RequestTimeoutPage />, { path: '/before' });
  await act(() => router.navigate('/failed'));
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  length.mockReturnValue(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a page whose code is missing says so and offers a retry', () => {
  renderApp(<CodeMissing />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('Unexpected error happened, please try again!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
