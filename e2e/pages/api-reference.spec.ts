import { expect, hydrated, test } from '../support/test.ts';

test(
  'the API reference lists every call and shows the facts of one',
  { tag: '@long' },
  async ({ page, request }) => {
    const document = await (await request.get('/api/openapi.json')).json();
    const operations = Object.values<object>(document.paths).flatMap(Object.keys);

    const answer = await page.goto('/api');
    expect(answer?.headers()['content-security-policy']).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';/,
    );
    await expect(page.locator('.opblock')).toHaveCount(operations.length);

    const address = page.locator('[data-path="/api/auth/public/login"]');
    const login = page.locator('.opblock').filter({ has: address });
    await login.getByRole('button').first().click();
    await expect(login.getByText('For anyone.')).toContainText('Rate class by-service.');
    await expect(login.getByText('POST /api/auth/v4/login')).toBeVisible();
    await expect(login.getByText('WRONG_CREDENTIALS').first()).toBeVisible();
    await expect(login.getByText('x-access')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
  },
);

test('no page of the product loads anything of the API reference', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  expect(loaded).toContain('/');
  expect(loaded.filter((path) => /^\/api\/(?:reference|openapi)/.test(path))).toEqual([]);
});
