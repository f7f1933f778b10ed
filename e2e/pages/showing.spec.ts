import type { Page } from '@playwright/test';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { signIn } from '../support/account.ts';
import { importChanged } from '../support/catalogue.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

// Titles that come and go, in a separate product.
const ANNOUNCED = 'the-calligrapher';
const LEAVES = 'the-water-carrier';
const LEFT = 'the-reed-cutter';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let product: Stack;
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ expectedErrors: [/404/] });
test.beforeAll(async () => {
  product = await startStack({ env: { RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true' } });
});
test.afterAll(() => product?.stop());

const open = async (page: Page, path: string) => {
  await page.goto(product.url + path);
  await hydrated(page);
};
const main = (page: Page) => page.getByRole('main');

test('a title that is announced, that leaves, and that has left while it is on a list', async ({
  page,
  context,
}) => {
  await signIn(context, product.url, 'member@kandil.test');
  await open(page, `/detail/${LEFT}`);
  const listed = main(page).getByRole('button', { name: 'My List' });
  await listed.click();
  await expect(listed).toHaveAttribute('aria-pressed', 'true');
  const watch = await main(page).locator('[data-button="play"]').getAttribute('href');

  await importChanged(product, ({ titles }) => {
    for (const title of titles) {
      if (title.code === ANNOUNCED)
        Object.assign(title, { visibleFrom: inDays(9), announced: true });
      if (title.code === LEAVES) Object.assign(title, { visibleUntil: inDays(2) });
      if (title.code === LEFT) Object.assign(title, { visibleUntil: inDays(-1) });
    }
  });
  const statusOf = async (path: string) => (await page.request.get(product.url + path)).status();
  await expect.poll(() => statusOf(`/detail/${LEFT}`), { timeout: 15_000 }).toBe(404);

  await test.step('an announced title says when, has a place on a list, and does not play', async () => {
    await open(page, `/detail/${ANNOUNCED}`);
    await expect(main(page).getByText(/^From \w+ \d+, \d{4}/)).toBeVisible();
    await expect(main(page).getByText('find it there when it begins')).toBeVisible();
    await expect(main(page).locator('[data-button="play"]')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'My List' }).click();
    await expectAccessible(page);
  });

  await test.step('one that leaves soon says when, and plays', async () => {
    await open(page, `/detail/${LEAVES}`);
    await expect(main(page).getByText(/^Leaves on \w+ \d+, \d{4}/)).toBeVisible();
    await expect(main(page).locator('[data-button="play"]')).toBeVisible();
  });

  await test.step('a list has what has left, in grey, and what is announced', async () => {
    await open(page, '/my-list');
    const tile = (title: string) => main(page).locator('[data-tile]', { hasText: title });
    await expect(tile('The Reed Cutter').getByText('Not here now')).toBeVisible();
    await expect(tile('The Calligrapher').getByText('Soon', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await tile('The Reed Cutter').click();
    await expect(
      page.getByRole('heading', { name: 'This was here for a while, and has left.' }),
    ).toBeVisible();
  });

  await test.step('its player says why, too', async () => {
    await page.goto(product.url + (watch ?? ''));
    await expect(page.getByText('This was here for a while, and has left.').first()).toBeVisible();
  });
});
