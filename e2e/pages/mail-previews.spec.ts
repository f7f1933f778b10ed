import { expect, test } from '../support/test.ts';

test('the sandbox shows every mail of the product, beside its text', async ({ page, sites }) => {
  await page.goto(`${sites.sandbox}/inbox`);
  await page.getByRole('link', { name: 'Previews of every mail' }).click();
  await page.getByRole('link', { name: 'ar money.RECEIPT', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/إيصالك/);
  await expect(page.locator('.previews .text')).toContainText(/الإيصال: KND-00000042/);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('rowheader', { name: 'الإيصال' })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'سجل المدفوعات' })).toHaveAttribute(
    'href',
    /\/payment-history$/,
  );
});

for (const width of [390, 600])
  test(`mails fit a program ${width} pixels wide`, async ({ page, sites, expectedErrors }) => {
    // A preview runs no scripts, and the browser may say so of those that measure it.
    expectedErrors.push(/Blocked script execution .*sandboxed/);
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['reset', 'login.newDevice', 'money.RECEIPT', 'support.operatorFile'])
      for (const language of ['en', 'ar', 'ur']) {
        await page.goto(`${sites.sandbox}/inbox/previews/${name}/${language}/html`);
        // The card cuts off what is too wide, so the page never scrolls.
        const cutOff = await page.locator('body *').evaluateAll((parts) =>
          parts.flatMap((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left < 0 || right > window.innerWidth ? [part.outerHTML.slice(0, 80)] : [];
          }),
        );
        expect([name, language, ...cutOff]).toEqual([name, language]);
      }
  });
