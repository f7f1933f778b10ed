import { expectPlaying, position } from '../support/playback.ts';
import { newMember } from '../support/money.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { knownPosition, reported, watchPath } from '../support/viewer.ts';
import { wordsOf } from '../support/words.ts';

const EPISODE = 'caravan-of-dust-s1e1';

test('offline, the film plays on; its position is stored, and reported when the connection is back', async ({
  page,
  context,
  sites,
  request,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf('en');
  await newMember(context, sites);
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

test(
  'a closed tab loses next to no progress, a killed browser at most ten seconds',
  { tag: '@long' },
  async ({ page, context, sites, request }) => {
    test.setTimeout(150_000);
    await newMember(context, sites);
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

    // A killed browser reports nothing: the next page of the same browser reports its stored progress.
    await other.goto(episode.path);
    const started = reported(other, 'SEEK');
    await expectPlaying(other);
    await other.keyboard.press('ArrowRight');
    await started;
    await expect.poll(() => position(other), { timeout: 40_000 }).toBeGreaterThan(closedAt + 28);
    const diedAt = await position(other);
    const session = await context.newCDPSession(other);
    const dead = other.waitForEvent('crash');
    // No page is left to handle the request.
    session.send('Page.crash').catch(() => undefined);
    await dead;
    const next = await context.newPage();
    const report = next.waitForResponse((answer) => answer.url().endsWith('/progress/batch'));
    await next.goto('/en/history');
    expect((await report).ok()).toBe(true);
    const known = (await knownPosition(context, episode.id)) ?? 0;
    expect(diedAt - known).toBeLessThanOrEqual(10);
  },
);
