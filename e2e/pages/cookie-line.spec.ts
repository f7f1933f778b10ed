import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const CHOICES = ['cookies.allowAll', 'cookies.reject', 'cookies.preferences'];

const edgesOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

async function expectReachable(button: Locator, width: number): Promise<void> {
  const edges = await edgesOf(button);
  expect(edges.height).toBeGreaterThanOrEqual(44);
  expect(edges.width).toBeGreaterThanOrEqual(44);
  expect(edges.left).toBeGreaterThanOrEqual(0);
  expect(edges.right).toBeLessThanOrEqual(width);
}

/** Scrolled to its end, the page shows its last link above the line. */
async function expectEndAbove(page: Page, top: number): Promise<void> {
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await edgesOf(last)).bottom).toBeLessThanOrEqual(top);
}

// The first view of a new visitor: the notice hides neither a choice nor the page.
for (const language of ['en', 'ar'] as const)
  test(`the cookie notice is one line that covers nothing in ${language}`, async ({ page }) => {
    const t = wordsOf(language);
    const html = await (await page.request.get(`/${language}`)).text();
    expect(html, 'in the document: nothing moves after load').toContain(t('cookies.notice'));
    await page.goto(`/${language}`);
    await hydrated(page);
    const notice = page.getByRole('region', { name: t('cookies.notice') });
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => (await edgesOf(notice)).right).toBe(viewport.width);
      const line = await edgesOf(notice);
      expect(line.height).toBeLessThanOrEqual(56);
      for (const name of CHOICES)
        await expectReachable(notice.getByRole('button', { name: t(name) }), viewport.width);
      // The bottom bar is for phones and tablets.
      const bar = page.getByRole('navigation', { name: t('nav.places') });
      if (await bar.isVisible())
        expect(line.bottom).toBeLessThanOrEqual((await edgesOf(bar)).top + 1);
      await expectEndAbove(page, line.top);
    }
  });
