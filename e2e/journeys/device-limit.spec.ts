import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const EMAIL = 'member@kandil.test';
const PASSWORD = 'kandil-demo';

// A separate product, whose accounts may have two devices.
let product: Stack;
test.beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000', DEVICE_LIMIT: '2' };
  product = await startStack({ env: { ...env, AVOD_ENABLED: 'true' } });
});
test.afterAll(() => product?.stop());

/** Logs the member in on another device. */
async function logInElsewhere(userAgent: string): Promise<void> {
  const response = await fetch(`${product.url}/api/auth/public/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'tv',
      'x-device-id': randomUUID(),
      'user-agent': userAgent,
    },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
}

for (const language of ['en', 'ar'] as const) {
  test(
    `over the device limit: another device is signed out in the dialog, in ${language}`,
    { tag: [`@${language}`, '@ROLE-04', '@MODAL-01', '@MODAL-17'] },
    async ({ page, context }, info) => {
      test.setTimeout(120_000);
      const t = wordsOf(language);
      const shoot = (name: string) =>
        page.screenshot({ path: `artefacts/screens/${info.project.name}-${language}-${name}.png` });
      await logInElsewhere('Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/538.1');
      await logInElsewhere(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36',
      );
      await context.addCookies([{ name: 'kandil_consent', value: 'none', url: product.url }]);

      // The third device is logged in. Where something does not play for it, the dialog says so and what to do.
      await page.goto(`${product.url}/${language}/login`);
      await hydrated(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('field.emailOrPhone')).fill(EMAIL);
      await dialog.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: t('account.logIn') }).click();
      await expect(dialog).toBeHidden();
      const code = 'keeper-of-cordoba-s1e2';
      const known = await page.request.get(
        `${product.url}/api/content/video/code?videoCode=${code}`,
      );
      const { data } = (await known.json()) as { data: { id: number } };
      await page.goto(`${product.url}/${language}/watch/${data.id}`);
      await expect(dialog.getByRole('heading', { name: t('settings.devicesModal') })).toBeVisible();
      await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
      await expectAccessible(page);
      await shoot('too-many-devices');

      await dialog
        .getByRole('button', { name: /Tizen|TV|تلفاز|تلفزيون|Samsung/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: t('settings.signOut'), exact: true }).click();
      await expect(dialog.getByText(t('settings.devicesModalDone'))).toBeVisible();
      await expectAccessible(page);
      await shoot('room-again');
      await dialog.getByRole('button', { name: t('action.ok') }).click();
      await expect(dialog).toBeHidden();

      // Now it may watch.
      const asked = await page.evaluate(async () => {
        const cookie = (name: string) =>
          document.cookie
            .split('; ')
            .find((each) => each.startsWith(`${name}=`))
            ?.slice(name.length + 1);
        const answer = await fetch('/api/content/device/list', {
          headers: {
            authorization: `Bearer ${cookie('kandil_token')}`,
            'x-platform': 'web',
            'x-device-id': cookie('kandil_device') ?? '',
          },
        });
        return (await answer.json()).data as { current: boolean; allowed: boolean }[];
      });
      expect(asked.find(({ current }) => current)?.allowed).toBe(true);
    },
  );
}
