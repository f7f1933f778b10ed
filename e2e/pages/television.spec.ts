import { expect, hydrated, test, WITH_MOTION } from '../support/test.ts';

/** https://developer.samsung.com/smarttv/develop/guides/fundamentals/retrieving-platform-information.html */
const TIZEN_2017 =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 3.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/3.0 TV Safari/538.1';

test.use(WITH_MOTION);

test(
  'a television of 2017 gets the pages without blur and motion, and no other device gets its copy',
  { tag: ['@CONST-35', '@CONST-36', '@long'] },
  async ({ browser, baseURL }) => {
    const open = async (userAgent?: string) => {
      const context = await browser.newContext({
        ...WITH_MOTION.contextOptions,
        ...(userAgent !== undefined && { userAgent }),
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto('/en');
      await hydrated(page);
      // The header is solid, and blurs what is below, once the page is scrolled.
      await page.mouse.wheel(0, 900);
      const bar = page.locator('header').first();
      await expect(bar).toHaveClass(/backdrop-blur/);
      const shown = {
        isLean: await page.locator('html').evaluate((html) => html.matches('[data-lean]')),
        blur: await bar.evaluate((element) => getComputedStyle(element).backdropFilter),
        turns: await page
          .locator('.animate-spotlight')
          .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).display)),
      };
      await context.close();
      return shown;
    };
    const slow = { isLean: true, blur: 'none', turns: ['none'] };
    const usual = { isLean: false, blur: expect.stringContaining('blur'), turns: ['block'] };
    // Each within ten seconds of the other, as long as a page is cached.
    expect(await open()).toEqual(usual);
    expect(await open(TIZEN_2017)).toEqual(slow);
    expect(await open()).toEqual(usual);
    expect(await open(TIZEN_2017)).toEqual(slow);
  },
);
