import { signIn } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

interface PrintOptions {
  /** What the page would be called when its print dialog opened. */
  printed?: string[];
}

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(`a receipt prints alone on one A4 page, named by its number, in ${language}`, async ({
    page,
    context,
    sites,
  }) => {
    const t = wordsOf(language);
    // Without the browser's dialog: the page stays as it is while one is open.
    await page.addInitScript(() => {
      const printing = window as PrintOptions;
      printing.printed = [];
      window.print = () => printing.printed?.push(document.title);
    });
    await signIn(context, sites.open, 'member@kandil.test');
    await page.goto(`${sites.open}/${language}/payment-history`);
    await hydrated(page);
    const title = await page.title();
    const rows = page.getByRole('button', { name: /KND-\d{8}/ });
    await rows.nth(0).click();
    await rows.nth(1).click();
    const number = /KND-\d{8}/.exec(await rows.nth(1).innerText())?.[0] ?? '';
    await page
      .getByRole('button', { name: t('receipt.print') })
      .nth(1)
      .click();
    expect(await page.evaluate(() => (window as PrintOptions).printed)).toEqual([number]);

    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article').filter({ visible: true });
    await expect(paper).toHaveCount(1);
    await expect(paper.getByRole('heading')).toHaveText(t('receipt.title'));
    for (const text of [number, 'Meryem Aksoy', 'Kandil Media', '1 Lantern Street', 'PayPal'])
      await expect(paper).toContainText(text);
    for (const key of ['receipt.date', 'receipt.plan', 'receipt.period', 'receipt.total'] as const)
      await expect(paper).toContainText(t(key));
    // Nothing else is on the page, and what is there is black on white.
    expect((await page.locator('body').innerText()).trim()).toBe((await paper.innerText()).trim());
    const colors = await paper.evaluate((element) => ({
      direction: getComputedStyle(element).direction,
      ink: getComputedStyle(element).color,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(colors).toEqual({ direction, ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const box = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf);
    // A4 in points.
    expect(box?.slice(1).map((side) => Math.round(Number(side)))).toEqual([595, 842]);

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page).toHaveTitle(title);
  });
