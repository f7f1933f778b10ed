import { signIn } from '../support/account.ts';
import { expectPlaying } from '../support/playback.ts';
import { expect, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

test(
  'the next episode plays in the same player element',
  { tag: '@PLAYER-01' },
  async ({ page, context, sites, request }) => {
    await signIn(context, sites.open, 'family@kandil.test');
    const first = await watchPath(request, 'house-of-healing-s1e1');
    const next = await watchPath(request, 'house-of-healing-s1e2');
    await page.goto('/detail/house-of-healing');
    await page.goto(first.path);
    await expectPlaying(page);
    // A new player or video would be another element.
    const video = await page.locator('video').elementHandle();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`${next.path}$`));
    await expectPlaying(page);
    expect(await video?.evaluate((element) => element.isConnected)).toBe(true);

    // After leaving the player, Back does not return to the episodes.
    await page.mouse.move(300, 300);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/detail\/house-of-healing$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/detail\/house-of-healing$/);
  },
);
