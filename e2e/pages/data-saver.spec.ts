import { signIn } from '../support/account.ts';
import { expect, hydrated, test, WITH_MOTION } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// As a browser whose user saves data: it says so to servers and to pages.
test.use({ ...WITH_MOTION, extraHTTPHeaders: { 'save-data': 'on' } });

const t = wordsOf('en');

test(
  'the data saver gets smaller pictures, no trailer by itself, and nothing in advance',
  { tag: '@pictures' },
  async ({ page, context, request, sites }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 } }),
    );
    const sent: string[] = [];
    page.on('request', (asked) => void sent.push(new URL(asked.url()).pathname));
    const trailers = () => sent.filter((path) => /trailer/i.test(path));
    await signIn(context, sites.open, 'member@kandil.test');
    const picture = page.waitForResponse(/\/images\/.*w=\d/);
    await page.goto('/en');
    const shown = await picture;
    const usual = await request.get(shown.url(), {
      headers: { ...(await shown.request().allHeaders()), 'save-data': '' },
    });
    expect((await shown.body()).length).toBeLessThan((await usual.body()).length * 0.7);
    await hydrated(page);

    // The spotlight moves on without its trailer, which would have begun two seconds after it came into view.
    const spotlight = page.getByRole('region', { name: t('spotlight.label') });
    const title = spotlight.getByRole('heading', { level: 2 });
    const first = (await title.textContent()) ?? '';
    await page.mouse.move(700, 880);
    const clock = spotlight.locator('.animate-spotlight');
    await expect(clock).toHaveCSS('animation-play-state', 'running');
    await clock.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 5000;
    });
    await expect(title).not.toHaveText(first);
    expect(trailers()).toEqual([]);

    // Pointing at Play fetches nothing yet.
    const engine = page.waitForRequest(/\/hls-engine-/);
    const play = spotlight.getByRole('link', { name: t('action.play') }).first();
    await play.hover();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(sent.filter((path) => /\/(?:hls-engine|watch)-/.test(path))).toEqual([]);
    await play.click();
    await engine;
  },
);
