import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { dialogNames, openDialog } from '../support/screens/dialogs.ts';
import { AUDIENCES, type Role, type Screen, screensOf, STATES } from '../support/screens/list.ts';
import { endState, showState } from '../support/screens/states.ts';
import { pathOf } from '../support/screens/paths.ts';
import { complete, enter, openFrame, visitScreen } from '../support/screens/visit.ts';
import { expect, expectAccessible, figure, test } from '../support/test.ts';

// Every page of the product and every dialog, from one list (support/screens). The pages are opened one after the other
// inside the application: loading a document for each would take most of the time.

const LANGUAGES = ['en', 'ar', 'ur', 'fa'] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A laptop of 1440 x 900 at 200 % zoom, and one of 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
type Size = typeof DESKTOP;
/** In every run: what most people see, and most kinds of parts. Everything else is for long runs. */
const SAMPLE = new Set([
  'home',
  'detail',
  'subscriptionPlans',
  'login',
  'settings',
  'familySharing',
  'watch',
]);

// Error pages have their status, the sample of a mailed link is none, and guests ask for what is of members.
test.use({ expectedErrors: [/status of (401|403|404|408|500)|validate-token-pass/] });

/** Waits for the frame after next: the layout follows the window. */
const laidOut = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** What is wrong on the page, or in the dialog that is open. */
async function faultsOf(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await laidOut(page);
    for (const fault of await layoutFaults(page)) faults.push(`${size.width} px: ${fault}`);
  }
  return [...faults, ...(await axeFaults(page))];
}

interface Tour {
  role: Role | null;
  language: string;
  sizes: readonly Size[];
  screens: readonly Screen[];
}

/** Opens the screens one after the other and expects no fault. */
async function tour(page: Page, site: string, { role, language, sizes, screens }: Tour) {
  const context = page.context();
  await enter(context, site, role);
  const found: Record<string, string[]> = {};
  await openFrame(page, site, language);
  for (const screen of screens) {
    const path = await pathOf(context, site, screen, language);
    await visitScreen(page, site, screen, path);
    const faults = await faultsOf(page, sizes);
    if (faults.length > 0) found[screen.name] = faults;
  }
  expect(found).toEqual({});
}

for (const [language, size] of [
  ['en', DESKTOP],
  ['ar', PHONE],
] as const)
  test(`the main screens in ${language} at ${size.width} px hold together, and axe finds nothing`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize(size);
    for (const role of [null, 'family'] as const) {
      const screens = screensOf(role).filter(({ name }) => SAMPLE.has(name));
      await tour(page, sites.open, { role, language, sizes: [size], screens });
    }
  });

for (const role of AUDIENCES)
  for (const language of LANGUAGES) {
    const whose = role ?? 'guest';
    const screens = screensOf(role);
    test(
      `every screen of ${whose} in ${language} holds together, and axe finds nothing`,
      { tag: '@long' },
      async ({ page, sites }) => {
        test.setTimeout(300_000);
        await tour(page, sites.open, { role, language, sizes: [DESKTOP, PHONE], screens });
        // The frame around the screens, once.
        await openFrame(page, sites.open, language);
        await expectAccessible(page);
        figure('screens in a language: layout and axe', screens.length, 'no fault');
      },
    );

    test.describe('zoomed', () => {
      test.use({ deviceScaleFactor: 2 });
      test(
        `no screen of ${whose} in ${language} loses anything at 200 % and 400 % zoom`,
        { tag: '@long' },
        async ({ page, sites }) => {
          test.setTimeout(300_000);
          await tour(page, sites.open, { role, language, sizes: ZOOMED, screens });
          figure('screens in a language: at 200 % and 400 % zoom', screens.length, 'no fault');
        },
      );
    });
  }

for (const language of LANGUAGES)
  test(
    `every dialog in ${language} holds together, and axe finds nothing`,
    { tag: '@long' },
    async ({ page, context, sites }) => {
      test.setTimeout(180_000);
      await enter(context, sites.open, 'member');
      await page.goto(`/${language}/modals`);
      await complete(page);
      await expectAccessible(page);
      const found: Record<string, string[]> = {};
      const names = await dialogNames(page);
      for (const name of names) {
        await openDialog(page, name);
        const faults = await faultsOf(page, [DESKTOP, PHONE, ...ZOOMED]);
        if (faults.length > 0) found[name] = faults;
      }
      expect(names.length).toBeGreaterThan(25);
      expect(found).toEqual({});
      figure('dialogs in a language: layout and axe', names.length, 'no fault');
    },
  );

test.describe('states', () => {
  // Calls fail on purpose, or never end.
  test.use({ expectedErrors: [/./] });
  const audiences = AUDIENCES.filter((role) => screensOf(role).some(({ loads }) => loads));
  for (const role of audiences)
    for (const state of STATES)
      test(
        `${role ?? 'guest'}: the state ${state} of every screen holds together, and axe finds nothing`,
        { tag: '@long' },
        async ({ page, context, sites }) => {
          test.setTimeout(300_000);
          await enter(context, sites.open, role);
          const screens = screensOf(role).filter(({ loads }) => loads);
          const found: Record<string, string[]> = {};
          for (const screen of screens) {
            const path = await pathOf(context, sites.open, screen, 'ar');
            await showState(page, sites.open, path, state);
            // The heading comes with the data.
            const isLoading = state === 'loading';
            const axe = await axeFaults(page, isLoading ? 'page-has-heading-one' : undefined);
            const faults = [...(await layoutFaults(page)), ...axe];
            if (faults.length > 0) found[screen.name] = faults;
            await endState(page);
          }
          expect(found).toEqual({});
          figure(`screens in the state ${state}`, screens.length, 'no fault');
        },
      );
});
