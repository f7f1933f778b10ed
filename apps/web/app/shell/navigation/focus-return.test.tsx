import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

let later: () => void;
/** The tiles of Continue Watching, by the addresses of their videos. */
let watching: string[];

beforeEach(() => {
  vi.useFakeTimers();
  watching = ['/watch/1', '/watch/2'];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Row = ({ name, links }: { name: string; links: string[] }) => (
  <ul aria-label={name}>
    {links.map((href) => (
      <li key={href}>
        <a href={href}>{`${name} ${href}`}</a>
      </li>
    ))}
  </ul>
);

/** Home with a row that is loaded after the page. */
function Home() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => void (later = () => setLoaded(true)), []);
  return (
    <main id="main">
      <Row name="Continue" links={watching} />
      <Row name="New" links={['/detail/nur', '/watch/2']} />
      {loaded && <Row name="Late" links={['/detail/nur', '/detail/dust']} />}
    </main>
  );
}

function Frame() {
  useFocusReturn();
  return <Outlet />;
}

async function open() {
  const other = <main id="main" />;
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Home /> },
        { path: '*', element: other },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await import('./focus-return.ts');
  await act(() => vi.advanceTimersByTimeAsync(1));
  const go = (to: string | -1, replace = false) =>
    act(async () => void (to === -1 ? router.navigate(-1) : router.navigate(to, { replace })));
  /** Follows a link with the keyboard. */
  const follow = async (name: string) => {
    const link = screen.getByRole('link', { name });
    link.focus();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await go(link.getAttribute('href') ?? '');
  };
  return { go, follow };
}

const focused = () => document.activeElement?.textContent;

test('Back focuses the link that was followed, in its own row', async () => {
  const { go, follow } = await open();
  await follow('New /watch/2');
  expect(document.activeElement).toBe(document.body);
  await go(-1);
  expect(focused()).toBe('New /watch/2');
});

test('Back focuses a tile of a row that loads later', async () => {
  const { go, follow } = await open();
  await act(async () => later());
  await follow('Late /detail/nur');
  await go(-1);
  expect(document.activeElement).toBe(document.body);
  await act(async () => later());
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(focused()).toBe('Late /detail/nur');
});

test('Back with a dialog open focuses the link once the dialog is gone', async () => {
  const { go, follow } = await open();
  await follow('Continue /watch/1');
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>');
  const dialog = document.querySelector('dialog');
  dialog?.querySelector('button')?.focus();
  await go(-1);
  expect(focused()).toBe('Close');
  dialog?.remove();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(focused()).toBe('Continue /watch/1');
});

test('a visitor who does something first keeps the focus', async () => {
  const { go, follow } = await open();
  await act(async () => later());
  await follow('Late /detail/dust');
  await go(-1);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await act(async () => later());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(document.activeElement).toBe(document.body);
});

test('where the tile is gone, its row has the focus', async () => {
  const { go, follow } = await open();
  await follow('Continue /watch/1');
  watching = ['/watch/3', '/watch/2'];
  await go(-1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(focused()).toBe('Continue /watch/3');
});

test('the back button of the player, which replaces its address, does so too', async () => {
  const { go, follow } = await open();
  await follow('Continue /watch/2');
  await go('/', true);
  expect(focused()).toBe('Continue /watch/2');
});

test('a new visit of a page leaves the focus alone', async () => {
  const { go, follow } = await open();
  await follow('Continue /watch/2');
  await go('/');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(document.activeElement).toBe(document.body);
});
