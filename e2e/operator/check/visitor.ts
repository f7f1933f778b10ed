import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { USER_AGENT } from '../../support/browser.ts';
import { hydrated } from '../../support/test.ts';

/** A visitor's browser, in the country whose prices the fixture names. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /**
   * Opens a page and waits until it can be used.
   *
   * @throws Error if the page names the software or the demo instead of the operator
   */
  visit(path: string): Promise<void>;
  /** @throws Error if the open page names the software or the demo */
  expectOwnBrand(): Promise<void>;
  /** Pages whose brand was looked at. */
  seen: Set<string>;
}

/** The demo's name in the spellings of its site document. A word joined before it is another word: `القنديل` is a lamp. */
const OTHERS = /.{0,40}(?<!\p{L})(?:kandil|قنديل|قندیل|কান্দিল|कंदील|кандиль)(?![_.-]).{0,40}/giu;

/** What people and search engines read of a page: its text, its head, and the words of its elements. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[alt],[aria-label],[title],meta[content]')];
    const attributes = ['alt', 'aria-label', 'title', 'content'];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ];
  });

/** Opens a browser for a visitor. The cookie notice is answered, so it covers nothing. */
export async function openVisitor(
  browser: Browser,
  site: string,
  timezoneId = 'Europe/Istanbul',
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: site,
    userAgent: USER_AGENT,
    locale: 'en-US',
    timezoneId,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies([{ name: 'kandil_consent', value: 'none', url: site }]);
  const page = await context.newPage();
  const seen = new Set<string>();
  const expectOwnBrand = async () => {
    const others = (await wordsOf(page)).flatMap((words) => words.match(OTHERS) ?? []);
    expect(others, `words of others on ${page.url()}`).toEqual([]);
    seen.add(new URL(page.url()).pathname);
  };
  return {
    context,
    page,
    seen,
    expectOwnBrand,
    async visit(path) {
      await page.goto(path);
      await hydrated(page);
      await expectOwnBrand();
    },
  };
}
