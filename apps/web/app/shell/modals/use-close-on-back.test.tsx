import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

afterEach(() => {
  cleanup();
  useModals.setState({ modal: null, below: [] });
});

function Modals() {
  useCloseOnBack();
  return null;
}

/** Somebody presses Back as soon as the modal is in the document, before the browser paints it. */
function BackAtOnce() {
  useLayoutEffect(() => void window.dispatchEvent(new PopStateEvent('popstate')), []);
  return null;
}

test('Back closes a modal that has just appeared', async () => {
  openModal('share', { url: 'https://kandil.test/detail/x', title: 'X' });
  const shell = (
    <>
      <Modals />
      <BackAtOnce />
    </>
  );
  const routes = [
    { element: shell, children: ['/a', '/b'].map((path) => ({ path, element: path })) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/a', '/b'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/a');
  expect(useModals.getState().modal?.visible ?? false).toBe(false);
});
