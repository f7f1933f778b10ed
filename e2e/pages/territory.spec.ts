import type { BrowserContext, Page } from '@playwright/test';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { signIn } from '../support/account.ts';
import { importChanged } from '../support/catalogue.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

// Titles for some countries (SPEC-D59), in a separate product behind a proxy that says where visitors are.
const FILM = 'the-reed-cutter';
const ELSEWHERE = 'This isn’t available in your country.';

let product: Stack;
test.describe.configure({ mode: 'default', timeout: 120_000 });
// The page that is refused, and the second country.
test.use({ expectedErrors: [/40[49]/] });
test.beforeAll(async () => {
  const proxy = { TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'CF-IPCountry' };
  product = await startStack({
    env: { ...proxy, RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true' },
  });
});
test.afterAll(() => product?.stop());

const main = (page: Page) => page.getByRole('main');
const open = async (page: Page, path: string) => {
  await page.goto(product.url + path);
  await hydrated(page);
};
const isIn = (context: BrowserContext, country: string) =>
  context.setExtraHTTPHeaders({ 'cf-ipcountry': country });

/** Chooses the country of the account in the settings. */
async function moveTo(page: Page, country: string): Promise<void> {
  await open(page, '/settings');
  await page.getByRole('button', { name: /^(Change|Add): Country$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').selectOption({ label: country });
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('a title is there where it may be shown, and the settings decide for a member', async ({
  page,
  context,
}) => {
  await importChanged(product, ({ titles }) => {
    for (const title of titles)
      if (title.code === FILM) Object.assign(title, { countries: { only: ['TR'] } });
  });
  await isIn(context, 'DE');
  const status = async () => (await page.request.get(`${product.url}/detail/${FILM}`)).status();
  await expect.poll(status, { timeout: 15_000 }).toBe(404);

  await test.step('a guest elsewhere reads why, and finds it nowhere', async () => {
    await open(page, `/detail/${FILM}`);
    await expect(page.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
    await expectAccessible(page);
    await open(page, '/search/reed%20cutter');
    await expect(main(page).getByText('The Reed Cutter')).toHaveCount(0);
  });

  await test.step('a guest in the country opens it', async () => {
    await isIn(context, 'TR');
    // Processes know a new territory within seconds; until then everywhere is elsewhere.
    await expect(async () => {
      await open(page, `/detail/${FILM}`);
      await expect(main(page).locator('[data-button="play"]')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  });

  await signIn(context, product.url, 'member@kandil.test');
  await test.step('a member is where the account is, wherever the proxy says', async () => {
    await moveTo(page, 'Türkiye');
    await expect(main(page).getByText('Türkiye')).toBeVisible();
    await isIn(context, 'DE');
    await open(page, `/detail/${FILM}`);
    await expect(main(page).locator('[data-button="play"]')).toBeVisible();
    await main(page).getByRole('button', { name: 'My List' }).click();
  });

  await test.step('after a move the title is in grey on the list, and its player says why', async () => {
    const watch = await main(page).locator('[data-button="play"]').getAttribute('href');
    await moveTo(page, 'Germany');
    await expect(main(page).getByText('Germany')).toBeVisible();
    await open(page, '/my-list');
    const tile = main(page).locator('[data-tile]', { hasText: 'The Reed Cutter' });
    await expect(tile.getByText('Not here now')).toBeVisible();
    await page.goto(product.url + (watch ?? ''));
    await expect(page.getByText(ELSEWHERE).first()).toBeVisible();
  });

  await test.step('a second move within 30 days is refused in words, and what was chosen stays', async () => {
    await moveTo(page, 'Türkiye');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You can change your country once in 30 days.')).toBeVisible();
    await expect(dialog.getByLabel('Country')).toHaveValue('TR');
    await expectAccessible(page);
  });
});
