import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../account.ts';
import { askAs } from '../ask.ts';
import type { Role, Screen, State } from './list.ts';

/** Opens screens for the tests and for the gallery. */

/** Signs the demo account in; a guest has only answered the cookie notice. */
export async function enter(context: BrowserContext, site: string, role: Role | null) {
  if (role) await signIn(context, site, `${role}@kandil.test`);
  await context.addCookies([{ name: 'kandil_consent', value: 'necessary', url: site }]);
}

const finders: Record<string, (context: BrowserContext, site: string) => Promise<number>> = {
  async '{episode}'(context, site) {
    const path = '/api/content/video/code?videoCode=caravan-of-dust-s1e1';
    return (await askAs<{ id: number }>(context, site + path)).id;
  },
  async '{profile}'(context, site) {
    const path = '/api/auth/auth/user-profile/list';
    const profiles = await askAs<{ id: number; isDefaultProfile: boolean }[]>(context, site + path);
    return profiles.find(({ isDefaultProfile }) => !isDefaultProfile)?.id ?? 0;
  },
};

/** The path of a screen in a language, with its ids. The context must belong to the screen's account. */
export async function pathOf(
  context: BrowserContext,
  site: string,
  { path }: Pick<Screen, 'path'>,
  language: string,
): Promise<string> {
  let found = path;
  for (const [place, find] of Object.entries(finders))
    if (path.includes(place)) found = path.replace(place, String(await find(context, site)));
  // Always with the language: a member's page without it reloads in the language of the profile.
  return `/${language}${found}`;
}

/** Gives the screen the answers that the demo cannot give. */
export async function answerFor(page: Page, { answers = {} }: Pick<Screen, 'answers'>) {
  for (const [end, data] of Object.entries(answers))
    await page.route(`**${end}`, (route) =>
      route.fulfill({ json: { message: null, data, meta: null } }),
    );
}

/**
 * Waits until the page is complete: hydrated, with its fonts, and nothing in view that stands for something else.
 * Pictures are waited for by `settled` (structure.ts): most tests load none.
 * @param inside CSS selector of what must be complete, by default the page
 */
export async function complete(page: Page, inside = 'main'): Promise<void> {
  await page
    .waitForFunction(
      (root) => {
        const shown = (element: Element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          const inView = width > 0 && bottom > 0 && top < innerHeight;
          return inView && element.checkVisibility({ opacityProperty: true });
        };
        const waiting = document.querySelectorAll(`${root} :is(.animate-shimmer, .animate-spin)`);
        return (
          document.fonts.status === 'loaded' &&
          document.querySelector('[data-ready] #main:not([aria-busy=true])') !== null &&
          ![...waiting].some(shown)
        );
      },
      inside,
      { timeout: 4_000 },
    )
    // A player loads without end, and so does a payment that waits.
    .catch(() => undefined);
}

/** Follows a link to the path inside the application: no document is loaded. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('#main')?.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Goes to the path inside the application and waits until its page has taken the place of the last one. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  // The application drops the language where its document has none in its address.
  const bare = (pathname: string) => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '');
  await page.waitForURL((url) => bare(url.pathname) === bare(new URL(path, url).pathname), {
    waitUntil: 'commit',
  });
  // Two addresses of one component keep its element.
  await page
    .waitForFunction(() => document.querySelector('#main:not([data-left])'), undefined, {
      timeout: 1_000,
    })
    .catch(() => page.locator('#main').evaluate((main) => main.removeAttribute('data-left')));
}

/** Opens a page from which others are reached inside the application. */
export async function openFrame(page: Page, site: string, language: string): Promise<void> {
  await page.goto(`${site}/${language}/about-us`);
  await page.locator('html[data-ready] #main').waitFor({ state: 'attached' });
}

/** Opens a screen as a document. */
export async function openScreen(page: Page, site: string, screen: Screen, path: string) {
  await answerFor(page, screen);
  // Home drops the language from its address, and a member's home would then have the language of the profile.
  if (screen.page === 'home' && screen.as) {
    await openFrame(page, site, path.split('/')[1] ?? '');
    await goWithin(page, path);
  } else await page.goto(site + path);
  await complete(page);
}

/** Goes to a screen inside the application. A link to the login opens its dialog instead, so that is a document. */
export async function visitScreen(page: Page, site: string, screen: Screen, path: string) {
  if (screen.page === 'login') return openScreen(page, site, screen, path);
  await answerFor(page, screen);
  await goWithin(page, path);
  await complete(page);
}

/** Shows a state of a page that loads its data in the browser: it is opened from another page of the application. */
export async function showState(
  page: Page,
  site: string,
  path: string,
  state: State,
): Promise<void> {
  await openFrame(page, site, path.split('/')[1] ?? '');
  if (state === 'loading') await page.route('**/api/**', () => {});
  if (state === 'error')
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { message: null, data: null, meta: null } }),
    );
  if (state === 'offline') await page.context().setOffline(true);
  await followLink(page, path);
  await page
    .waitForFunction(() => !document.querySelector('#main[data-left]'), undefined, {
      timeout: 5_000,
    })
    .catch(() => undefined);
}

/** Takes back what `showState` did. */
export async function endState(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
}
