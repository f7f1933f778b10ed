import type { Page } from '@playwright/test';
import {
  hostileCues,
  hostileFile,
} from '../../packages/player/src/captions/hostile-cues.fixture.ts';
import { signIn } from '../support/account.ts';
import { expectPlaying, position } from '../support/playback.ts';
import { pause, play, seek, video, watchEpisode } from '../support/player.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';

const CODE = 'caravan-of-dust-s1e1';

const cues = (page: Page) => page.locator('.kp-cue:not([data-second="true"]) .kp-cue-line');
const secondCues = (page: Page) => page.locator('.kp-cue[data-second="true"] .kp-cue-line');

/** Opens the menu of the subtitles. The controls stay while the video is paused. */
async function openMenu(page: Page, t: Words): Promise<void> {
  await pause(page);
  await page.getByRole('button', { name: t('detail.subtitles'), exact: true }).click();
}

interface CueCount {
  returns?: number;
}

const countReturns = (page: Page) =>
  video(page).evaluate((each: HTMLVideoElement) => {
    each.addEventListener('seeked', () => {
      const counted = window as CueCount;
      counted.returns = (counted.returns ?? 0) + 1;
    });
  });
const returns = (page: Page) => page.evaluate(() => (window as CueCount).returns ?? 0);

async function chooseFirst(page: Page, t: Words, name: string): Promise<void> {
  await openMenu(page, t);
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

async function chooseSecond(page: Page, t: Words, name: string): Promise<void> {
  await openMenu(page, t);
  await page.getByRole('menuitem', { name: t('captions.second') }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

test.beforeEach(({ context, sites }) => signIn(context, sites.open, 'member@kandil.test'));

const LANGUAGES: { language: 'en' | 'ar'; tag: string[]; names: [string, string] }[] = [
  { language: 'en', tag: [], names: ['English', 'Arabic'] },
  { language: 'ar', tag: ['@long'], names: ['الإنجليزية', 'العربية'] },
];

// Swahili has no subtitles here: the first ones are shown.
for (const { language, shown } of [
  { language: 'ar', shown: /[\u0600-\u06ff]{3}/ },
  { language: 'sw', shown: /[a-z]{3}/i },
] as const)
  test(
    `the setting shows subtitles from the start, of those there are for ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const t = wordsOf(language);
      const always = page.getByRole('switch', { name: t('settings.subtitlesAlways') });
      await page.goto(`/${language}/settings`);
      await hydrated(page);
      await always.check();
      await watchEpisode(page, CODE, language);
      await seek(page, 11);
      await pause(page);
      await expect(cues(page).first()).toHaveText(shown);
      await chooseFirst(page, t, t('player.subtitlesOff'));
      await page.goto(`/${language}/settings`);
      await expect(always).not.toBeChecked();
    },
  );

for (const { language, tag, names } of LANGUAGES) {
  const [english, arabic] = names;
  const prefix = language === 'en' ? '' : '/ar';
  test.describe(`subtitles in ${language}`, { tag }, () => {
    const t = wordsOf(language);

    test(
      'their text comes from the address that /caption/url gives',
      { tag: '@PLAYER-06' },
      async ({ page }) => {
        await watchEpisode(page, CODE, language);
        const asked = page.waitForResponse((each) =>
          each.url().includes('/api/content/caption/url'),
        );
        const fetched = page.waitForRequest((each) =>
          new URL(each.url()).pathname.endsWith('.vtt'),
        );
        await chooseFirst(page, t, arabic);
        const answer = await asked;
        expect(answer.request().method()).toBe('POST');
        const { data } = (await answer.json()) as { data: { url: string } };
        expect((await fetched).url()).toContain(data.url);
        await seek(page, 11);
        await pause(page);
        await expect(cues(page).first()).toHaveText(/[\u0600-\u06ff]{3}/);
        await expect(cues(page).first()).toHaveAttribute('dir', 'rtl');
      },
    );

    test(
      'two languages are shown together, clear of the controls, and are remembered',
      { tag: '@long' },
      async ({ page }) => {
        await watchEpisode(page, CODE, language);
        await chooseFirst(page, t, arabic);
        await chooseSecond(page, t, english);
        await seek(page, 11);
        await pause(page);
        await expect(cues(page)).toHaveAttribute('dir', 'rtl');
        await expect(secondCues(page)).toHaveAttribute('dir', 'ltr');
        await expect(secondCues(page)).toHaveText(/[a-z]{3}/i);
        const bar = await page.locator('.kp-row').boundingBox();
        const lowest = async () => {
          const box = await secondCues(page).boundingBox();
          return box ? box.y + box.height : Infinity;
        };
        await expect.poll(lowest).toBeLessThan((bar?.y ?? 0) - 20);
        await page.reload();
        await expectPlaying(page);
        await seek(page, 11);
        await pause(page);
        await expect(secondCues(page)).toHaveText(/[a-z]{3}/i);
      },
    );

    test(
      'their style is chosen in the player and is the same in the settings',
      { tag: '@long' },
      async ({ page }) => {
        await watchEpisode(page, CODE, language);
        await chooseFirst(page, t, english);
        await seek(page, 11);
        await pause(page);
        await openMenu(page, t);
        await page.getByRole('menuitem', { name: t('captions.look') }).click();
        await page.getByRole('radio', { name: t('settings.size.huge') }).check();
        await page.getByRole('radio', { name: t('settings.colour.yellow') }).check();
        await page.getByRole('radio', { name: t('settings.position.top') }).check();
        const look = page.locator('.kp-cues-top');
        await expect(look).toHaveAttribute('data-size', 'huge');
        await expect(look).toHaveCSS('color', 'rgb(255, 228, 92)');
        await expectAccessible(page);
        await page.goto(`${prefix}/settings#subtitles`);
        await expect(page.getByRole('radio', { name: t('settings.size.huge') })).toBeChecked();
        await expect(page.getByRole('radio', { name: t('settings.position.top') })).toBeChecked();
        await page.getByRole('radio', { name: t('settings.size.small') }).check();
        await watchEpisode(page, CODE, language);
        await seek(page, 11);
        await expect(page.locator('.kp-cues-top')).toHaveAttribute('data-size', 'small');
      },
    );

    test(
      'the transcript follows, can be searched, seeks and loops',
      { tag: '@long' },
      async ({ page }) => {
        test.setTimeout(120_000);
        await watchEpisode(page, CODE, language);
        await chooseFirst(page, t, english);
        await chooseSecond(page, t, arabic);
        await page.keyboard.press('t');
        const panel = page.getByRole('complementary', { name: t('captions.transcript') });
        const lines = panel.locator('.kp-line');
        await expect(lines.nth(5)).toBeVisible();
        const current = panel.locator('[aria-current="true"]');
        await seek(page, 62);
        await expect(current).toBeInViewport();
        await expectAccessible(page);

        const third = lines.nth(2);
        const words = (await third.locator('.kp-line-words').textContent()) ?? '';
        await panel.getByRole('searchbox').fill(words.slice(4, 16));
        await expect(lines.first()).toContainText(words);
        await panel.getByRole('searchbox').fill('qqqq');
        await expect(panel.getByText(t('captions.nothing'))).toBeVisible();
        await panel.getByRole('searchbox').fill('');
        await expect(lines.nth(5)).toBeAttached();

        // Only by keyboard: to the first line, one down, and select it.
        await current.focus();
        await page.keyboard.press('Home');
        await expect(lines.first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => position(page)).toBeLessThan(30);

        await countReturns(page);
        await play(page);
        await page.keyboard.press('r');
        await expect(panel.getByRole('button', { name: t('captions.repeat') })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        // It passes its end twice, and returns to its start twice.
        await expect.poll(() => returns(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
        await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      },
    );
  });
}

/** What the subtitles have put into the page beside text. */
interface CueView {
  texts: number;
  elements: string[];
  attributes: string[];
  ran: number;
}

const shownIn = (page: Page, selector: string): Promise<CueView> =>
  page.locator(selector).evaluate((box) => {
    const all = [...box.querySelectorAll('*')];
    return {
      texts: box.querySelectorAll('p').length,
      elements: [...new Set(all.map((each) => each.localName))],
      attributes: [...new Set(all.flatMap((each) => each.getAttributeNames()))],
      ran: (window as { __ran?: number }).__ran ?? 0,
    };
  });

/** Subtitles that are on the screen at the same time. */
const AT_ONCE = 4;

test.describe('a subtitle as a script (T-E08)', () => {
  // Without the content security policy: the output must be safe without it.
  test.use({ bypassCSP: true });

  test(
    '180 hostile subtitles run no script and add no element',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const strange: string[] = [];
      page.on('dialog', (dialog) => {
        strange.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (/\/x$|javascript|srcdoc/.test(request.url())) strange.push(request.url());
      });
      await page.route('**/subtitles/en.vtt*', (route) =>
        route.fulfill({ contentType: 'text/vtt; charset=utf-8', body: hostileFile(1, AT_ONCE) }),
      );
      const t = wordsOf('en');
      await watchEpisode(page, CODE);
      await chooseFirst(page, t, 'English');
      await pause(page);
      let seen = 0;
      for (let moment = 0; moment < hostileCues.length / AT_ONCE; moment++) {
        await seek(page, moment + 0.5);
        await page.waitForFunction(
          () => document.querySelector('video')?.seeking === false,
          undefined,
          { polling: 'raf' },
        );
        const shown = await shownIn(page, '.kp-subtitles');
        seen += shown.texts;
        expect(['div', 'p', 'span', 'bdi']).toEqual(expect.arrayContaining(shown.elements));
        expect(
          shown.attributes.filter((name) => !/^(?:class|dir|lang|data-[a-z]+)$/.test(name)),
        ).toEqual([]);
        expect(shown.ran).toBe(0);
      }
      expect(seen, 'subtitles').toBeGreaterThan(150);

      await page.keyboard.press('t');
      await expect(page.locator('.kp-line').nth(100)).toBeAttached();
      const lines = await shownIn(page, '.kp-lines');
      expect(['li', 'button', 'time', 'span']).toEqual(expect.arrayContaining(lines.elements));
      expect(lines.attributes.filter((name) => /^on|^(?:src|href|style)$/.test(name))).toEqual([]);
      expect(lines.ran).toBe(0);
      expect(strange).toEqual([]);
    },
  );
});
