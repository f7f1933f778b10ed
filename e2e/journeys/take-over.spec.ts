import type { BrowserContext, Page } from '@playwright/test';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { signIn } from '../support/account.ts';
import { expectPlaying } from '../support/playback.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';
import { wordsOf } from '../support/words.ts';

const EMAIL = 'member@kandil.test';
// English on a desk, Arabic on a phone.
const LANGUAGES = { desktop: 'en', phone: 'ar' } as const;
const TELEVISION = 'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/538.1 Version/7.0 TV';
const TABLET =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0';

// A separate product: on the shared one other tests watch as the same member.
let product: Stack;
test.beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000' };
  product = await startStack({ env: { ...env, AVOD_ENABLED: 'true' } });
});
test.afterAll(() => product?.stop());

async function playing(context: BrowserContext, path: string): Promise<Page> {
  await signIn(context, product.url, EMAIL);
  const page = await context.newPage();
  await page.goto(product.url + path);
  await expectPlaying(page);
  return page;
}

test(
  'a player over the limit lists the others, takes one over, and is taken over again',
  { tag: ['@STATE-41', '@long'] },
  async ({ browser, page, context, expectedErrors }, info) => {
    test.setTimeout(240_000);
    // Media requests of an ended lease are refused, too.
    expectedErrors.push(/403/);
    const language = LANGUAGES[info.project.name as keyof typeof LANGUAGES];
    const t = wordsOf(language);
    const { request } = await browser.newContext({ baseURL: product.url });
    // Only paid titles take a lease. Solo has two.
    const first = await watchPath(request, 'son-kale-s1e2', language);
    const second = await watchPath(request, 'two-sugars-s1e2', language);
    const third = await watchPath(request, 'winter-camp-s1e2', language);
    const television = await browser.newContext({ userAgent: TELEVISION });
    const tablet = await browser.newContext({ userAgent: TABLET });
    const onTelevision = await playing(television, first.path);
    const onTablet = await playing(tablet, second.path);

    await signIn(context, product.url, EMAIL);
    await page.goto(product.url + third.path);
    const refused = (on: Page) =>
      on.getByRole('alert').filter({ has: on.getByRole('heading', { name: t('watch.streams') }) });
    await expect(refused(page)).toBeVisible({ timeout: 30_000 });
    const running = refused(page).getByRole('listitem');
    await expect(running).toHaveCount(2);
    const [byTelevision, byTablet] = [
      running.filter({ hasText: first.series }),
      running.filter({ hasText: second.series }),
    ];
    await expect(byTelevision).toHaveText(/Samsung|Tizen|TV|تلفاز|تلفزيون/);
    await expect(byTablet).toHaveText(/Edge/);
    await expectAccessible(page);
    await page.screenshot({
      path: `artefacts/screens/${info.project.name}-${language}-take-over.png`,
    });

    // 'Watch here' plays here, ends that player at its next report, and does not affect the third.
    await byTelevision.getByRole('button').click();
    await expectPlaying(page);
    // A pause is reported at once.
    await onTelevision.keyboard.press('k');
    await expect(refused(onTelevision)).toBeVisible();
    await expect(onTelevision.locator('video')).toHaveCount(0);
    await expectPlaying(onTablet);

    // It can be taken over again.
    const here = refused(onTelevision).getByRole('listitem').filter({ hasText: third.series });
    await expect(here).toHaveCount(1);
    await here.getByRole('button').click();
    await expectPlaying(onTelevision);
    await page.keyboard.press('k');
    await expect(refused(page)).toBeVisible();

    // Leaving a player releases its lease at once.
    await onTablet.goto('about:blank');
    // The last report of the page that was left may still be under way.
    await expect(async () => {
      await refused(page)
        .getByRole('button', { name: t('action.tryAgain') })
        .click({ timeout: 2000 });
      await expect(page.locator('video')).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    await expectPlaying(page);
    await tablet.close();
    await television.close();
  },
);
