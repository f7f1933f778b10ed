import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

// The first view of a new visitor: the notice hides neither a choice nor the page.
for (const language of ['en', 'ar'] as const) {
  const t = wordsOf(language);
  for (const viewport of WIDTHS) {
    test(`the cookie notice is one line that covers nothing in ${language} at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const html = await (await page.request.get(`/${language}`)).text();
      expect(html, 'it is in the document: nothing moves after load').toContain(
        t('cookies.notice'),
      );
      await page.goto(`/${language}`);
      await hydrated(page);
      const notice = page.getByRole('region', { name: t('cookies.notice') });
      const box = await notice.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(56);
      for (const name of ['cookies.allowAll', 'cookies.reject', 'cookies.preferences']) {
        const button = await notice.getByRole('button', { name: t(name) }).boundingBox();
        expect(button?.height, name).toBeGreaterThanOrEqual(44);
        expect(button?.width, name).toBeGreaterThanOrEqual(44);
        expect(button?.x, name).toBeGreaterThanOrEqual(0);
        expect((button?.x ?? 0) + (button?.width ?? 0), name).toBeLessThanOrEqual(viewport.width);
      }
      const top = (box?.y ?? 0) + (box?.height ?? 0);
      // The bottom bar is for phones and tablets.
      if (viewport.width < 992) {
        const bar = await page.getByRole('navigation', { name: t('nav.places') }).boundingBox();
        expect(top).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      }
      // Scrolled to its end, the page shows its last link above the line.
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(async () => {
          const link = await last.boundingBox();
          return (link?.y ?? Infinity) + (link?.height ?? 0);
        })
        .toBeLessThanOrEqual(box?.y ?? 0);
    });
  }
}
