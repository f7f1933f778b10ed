import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { KEEP_SCROLL } from '#app/browser/scroll/keep-scroll.ts';
import { tabItems } from '#app/browser/storage/items.ts';
import { useScroll } from './use-scroll.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const seen = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
  seen.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = seen;
});
function Page() {
  useScroll();
  return <h2 id="über">Hash</h2>;
}
function open(path = '/one') {
  let next: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (next = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/slow', element: <Page />, loader },
      { path: '*', element: <Page /> },
    ],
    { initialEntries: [path] },
  );
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, answer: () => act(async () => next()) };
}
function scroll(to: number): void {
  window.scrollY = to;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('the first view is the browser’s, the next page begins at the top, and Back restores its position', async () => {
  const { router } = open('/one?page=2');
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(700);
  await act(() => router.navigate('/two'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scroll(300);
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  await act(() => router.navigate(1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('a hash leads to its element, and a page that keeps its scroll stays where it is', async () => {
  const { router } = open();
  await act(() => router.navigate('/two#%C3%BCber'));
  expect(seen).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  await act(() => router.navigate('/two#nowhere'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollTo.mockReset();
  await act(() => router.navigate('/search/sea', { state: KEEP_SCROLL }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what scrolls while the next page loads is not the position of the page', async () => {
  const { router, answer } = open();
  scroll(700);
  act(() => void router.navigate('/slow'));
  scroll(5);
  await answer();
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('positions are stored for the next document when the page closes, and no longer after it', async () => {
  const { router, unmount } = open();
  scroll(450);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(tabItems.getItem('kandil_scroll')).toContain('450');
  unmount();
  tabItems.removeItem('kandil_scroll');
  window.dispatchEvent(new Event('pagehide'));
  expect(tabItems.getItem('kandil_scroll')).toBeNull();
  expect(router.state.location.pathname).toBe('/one');
});
