import { expectPlaying, position } from '../support/playback.ts';
import { signUp } from '../support/sign-up.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { knownPosition, reported, watchPath } from '../support/viewer.ts';
import { wordsOf } from '../support/words.ts';

const EPISODE = 'caravan-of-dust-s1e1';

test('without a connection the film goes on, how far is kept, and told when the connection is back', async ({
  page,
  context,
  sites,
  request,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf('en');
  await signUp(page, sites);
  const episode = await watchPath(request, EPISODE);
  await page.goto(episode.path);
  await expectPlaying(page);
  await page.keyboard.press('ArrowRight');
  await expectPlaying(page);

  await context.setOffline(true);
  await expect(page.getByText(t('watch.offline'))).toBeVisible();
  await page.screenshot({ path: 'artefacts/screens/desktop-en-watch-offline.png' });
  const before = await expectPlaying(page);
  await page.keyboard.press('k');
  const stoppedAt = await position(page);
  expect(stoppedAt).toBeGreaterThanOrEqual(before);

  const sent = page.waitForResponse((answer) => answer.url().endsWith('/progress/batch'));
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText(t('watch.offline'))).toBeHidden();
  const known = (await knownPosition(context, episode.id)) ?? 0;
  expect(Math.abs(known - stoppedAt)).toBeLessThan(2);
});

test('a tab closed in the middle loses next to nothing, a browser that dies at most ten seconds', async ({
  page,
  context,
  sites,
  request,
}) => {
  test.setTimeout(150_000);
  await signUp(page, sites);
  const episode = await watchPath(request, EPISODE);
  await page.goto(episode.path);
  await expectPlaying(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const closedAt = await expectPlaying(page);
  expect(closedAt).toBeGreaterThan(20);
  const other = await context.newPage();
  await other.goto('/en/history');
  await hydrated(other);
  await page.close();
  await expect
    .poll(async () => Math.abs(((await knownPosition(context, episode.id)) ?? 0) - closedAt))
    .toBeLessThan(5);

  // It dies without a word: what it had kept is told by the next page of the same browser.
  await other.goto(episode.path);
  const started = reported(other, 'SEEK');
  await expectPlaying(other);
  await other.keyboard.press('ArrowRight');
  await started;
  await expect.poll(() => position(other), { timeout: 40_000 }).toBeGreaterThan(closedAt + 28);
  const diedAt = await position(other);
  const session = await context.newCDPSession(other);
  const dead = other.waitForEvent('crash');
  // Nobody is left to answer it.
  session.send('Page.crash').catch(() => undefined);
  await dead;
  const next = await context.newPage();
  const told = next.waitForResponse((answer) => answer.url().endsWith('/progress/batch'));
  await next.goto('/en/history');
  expect((await told).ok()).toBe(true);
  const known = (await knownPosition(context, episode.id)) ?? 0;
  expect(diedAt - known).toBeLessThanOrEqual(10);
});
