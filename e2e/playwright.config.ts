import { defineConfig } from '@playwright/test';
import { LONG } from '../scripts/lib/tally.ts';
import { BROWSER_ARGS, USER_AGENT } from './support/browser.ts';

// Chromium of the system. Playwright's download is not needed.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const JOURNEYS = /journeys\/.*\.spec\.ts/;
const PAGES = /pages\/.*\.spec\.ts/;
const DESKTOP = { width: 1440, height: 900 };

/** `npm test -- long`: all languages, widths and counts. */
const isLong = Boolean(process.env[LONG]);
const NOT_NOW = isLong ? [] : [/@long\b/];
// Decoding pictures is a quarter of the work of a page. Tests that look at pictures are tagged @pictures.
// Chromium obeys only the last --blink-settings: this one must repeat Playwright's own, which give headless Chromium a
// mouse. Without them no page sees a pointer that hovers.
const withoutPictures =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
// Pages live for seconds: optimised code costs a sixth of the time of these tests and does not pay.
const unoptimised = '--js-flags=--max-lazy --no-maglev --no-turbofan';
// For each page Chromium starts one more renderer, for the next one: a tenth of the computing of these tests. It obeys only
// the last --disable-features, so this one repeats those of Playwright's that concern a headless browser.
const withoutSpare = `--disable-features=${[
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
].join()}`;
const lightArgs = isLong ? BROWSER_ARGS : [...BROWSER_ARGS, unoptimised, withoutSpare];
const launchOptions = {
  executablePath,
  args: isLong ? lightArgs : [...lightArgs, withoutPictures],
};

export default defineConfig({
  testDir: '.',
  globalSetup: './setup/start-product.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Playback mostly waits, so three workers use two cores.
  workers: 3,
  // A test that needs it is reported as flaky (scripts/lib/playwright-tally.ts).
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    userAgent: USER_AGENT,
    // Requests of a page with a service worker would pass by the routes of tests; tests of the worker allow it.
    serviceWorkers: 'block',
    // Tests about motion use WITH_MOTION of support/test.ts.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    // Recording takes longer than the tests. Set E2E_TRACE=on to run a failed test again with a trace.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    // A journey in two languages runs in English on a desktop and in Arabic on a phone.
    // Each project starts its workers and their browsers, so journeys and pages on a desktop are one.
    {
      name: 'desktop',
      grepInvert: [/@ar\b/, /@pictures\b/, ...NOT_NOW],
      testMatch: [JOURNEYS, PAGES],
      use: { viewport: DESKTOP },
    },
    {
      name: 'pictures',
      grep: /@pictures\b/,
      grepInvert: NOT_NOW,
      testMatch: PAGES,
      use: { viewport: DESKTOP, launchOptions: { executablePath, args: lightArgs } },
    },
    {
      name: 'phone',
      // Long runs repeat every journey on a phone.
      grep: isLong ? /./ : /@phone\b/,
      grepInvert: [/@en\b/, ...NOT_NOW],
      testMatch: JOURNEYS,
      // These do not depend on the size of the window.
      testIgnore: /(?:ten-tabs|offline-progress)\.spec\.ts/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
