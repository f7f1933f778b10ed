import { defineConfig } from '@playwright/test';

// Debian's Chromium, named by CHROMIUM_PATH; Playwright's own download is not needed.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const JOURNEYS = /journeys\/.*\.spec\.ts/;
const PAGES = /pages\/.*\.spec\.ts/;
const DESKTOP = { width: 1440, height: 900 };

/** `npm test -- long`: all languages, widths and counts. */
const isLong = Boolean(process.env['KANDIL_LONG']);
const NOT_NOW = isLong ? [] : [/@long\b/];
// Decoding pictures is a quarter of the work of a page; tests that need them are tagged @pictures.
const launchOptions = {
  executablePath,
  args: isLong ? args : [...args, '--blink-settings=imagesEnabled=false'],
};

export default defineConfig({
  testDir: '.',
  globalSetup: './setup/start-product.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Playback waits more than it computes: two cores are busy with three.
  workers: 3,
  // A test that needs it is reported as flaky (scripts/lib/playwright-tally.ts).
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    // Headless Chromium calls itself so, and would be served as a search engine.
    userAgent:
      'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    // WITH_MOTION of support/test.ts, where motion is what a test is about.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    // Recording costs more than the tests do; a failed one is run again with it: E2E_TRACE=on.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    // A journey that is told in two languages is made in English at a desk and in Arabic on a phone.
    {
      name: 'desktop',
      grepInvert: [/@ar\b/, ...NOT_NOW],
      testMatch: JOURNEYS,
      use: { viewport: DESKTOP },
    },
    {
      name: 'pages',
      grepInvert: [/@pictures\b/, ...NOT_NOW],
      testMatch: PAGES,
      use: { viewport: DESKTOP },
    },
    {
      name: 'pictures',
      grep: /@pictures\b/,
      grepInvert: NOT_NOW,
      testMatch: PAGES,
      use: { viewport: DESKTOP, launchOptions: { executablePath, args } },
    },
    {
      name: 'phone',
      // Only long runs make every journey a second time.
      grep: isLong ? /./ : /@phone\b/,
      grepInvert: [/@en\b/, ...NOT_NOW],
      testMatch: JOURNEYS,
      // What these are about does not depend on the size of a window.
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
