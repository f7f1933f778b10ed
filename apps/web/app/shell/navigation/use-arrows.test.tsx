import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRemote } from '#app/browser/device-traits.ts';

let hovers = true;

beforeEach(() => {
  hovers = true;
  setRemote(false);
  vi.stubGlobal('matchMedia', () => ({ matches: hovers }));
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
  Element.prototype.scrollIntoView = () => undefined;
  window.innerHeight = 600;
  window.innerWidth = 1000;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 90, 50));
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['television'];
  setRemote(false);
});

/** A page whose code is imported fresh: the code of the arrows comes once in a document. */
async function open() {
  vi.resetModules();
  const { useArrows } = await import('./use-arrows.ts');
  function Page() {
    useArrows();
    return (
      <main>
        <a href="/one">One</a>
      </main>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/one', '/two'],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  return router;
}
const isRemote = () => 'remote' in document.documentElement.dataset;
const press = (key: string, target: EventTarget = document.body) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const link = () => screen.getByRole('link');
/** The code comes with the first touch. */
async function touched() {
  act(() => void document.dispatchEvent(new Event('pointermove')));
  press('Shift');
  await act(async () => void (await import('./arrows.ts')));
}

test('a device without a pointer is a remote from the start', async () => {
  hovers = false;
  await open();
  expect(isRemote()).toBe(true);
  cleanup();
  setRemote(false);
  hovers = true;
  await open();
  expect(isRemote()).toBe(false);
});

test('a key that was pressed before the code came is followed then', async () => {
  await open();
  press('ArrowRight');
  await touched();
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

test('a television has the code before the first key', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) TV Safari/537.36',
  );
  document.documentElement.dataset['television'] = '';
  await open();
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

test('a key that was pressed long before the code came is not followed', async () => {
  await open();
  const late = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  Object.defineProperty(late, 'timeStamp', { value: performance.now() - 1500 });
  act(() => void document.body.dispatchEvent(late));
  await touched();
  expect(document.activeElement).toBe(document.body);
  // The code is there: a new press is followed.
  press('ArrowRight');
  expect(document.activeElement).toBe(link());
});

test('a new page of a television begins with a focus, Back does not', async () => {
  document.documentElement.dataset['television'] = '';
  const router = await open();
  await touched();
  await waitFor(() => expect(document.activeElement).toBe(link()));
  link().blur();
  await act(() => router.navigate(-1));
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/three'));
  await waitFor(() => expect(document.activeElement).toBe(link()));
});
