import { atGateway, buy, moved, newMember, planOf } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const day = (instant: string, language = 'en') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

for (const language of ['en', 'ar'] as const)
  test(
    `a member cancels, keeps what is paid for, and restarts without paying twice, in ${language}`,
    { tag: [`@${language}`, '@phone'] },
    async ({ page, context, sites }) => {
      const t = wordsOf(language);
      const messages = wordsOf(language, 'messages');
      await newMember(context, sites);
      const bought = await buy(context, sites);
      await page.goto(`/${language}/settings#plan`);
      await hydrated(page);
      const section = page.locator('#plan');
      await section.getByRole('button', { name: t('billing.cancel') }).click();
      const question = page.getByRole('dialog');
      const until = { date: day(bought.expiryDate, language) };
      await expect(question).toContainText(t('billing.cancelText', until));
      await question.getByRole('button', { name: t('billing.cancel') }).click();
      await expect(section).toContainText(t('settings.status.CANCELED'));
      await expect(section).toContainText(t('billing.watchUntil'));
      const old = await atGateway(sites.sandbox, 'paypal', bought.gatewaySubsId);
      expect(old).toMatchObject({ status: 'CANCELLED', nextChargeAt: null });

      await section.getByRole('button', { name: t('billing.restart') }).click();
      const checkout = page.getByRole('dialog');
      await expect(checkout).toContainText(messages('plans.change.LATER', until));
      await expectAccessible(page);
      await checkout
        .getByRole('button', { name: t('payment.to.REDIRECT', { way: 'PayPal' }) })
        .click();
      await page.getByRole('button', { name: /Agree/ }).click();
      await expect(page.getByRole('heading', { name: t('paid.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('paid.nothingYet'));
      await expect(page.getByRole('main')).not.toContainText(t('paid.mailed'));

      // The first charge of the new consent is when the old period ends; nothing was charged for it.
      const plan = await planOf(context, sites);
      expect(plan).toMatchObject({
        status: 'ACTIVE',
        expiryDate: bought.expiryDate,
        nextCharge: { date: bought.expiryDate, price: { amount: 499 } },
      });
      expect(plan.gatewaySubsId).not.toBe(bought.gatewaySubsId);
      const next = await atGateway(sites.sandbox, 'paypal', plan.gatewaySubsId);
      expect(next?.nextChargeAt?.slice(0, 10)).toBe(bought.expiryDate.slice(0, 10));
      expect(await moved(sites.sandbox, 'paypal', bought.gatewaySubsId)).toEqual(['charge 499']);
      expect(await moved(sites.sandbox, 'paypal', plan.gatewaySubsId)).toEqual([]);
    },
  );

test(
  'a plan that its operator cannot restart is offered again after its end',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    await newMember(context, sites);
    const { expiryDate } = await buy(context, sites, { gatewayCode: 'OPERATOR' });
    await page.goto('/en/settings#plan');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cancel billing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel billing' }).click();
    await expect(page.locator('#plan')).toContainText(
      `Mobile operator: you can restart on ${day(expiryDate)} or later`,
    );
    await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  },
);
