import type { Page } from '@playwright/test';
import { buy, moved, newMember } from '../support/money.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Pages of a PDF: its page objects. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Opens one entry of the history and prints the page to A4. */
async function print(page: Page, entry: RegExp): Promise<Buffer> {
  const button = page.getByRole('button', { name: entry });
  await button.click();
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'A4' });
  return pdf;
}

for (const language of ['en', 'ar'] as const)
  test(
    `receipt and credit note print on one page each, in ${language}`,
    { tag: '@long' },
    async ({ page, context, sites }) => {
      const t = wordsOf(language);
      await newMember(context, sites);
      const { gatewaySubsId } = await buy(context, sites);
      const ledger = await fetch(`${sites.sandbox}/gateways/paypal/ledger`);
      const { movements } = (await ledger.json()) as {
        movements: { id: string; subscription: string }[];
      };
      const charge = movements.find(({ subscription }) => subscription === gatewaySubsId);
      await fetch(`${sites.sandbox}/paypal/sales/${charge?.id}/refund`, {
        method: 'POST',
        body: new URLSearchParams(),
        redirect: 'manual',
      });
      expect(await moved(sites.sandbox, 'paypal', gatewaySubsId)).toEqual([
        'charge 499',
        'refund 499',
      ]);
      for (const [entry, title] of [
        [t('receipt.status.REFUNDED'), t('receipt.title')],
        [t('receipt.creditNote'), t('receipt.creditNote')],
      ] as const) {
        await page.emulateMedia({ media: 'screen' });
        await expect(async () => {
          await page.goto(`/${language}/payment-history`);
          await expect(
            page.getByRole('button', { name: new RegExp(t('receipt.creditNote')) }),
          ).toBeVisible({ timeout: 1000 });
        }).toPass();
        await hydrated(page);
        const pdf = await print(page, new RegExp(entry));
        expect(pagesOf(pdf), title).toBe(1);
        const paper = page.getByRole('article').filter({ visible: true });
        await expect(paper).toHaveCount(1);
        await expect(paper.getByRole('heading')).toHaveText(title);
        for (const text of ['Kandil Media', '1 Lantern Street', t('receipt.giving')])
          await expect(paper).toContainText(text);
        await expect(paper).toContainText(/KND-\d{8}/);
        await expect(paper).toContainText(t('receipt.tax', { percent: 20 }));
        // Nothing but the paper is on the page.
        for (const role of ['banner', 'contentinfo', 'navigation'] as const)
          await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      }
    },
  );
