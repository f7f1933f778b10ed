import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

function address(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product was not started`);
  return value;
}

export interface Sites {
  /** Guests browse and free episodes play; an account has one profile. */
  open: string;
  /** Guests are sent to the landing page, members choose a profile. */
  closed: string;
  sandbox: string;
}

interface Fixtures {
  sites: Sites;
  /** Messages of the browser's console that a test expects; everything else of error level fails it. */
  expectedErrors: RegExp[];
  checkConsole: void;
}

/** Playwright's test with the product's addresses. A stray console error or page error fails the test. */
export const test = base.extend<Fixtures>({
  sites: async ({}, use) => {
    await use({
      open: address('E2E_OPEN'),
      closed: address('E2E_CLOSED'),
      sandbox: address('E2E_SANDBOX'),
    });
  },
  expectedErrors: async ({}, use) => use([]),
  baseURL: async ({ sites }, use) => use(sites.open),
  checkConsole: [
    async ({ context, expectedErrors }, use) => {
      const stray: string[] = [];
      const note = (text: string): void => {
        if (!expectedErrors.some((expected) => expected.test(text))) stray.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(error.error().stack ?? error.error().message));
      await use();
      // A request that the page sent last may still be under way in a test's route handler.
      const routes = [context, ...context.pages()];
      await Promise.all(routes.map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(stray, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** All languages, widths and counts: `npm test -- long`. */
export const IS_LONG = Boolean(process.env['KANDIL_LONG']);

/** For `test.use`, where motion is what a test is about: elsewhere the browser asks for none. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The page is hydrated, its bars too: forms and menus answer from here on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready] #main').waitFor({ state: 'attached' });
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not the contrast that it will have. What lasts longer, such as the clock of the
  // spotlight, may be halted before its end and says nothing of contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 2000,
        )
        .map(({ finished }) => finished),
    ),
  );
  // No page has frames of others, for whose sake axe would put its findings together in a tab of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, 'axe').toEqual([]);
}
