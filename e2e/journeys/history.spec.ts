import type { Page } from '@playwright/test';
import { expectPlaying } from '../support/playback.ts';
import { newMember } from '../support/money.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { reported, watchPath } from '../support/viewer.ts';
import { wordsOf } from '../support/words.ts';

// English on a desk, Arabic on a phone.
const LANGUAGES = { desktop: 'en', phone: 'ar' } as const;
const EPISODES = ['caravan-of-dust-s1e1', 'two-sugars-s1e1', 'winter-camp-s1e1'] as const;

/** Watches enough of a video for the history. */
async function watch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectPlaying(page);
  await page.keyboard.press('ArrowRight');
  await expectPlaying(page);
  const report = reported(page, 'PAUSE');
  await page.keyboard.press('k');
  await report;
}

test(
  'the history lists watched videos, resumes them, forgets one or all, and can be paused',
  { tag: '@long' },
  async ({ page, context, sites, request }, info) => {
    test.setTimeout(240_000);
    const language = LANGUAGES[info.project.name as keyof typeof LANGUAGES];
    const t = wordsOf(language);
    await newMember(context, sites);
    const [first, second, unseen] = await Promise.all(
      EPISODES.map((code) => watchPath(request, code, language)),
    );
    if (!first || !second || !unseen) throw new Error('the demo has no such episodes');
    await watch(page, first.path);
    await watch(page, second.path);

    const main = page.getByRole('main');
    const entryOf = ({ id }: { id: number }) =>
      main.getByRole('listitem').filter({ has: page.locator(`a[href$="/watch/${id}"]`) });
    const open = async (path: string) => {
      await page.goto(`/${language}${path}`);
      await hydrated(page);
    };
    await open('/history');
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await expect(main.getByRole('listitem').first()).toContainText(second.series);
    // Times are in the viewer's time zone.
    const time = main.getByRole('listitem').first().locator('time');
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    await expect(time).toHaveText(
      at.toLocaleTimeString(language, { ...clock, timeZone: 'Europe/Istanbul' }),
    );
    await expectAccessible(page);
    await page.screenshot({
      path: `artefacts/screens/${info.project.name}-${language}-history.png`,
    });

    // While it is paused, no video is added; the others stay.
    await main.getByText(t('history.pause')).click();
    await expect(main.getByText(t('history.pausedText'))).toBeVisible();
    await watch(page, unseen.path);
    await open('/history');
    await expect(main.getByRole('switch')).toBeChecked();
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await main.getByText(t('history.pause')).click();

    // A forgotten video is also removed from Continue Watching.
    await entryOf(first).getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('history.removeAction'), exact: true })
      .click();
    await expect(entryOf(first)).toHaveCount(0);
    await expect(entryOf(second).getByRole('link')).toBeFocused();
    await open('');
    const row = (id: number) => main.locator(`a[href$="/watch/${id}"]`);
    await expect(row(second.id).first()).toBeAttached();
    await expect(row(first.id)).toHaveCount(0);
    await expect(row(unseen.id)).toHaveCount(0);

    // The others resume where they stopped.
    await open('/history');
    await entryOf(second).getByRole('link').click();
    expect(await expectPlaying(page)).toBeGreaterThan(10);

    await open('/history');
    await main.getByRole('button', { name: t('history.clear') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('history.clearAction') })
      .click();
    await expect(main.getByText(t('history.empty'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByText(t('history.empty'))).toBeVisible();
    await expectAccessible(page);
  },
);
