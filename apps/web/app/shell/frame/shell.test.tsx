import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { useConsent } from '#app/browser/consent.ts';
import type { Category, Start } from '#app/data/start/start.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { PAGE_ROUTES } from '#app/pages.ts';
import { InEnglish, ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { CookiePreferencesModal } from '../modals/cookie-preferences-modal.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { pageIsAlive } from './later.tsx';
import { Shell } from './shell.tsx';

const category = (code: string, over: Partial<Category> = {}) =>
  ({ id: 1, code, title: code, kind: 'MOVIES', resultType: 'MOVIES', ...over }) as Category;
const LIVE = category('live', { resultType: 'TV_CHANNEL' });
const KIDS = { id: 3, profileName: 'Elif', profileType: 'KIDS', avatarId: 'star' };
const IN_KIDS = { account: { ...ACCOUNT, userProfile: [KIDS] as never }, profileId: 3 };
const hrefs = (root: HTMLElement, role = 'link') =>
  within(root)
    .getAllByRole(role)
    .map((link) => link.getAttribute('href'));

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  scriptNetwork({});
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  useConsent.setState({ answered: false, kinds: null });
  useModals.setState({ modal: null, below: [] });
  window.scrollY = 0;
  window.scrollTo = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true);
});
test('no menu leads to a part of the product that is off', () => {
  const off = ['giving', 'referral', 'family', 'live', 'prayer'] as const;
  const places = () =>
    ['link', 'menuitem'].flatMap((role) =>
      screen.queryAllByRole(role).flatMap((link) => link.getAttribute('href') ?? []),
    );
  const of = (parts: typeof off | []) => {
    renderApp(
      <>
        <Header over={false} />
        <ProfileLinks />
        <BottomBar />
        <Footer />
      </>,
      { start: { categories: [LIVE] }, off: parts },
    );
    const found = new Set(places());
    cleanup();
    return found;
  };
  const [all, left] = [of([]), of(off)];
  expect([...all.difference(left)].toSorted()).toEqual([
    '/channels',
    '/family-sharing',
    '/invitation',
    '/settings#prayer',
    '/social-resp',
  ]);
});

describe('the header', () => {
  const open = (start: Partial<Start> = {}, over = false) =>
    renderApp(<Header over={over} />, { start });
  const menu = () => hrefs(screen.getByRole('navigation'));

  test('leads home, to the categories of the service in their order, and to My List', () => {
    open({
      categories: [
        category('films'),
        LIVE,
        category('more', { kind: 'PACKAGES' }),
        category('about', { kind: 'STATIC' }),
      ],
    });
    expect(menu()).toEqual([
      '/',
      '/category/films',
      '/channels',
      '/subscription-plans',
      '/my-list',
    ]);
    cleanup();
    open({ categories: [category('my-list'), category('home', { kind: 'STATIC' })] });
    expect(menu()).toEqual(['/my-list', '/']);
  });

  test('marks the page that is open, in its menu and in the bar of a phone', () => {
    const current = (path: string, bar = <Header over={false} />) => {
      cleanup();
      renderApp(bar, { start: { categories: [category('films'), LIVE] }, path });
      const links = within(screen.getByRole('navigation')).getAllByRole('link');
      return links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.getAttribute('href'));
    };
    expect(current('/')).toEqual(['/']);
    expect(current('/channels/girih')).toEqual(['/channels']);
    expect(current('/', <BottomBar />)).toEqual(['/']);
    expect(current('/search/nur', <BottomBar />)).toEqual(['/search']);
  });

  test('the bar of a phone ends with the account of a member, or with login', () => {
    const last = (start: Partial<Start>) => {
      cleanup();
      renderApp(<BottomBar />, { start });
      return hrefs(screen.getByRole('navigation')).at(-1);
    };
    expect(last({})).toBe('/login');
    expect(last({ account: ACCOUNT })).toBe('/settings');
    expect(last({ sessionPending: true })).toBe('/settings');
  });

  test('offers a plan and login to a guest, and a menu to a member', async () => {
    open();
    expect(screen.getByRole('link', { name: 'Subscribe' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /log in/i })).toBeTruthy();
    cleanup();
    open({ account: ACCOUNT });
    expect(screen.getByRole('link', { name: 'Subscribe' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /log in/i })).toBeNull();
    expect(await screen.findByRole('button', { name: /Leyla Hasan/ })).toBeTruthy();
  });

  test('offers a child no plan, and nothing while the session is being refreshed', () => {
    open(IN_KIDS);
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
    cleanup();
    open({ sessionPending: true });
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
    expect(screen.queryByRole('link', { name: /log in/i })).toBeNull();
  });

  test('over art is transparent until the page is scrolled by more than 40 pixels', () => {
    open({}, true);
    const isSolid = () => screen.getByRole('banner').className.includes('bg-ground');
    const scroll = (to: number) => {
      window.scrollY = to;
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    expect(isSolid()).toBe(false);
    scroll(40);
    expect(isSolid()).toBe(false);
    scroll(41);
    expect(isSolid()).toBe(true);
    cleanup();
    window.scrollY = 0;
    open({}, false);
    expect(isSolid()).toBe(true);
  });
});

describe("a member's menu", () => {
  test('has the links of the account, of which a child has those for children', () => {
    renderApp(<ProfileLinks />, { start: { account: ACCOUNT } });
    const all = hrefs(document.body, 'menuitem');
    expect(all).toContain('/subscription-plans');
    expect(all).toContain('/payment-history');
    cleanup();
    renderApp(<ProfileLinks />, { start: IN_KIDS });
    const ofChild = hrefs(document.body, 'menuitem');
    expect(ofChild).not.toContain('/subscription-plans');
    expect(ofChild).not.toContain('/payment-history');
    expect(ofChild).toContain('/settings');
    expect(ofChild.length).toBeLessThan(all.length);
  });
});

describe('the cookie notice', () => {
  const open = (start: Partial<Start> = { consent: false }, aboveBar = false) =>
    renderApp(<CookieNotice aboveBar={aboveBar} />, { start });
  const notice = () => screen.queryByRole('region');

  test('asks until there is an answer, which allows all or nothing', () => {
    open({ consent: true });
    expect(notice()).toBeNull();
    cleanup();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Allow all' }));
    expect(notice()).toBeNull();
    expect(readCookie(COOKIES.consent)).toContain('analytics');
    cleanup();
    removeCookie(COOKIES.consent);
    useConsent.setState({ answered: false, kinds: null });
    open();
    fireEvent.click(screen.getByRole('button', { name: /reject|necessary/i }));
    expect(notice()).toBeNull();
    expect(readCookie(COOKIES.consent)).not.toContain('analytics');
  });

  test('does not ask where no cookie is stored: it would come back for ever', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    open();
    expect(notice()).toBeNull();
  });

  test('stands above the bottom bar where there is one, and opens the preferences', () => {
    open({ consent: false }, true);
    expect(notice()?.className).toContain('4rem');
    fireEvent.click(screen.getByRole('button', { name: /preferences|choose/i }));
    expect(useModals.getState().modal?.name).toBe('cookiePreferences');
    cleanup();
    open();
    expect(notice()?.className).not.toContain('4rem');
  });

  test('has preferences by kind, which are stored', () => {
    useModals.getState().open('cookiePreferences', {}, false);
    renderApp(<CookiePreferencesModal />);
    const [necessary, ...kinds] = screen.getAllByRole<HTMLInputElement>('switch');
    expect([necessary?.checked, necessary?.disabled]).toEqual([true, true]);
    expect(kinds.map(({ checked }) => checked)).toEqual([false, false, false]);
    fireEvent.click(kinds[0] as HTMLElement);
    fireEvent.click(kinds[1] as HTMLElement);
    fireEvent.click(kinds[1] as HTMLElement);
    expect(kinds.map(({ checked }) => checked)).toEqual([true, false, false]);
    fireEvent.submit(kinds[0]?.closest('form') as HTMLFormElement);
    expect(readCookie(COOKIES.consent)).toBe('functionality');
    expect(useModals.getState().modal?.visible).not.toBe(true);
  });

  test('says that cookies are needed where the preferences could not be stored', () => {
    useModals.getState().open('cookiePreferences', {}, false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    renderApp(<CookiePreferencesModal />);
    fireEvent.submit(screen.getAllByRole('switch')[0]?.closest('form') as HTMLFormElement);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(useModals.getState().modal?.visible).toBe(true);
  });
});

describe('the frame of a page', () => {
  function open(path: string, start: Partial<Start> = {}) {
    const router = createMemoryRouter(
      [
        {
          id: 'root',
          element: (
            <Shell>
              <Outlet />
            </Shell>
          ),
          loader: () => START,
          children: PAGE_ROUTES.map((route) => ({
            ...route,
            element: <main id="main">Page</main>,
          })),
        },
      ],
      {
        initialEntries: [path],
        hydrationData: { loaderData: { root: { ...START, consent: false, ...start } } },
      },
    );
    return render(
      <InEnglish>
        <RouterProvider router={router} />
      </InEnglish>,
    );
  }
  const has = async () => {
    await screen.findByText('Page');
    pageIsAlive();
    await waitFor(() => expect('ready' in document.documentElement.dataset).toBe(true));
    const frame = {
      header: screen.queryByRole('banner') !== null,
      footer: screen.queryByRole('contentinfo') !== null,
      notice: document.querySelector('[data-notice]') !== null,
    };
    delete document.documentElement.dataset['ready'];
    return frame;
  };

  test('has bars around a page to read, none around a player or in the web view of an app', async () => {
    open('/about-us');
    expect(await has()).toEqual({ header: true, footer: true, notice: true });
    cleanup();
    open('/watch/7');
    expect(await has()).toEqual({ header: false, footer: false, notice: false });
    cleanup();
    open('/about-us', { parentPlatform: 'android' as never });
    expect(await has()).toEqual({ header: false, footer: false, notice: true });
  });
});
