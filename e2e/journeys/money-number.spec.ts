import { openStackDatabase } from '@kandil/testkit/database';
import { freshMobile, smsCode } from '../support/inbox.ts';
import { newMember, planOf } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

test(
  'a member pays by mobile number: a wrong code, an expired one, and a new one that pays',
  { tag: '@long' },
  async ({ page, context, sites, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/);
    await newMember(context, sites);
    await page.clock.install();
    await page.goto('/en/subscription-plans?planCode=SOLO&periodCode=MONTHLY');
    await hydrated(page);
    await page.getByRole('button', { name: 'Choose Solo' }).click();
    await page.getByRole('radio', { name: /Mobile number/ }).check();
    await page.getByRole('button', { name: 'Continue with your phone number' }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByText('+90')).toBeVisible();
    const number = freshMobile();
    await dialog.getByRole('textbox').fill(number);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const first = await smsCode(sites.sandbox, `90${number}`);
    const field = dialog.getByRole('textbox', { name: /code/i });
    await field.fill(wrong(first.code));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    const database = openStackDatabase(sites.dataDir);
    await database.query(
      `update payment.intent set expires_at = now() where msisdn = $1 and state = 'OTP_SENT'`,
      [`90${number}`],
    );
    await database.close();
    await field.fill(first.code);
    await expect(dialog).toContainText(/expired/);

    await page.clock.fastForward(61_000);
    await dialog.getByRole('button', { name: 'Send a new code' }).click();
    const second = await smsCode(sites.sandbox, `90${number}`, first.id);
    await field.fill(second.code);
    await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
    expect(await planOf(context, sites)).toMatchObject({ planCode: 'SOLO', status: 'ACTIVE' });
  },
);
