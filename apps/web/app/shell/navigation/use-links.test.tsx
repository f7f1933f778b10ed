import { ui } from '@kandil/i18n/locales/en';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';
import { innerLink, useLinks } from './use-links.ts';

/** Where a click on the link navigates inside the application; null when the browser handles it. */
function click(html: string, init: MouseEventInit = {}, base = ''): string | null {
  document.body.innerHTML = html;
  let target: string | null = null;
  const seen = (event: MouseEvent) => {
    target = innerLink(event, base)?.pathname ?? null;
    event.preventDefault();
  };
  document.addEventListener('click', seen, { once: true });
  document
    .querySelector('#x')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

function Links() {
  useLinks();
  return <Link to="/history">Watch history</Link>;
}

beforeEach(() => window.history.replaceState(null, '', '/here?q=1'));

describe('a click on a link', () => {
  test('inside the application navigates, also on an element inside the link', () => {
    expect(click('<a id="x" href="/detail/nur">Nûr</a>')).toBe('/detail/nur');
    expect(click('<a href="/detail/nur"><b id="x">Nûr</b></a>')).toBe('/detail/nur');
  });

  test.each([
    ['another site', '<a id="x" href="https://elsewhere.test/">x</a>', {}],
    ['another tab', '<a id="x" target="_blank" href="/a">x</a>', {}],
    ['a download', '<a id="x" download href="/a">x</a>', {}],
    ['a link with data-reload', '<a id="x" data-reload href="/a">x</a>', {}],
    ['a fragment of this page', '<a id="x" href="/here?q=1#part">x</a>', {}],
    ['an element outside links', '<button id="x">x</button>', {}],
    ['with Ctrl', '<a id="x" href="/a">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a id="x" href="/a">x</a>', { button: 1 }],
  ])('%s is left to the browser', (_, html, init) => expect(click(html, init)).toBeNull());

  test('under a language prefix, only links below the prefix stay inside', () => {
    expect(click('<a id="x" href="/ar/detail/nur">x</a>', {}, '/ar')).toBe('/ar/detail/nur');
    expect(click('<a id="x" href="/ar">x</a>', {}, '/ar')).toBe('/ar');
    expect(click('<a id="x" href="/fr/detail/nur">x</a>', {}, '/ar')).toBeNull();
    expect(click('<a id="x" href="/arabesque">x</a>', {}, '/ar')).toBeNull();
  });
});

test('the pressed link is marked until its page is there', async () => {
  document.body.innerHTML = '';
  const { router } = renderApp(<Links />);
  const link = screen.getByRole('link');
  act(() => link.click());
  expect(link.dataset['pending']).toBe('');
  await waitFor(() => expect(router.state.location.pathname).toBe('/history'));
  await waitFor(() => expect(link.dataset['pending']).toBeUndefined());
});

describe('a link of the application', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    useModals.setState({ modal: null, below: [] });
  });

  function Several() {
    useLinks();
    return (
      <>
        <Link to="/history?page=2#end">History</Link>
        <Link to="/login">Login</Link>
        <Link to="/here?q=1">Here</Link>
      </>
    );
  }
  const press = (name: string) => act(() => screen.getByRole('link', { name }).click());

  test('opens its page with query and hash; the same address makes no other entry of the history', async () => {
    const { router } = renderApp(<Several />);
    press('History');
    await waitFor(() => expect(router.state.location.pathname).toBe('/history'));
    expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#end' });
    expect(router.state.historyAction).toBe('PUSH');
    press('Here');
    await waitFor(() => expect(router.state.location.pathname).toBe('/here'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('to login opens the form over the page', () => {
    const { router, unmount } = renderApp(<Several />);
    press('Login');
    expect(useModals.getState().modal?.name).toBe('login');
    expect(router.state.location.pathname).toBe('/');
    unmount();
    document.body.innerHTML = '<a id="left" href="/history">x</a>';
    const left = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('#left')?.dispatchEvent(left);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('pointing at a link', () => {
  /** Asked when the player's engine is prepared; this browser has none, so nothing else is fetched. */
  const isTypeSupported = vi.fn<() => boolean>(() => false);
  const line = (saveData: boolean) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });

  beforeEach(() => {
    document.body.innerHTML = '';
    isTypeSupported.mockClear();
    vi.stubGlobal('MediaSource', { isTypeSupported });
  });
  afterEach(() => line(false));

  const point = (href: string, sign = 'pointerover') => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.dispatchEvent(new Event(sign, { bubbles: true }));
  };
  /** Whether the engine is prepared, once its code is there. */
  async function prepares(href: string, sign?: string): Promise<boolean> {
    point(href, sign);
    await act(async () => void (await import('@kandil/player/engine')));
    await act(async () => undefined);
    return isTypeSupported.mock.calls.splice(0).length > 0;
  }

  test('that leads to the player prepares the player, by pointer or by focus', async () => {
    renderApp(<Links />);
    expect(await prepares('/watch/7')).toBe(true);
    expect(await prepares('/watch/7', 'focusin')).toBe(true);
    expect(await prepares('/detail/nur')).toBe(false);
    expect(await prepares('/')).toBe(false);
    cleanup();
    expect(await prepares('/watch/7')).toBe(false);
  });

  test('prepares nothing where data is saved', async () => {
    line(true);
    renderApp(<Links />);
    expect(await prepares('/watch/7')).toBe(false);
  });

  test('of another language prepares nothing: it loads a document', async () => {
    function Arabic() {
      return (
        <TextsProvider language="ar" prefix="ar" texts={ui}>
          <Links />
        </TextsProvider>
      );
    }
    renderApp(<Arabic />);
    expect(await prepares('/watch/7')).toBe(false);
    expect(await prepares('/ar/watch/7')).toBe(true);
  });
});
