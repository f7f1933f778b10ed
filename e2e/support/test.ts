import type { Stack } from '@kandil/testkit/stack';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { computingClock } from '../../scripts/lib/computing.ts';
import { LONG } from '../../scripts/lib/tally.ts';

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
  /** The control room of the open site. */
  control: string;
  /** Data folder of the open site. */
  dataDir: string;
}

interface Fixtures {
  /** The product that the file has started in its `beforeAll`, instead of the shared ones. */
  ownProduct: { stack?: Stack };
  sites: Sites;
  /** Console errors that a test expects; any other console error fails it. */
  expectedErrors: RegExp[];
  checkConsole: void;
  countComputing: void;
}

/** The first test of a worker starts its browser, and the first of a file perhaps a product. */
const elapsed = computingClock();

/** Playwright's test with the product's addresses. A stray console error or page error fails the test. */
export const test = base.extend<Fixtures>({
  ownProduct: [{}, { option: true }],
  sites: async ({ ownProduct: { stack } }, use) => {
    if (stack) {
      const { url, sandboxUrl: sandbox, controlUrl: control, dataDir } = stack;
      return use({ open: url, closed: url, sandbox, control, dataDir });
    }
    await use({
      open: address('E2E_OPEN'),
      closed: address('E2E_CLOSED'),
      sandbox: address('E2E_SANDBOX'),
      control: address('E2E_CONTROL'),
      dataDir: address('E2E_DATA'),
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
  countComputing: [
    async ({}, use, { annotations }) => {
      await use();
      annotations.push({ type: 'computing', description: elapsed().toFixed(2) });
    },
    { auto: true },
  ],
});

export { expect };

/** All languages, widths and counts: `npm test -- long`. */
export const IS_LONG = Boolean(process.env[LONG]);

/** For `test.use` in tests about motion. Other tests run with reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Adds to a line of the table of figures that `npm test -- long` ends with. Tests with the same line share it; only the
 * last attempt of a test counts.
 * @param line what was tried, e.g. 'home in every language and width'
 */
export function figure(line: string, count: number, result: string): void {
  const description = JSON.stringify({ test: line, rounds: count, result });
  test.info().annotations.push({ type: 'figure', description });
}

/** Waits until the page and its bars are hydrated: forms and menus work from then on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready] #main').waitFor({ state: 'attached' });
}

/** Waits until nothing fades: a fade changes the contrast until it ends. */
export async function fadesEnded(page: Page): Promise<void> {
  // Longer animations, such as the timer of the spotlight, do not affect contrast and may be paused for good.
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
}

/** Expects no violations from axe on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await fadesEnded(page);
  // Without legacy mode axe opens another tab to merge the results of frames; our pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, 'axe').toEqual([]);
}
