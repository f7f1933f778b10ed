import { expect, hydrated, test } from '../support/test.ts';

// A phone on its side, or 400 % zoom: a bar that stays would take a quarter of what can be read.
test('the bars scroll away in a window of less than 480 px', async ({ page }) => {
  for (const [height, stay] of [
    [470, false],
    [600, true],
  ] as const) {
    await page.setViewportSize({ width: 720, height });
    await page.goto('/en/category/movies');
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 900));
    const inView = expect(header, `${height} px`);
    await (stay ? inView.toBeInViewport() : inView.not.toBeInViewport());
  }
});
