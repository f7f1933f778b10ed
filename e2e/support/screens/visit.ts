import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../account.ts';
import { furnish } from './furnish.ts';
import type { Role, Screen } from './list.ts';

/** Opens screens for the tests and for the gallery. */

/** Signs the demo account in, a family with something in its lists; a guest has only answered the cookie notice. */
export async function enter(context: BrowserContext, site: string, role: Role | null) {
  if (role) await signIn(context, site, `${role}@kandil.test`);
  if (role === 'family') await furnish(context, site);
  await context.addCookies([{ name: 'kandil_consent', value: 'necessary', url: site }]);
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
          const { top, bottom, left, right, width } = element.getBoundingClientRect();
          const inView =
            width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
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
export async function followLink(page: Page, path: string): Promise<void> {
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
      timeout: 600,
    })
    .catch(() => page.locator('#main').evaluate((main) => main.removeAttribute('data-left')));
}

/** Opens a page from which others are reached inside the application. */
export async function openFrame(page: Page, site: string, language: string): Promise<void> {
  await page.goto(`${site}/${language}/about-us`);
  await page.locator('html[data-ready] #main').waitFor({ state: 'attached' });
}

/** A dialog while its code or data is on its way is another element, and at first one that cannot be seen. */
const DIALOG = 'dialog:not([data-left]):not(:has(.animate-spin, .animate-shimmer))';

/** Waits until a dialog is there with its content. */
export async function dialogComplete(page: Page): Promise<void> {
  await page.locator(`${DIALOG} h2`).first().waitFor();
  await complete(page, 'dialog');
}

/** Waits until a screen is complete, with the dialog that it opens. */
async function appeared(page: Page, { opensDialog }: Screen): Promise<void> {
  await complete(page);
  if (opensDialog) await dialogComplete(page);
}

/** Opens a screen as a document. */
export async function openScreen(page: Page, site: string, screen: Screen, path: string) {
  await answerFor(page, screen);
  // Home drops the language from its address, and a member's home would then have the language of the profile.
  if (screen.page === 'home' && screen.as) {
    await openFrame(page, site, path.split('/')[1] ?? '');
    await goWithin(page, path);
  } else {
    const status = (await page.goto(site + path))?.status();
    if (status !== (screen.status ?? 200)) throw new Error(`${path}: ${status}`);
  }
  await appeared(page, screen);
}

/** Goes to a screen inside the application. A link to the login opens its dialog instead, so that is a document. */
export async function visitScreen(page: Page, site: string, screen: Screen, path: string) {
  if (screen.page === 'login') return openScreen(page, site, screen, path);
  await answerFor(page, screen);
  await goWithin(page, path);
  await appeared(page, screen);
}
