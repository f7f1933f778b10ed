import { expect, hydrated, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const DAY_SECONDS = 86_400;

test(
  'the cookie notice is answered once, for 365 days',
  { tag: ['@SHELL-37', '@SHELL-39', '@SHELL-40', '@SHELL-38'] },
  async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await expect(notice).toBeVisible();
    const before = Date.now() / 1000;
    await notice.getByRole('button', { name: 'Allow all' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const consent = (await context.cookies()).find(({ name }) => name === 'kandil_consent');
    expect(Math.round(((consent?.expires ?? 0) - before) / DAY_SECONDS)).toBe(365);
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeHidden();
  },
);

test('the device id lasts 365 days', { tag: '@CONST-03' }, async ({ page, context }) => {
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('searchbox').first().fill('golden');
  await expect(page.getByText('Found search results for')).toBeVisible();
  const device = (await context.cookies()).find(({ name }) => name === 'kandil_device');
  expect(Math.round(((device?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS)).toBe(365);
});

/** Presses a button that closes its dialog; measures the fade and the milliseconds until it is gone. */
async function closing(button: HTMLElement) {
  const dialog = button.closest('dialog');
  const begun = performance.now();
  const gone = new Promise<number>((resolve) => {
    new MutationObserver(() => !dialog?.isConnected && resolve(performance.now() - begun)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  const started = new Promise((resolve) => dialog?.addEventListener('transitionrun', resolve));
  button.click();
  await started;
  const fade = dialog
    ?.getAnimations()
    .map((animation) => [
      (animation as CSSTransition).transitionProperty,
      animation.effect?.getTiming().duration,
    ]);
  return { fade, gone: await gone };
}

test(
  'the cookie preferences modal stores each choice, and closes 300 ms later',
  { tag: ['@MODAL-07', '@MODAL-20', '@CONST-11'] },
  async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Preferences' }).click();
    const modal = page.getByRole('dialog', { name: 'Cookies' });
    await expect(modal.getByRole('switch', { name: /^Necessary/ })).toBeDisabled();
    await modal.getByText(/^Analytics/).click();
    const { fade, gone } = await modal
      .getByRole('button', { name: 'Save my choice' })
      .evaluate(closing);
    expect(fade).toEqual([['opacity', 300]]);
    expect(gone).toBeGreaterThan(299);
    await expect(modal).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0);
    const stored = (await context.cookies()).find(({ name }) => name === 'kandil_consent');
    expect(stored?.value).toBe('analytics');
  },
);
