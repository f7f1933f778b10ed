import { expectPlaying } from '../support/playback.ts';
import { atGateway, buy, moved, newMember, planOf, suspend } from '../support/money.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

test('a suspended member pays with another gateway, comes back to the title, and watches', async ({
  page,
  context,
  request,
  sites,
}) => {
  await newMember(context, sites);
  const old = await buy(context, sites);
  await suspend(sites, old.gatewaySubsId);
  const { path } = await watchPath(request, 'keeper-of-cordoba-s1e2');
  await page.goto(path);
  const refusal = page.getByRole('alert').filter({ hasText: 'Your plan is on hold' });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Pay again' }).click();
  const checkout = page.getByRole('dialog');
  await expect(checkout).toContainText('is canceled first and won’t be charged again');
  await checkout.getByRole('radio', { name: /operator’s page/ }).check();
  await checkout.getByRole('button', { name: 'Continue to your operator’s page' }).click();
  await page.getByRole('textbox').fill('+905551112233');
  await page.getByRole('button', { name: /Agree|Approve|Pay/ }).click();

  await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
  await page.getByRole('link', { name: 'Keep watching' }).click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  await expectPlaying(page);

  const plan = await planOf(context, sites);
  expect(plan).toMatchObject({ status: 'ACTIVE', planCode: 'SOLO' });
  expect(await atGateway(sites.sandbox, 'paypal', old.gatewaySubsId)).toMatchObject({
    status: 'CANCELLED',
    nextChargeAt: null,
  });
  expect(await moved(sites.sandbox, 'paypal', old.gatewaySubsId)).toEqual(['charge 499']);
  expect(await moved(sites.sandbox, 'operator', plan.gatewaySubsId)).toEqual(['charge 499']);
});
