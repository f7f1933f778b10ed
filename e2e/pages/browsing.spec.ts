import { signIn } from '../support/account.ts';
import { expect, hydrated, test } from '../support/test.ts';

test(
  'home has a spotlight carousel and rows, a category its page; on small screens Series and Movies are a tap away',
  { tag: ['@ROUTE-01', '@ROUTE-02', '@SCREEN-06', '@SCREEN-07', '@SCREEN-09'] },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(
      page.getByRole('heading', { name: 'Shadows of the Golden Horn' }).first(),
    ).toBeVisible();
    for (const row of ['New Episodes', 'Free to watch', 'Live now'])
      await expect(page.getByRole('heading', { level: 2, name: row })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const movies = menu.getByRole('link', { name: 'Movies', exact: true });
    await page.goto('/category/movies');
    await hydrated(page);
    await expect(movies).toHaveAttribute('aria-current', 'page');

    for (const width of [390, 768])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto('/');
        await hydrated(page);
        for (const name of ['Series', 'Movies', 'Live TV']) {
          const chip = menu.getByRole('link', { name, exact: true });
          await expect(chip).toBeInViewport({ ratio: 1 });
          expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        await movies.click();
        await expect(page).toHaveURL(/\/category\/movies$/);
        await expect(movies).toHaveAttribute('aria-current', 'page');
      });
  },
);

test(
  'a series shows its episodes, a title is found by its number too, and search says when it finds nothing',
  { tag: ['@ROUTE-19', '@ROUTE-21', '@ROUTE-22', '@SCREEN-02', '@SCREEN-04', '@SCREEN-18'] },
  async ({ page, request }) => {
    await page.goto('/detail/caravan-of-dust');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Caravan of Dust' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(6);
    // The list is as wide as the page between its gutters.
    const [list, main] = [page.getByRole('tabpanel').getByRole('list'), page.getByRole('main')];
    const width = (await list.boundingBox())?.width ?? 0;
    expect(width).toBeGreaterThan(0.85 * ((await main.boundingBox())?.width ?? 0));

    const answer = await request.get('/api/content/series/findById?code=nur');
    const { data } = (await answer.json()) as { data: { id: number } };
    await page.goto(`/detail/${data.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nûr');

    await page.goto('/search/qqqqzzzz');
    await expect(page.getByText('No result found for "qqqqzzzz"')).toBeVisible();
  },
);

test(
  'a picture that did not load shows its placeholder, and loads when the network is back',
  { tag: '@pictures' },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_/);
    let isAway = true;
    await page.route(/\/images\//, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/search');
    await hydrated(page);
    const poster = page.getByRole('main').locator('li img:not([aria-hidden])').first();
    await expect(poster).toHaveCSS('opacity', '0');
    isAway = false;
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(poster).toHaveCSS('opacity', '1');
    await poster.evaluate((image) => (image as HTMLImageElement).decode());
  },
);

interface FoundRow {
  title: string;
  badge: string | null;
  horizontalPoster: { src: string };
}
const BADGES: Record<string, string> = { NEW: 'New', FREE: 'Free', LAST_CHANCE: 'Last chance' };

test(
  'search finds series while typing and shows them as a grid',
  { tag: ['@pictures', '@SCREEN-15', '@SCREEN-16', '@SCREEN-17', '@SCREEN-19', '@SCREEN-20'] },
  async ({ page }) => {
    await page.goto('/search');
    await hydrated(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/series/search*', async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse(/series\/search/);
    await page.getByRole('searchbox').first().fill('the');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Searching...');
    answer();
    await expect(heading).toHaveText('Search Results');
    await expect(page.getByText('Found search results for "the"')).toBeVisible();

    const { data } = (await (await answered).json()) as { data: FoundRow[] };
    expect(new Set(data.map(({ badge }) => badge)).size, 'with and without badge').toBeGreaterThan(
      1,
    );
    const items = page.getByRole('list', { name: 'Search Results' }).getByRole('listitem');
    // The next page may have followed.
    await expect(items.nth(data.length - 1)).toBeVisible();
    for (const [at, { title, badge, horizontalPoster }] of data.entries()) {
      const item = items.nth(at);
      await expect(item.getByText(title, { exact: true })).toBeVisible();
      for (const word of Object.values(BADGES))
        await expect(item.getByText(word, { exact: true })).toHaveCount(
          badge !== null && word === BADGES[badge] ? 1 : 0,
        );
      await item.scrollIntoViewIfNeeded();
      const drawn = item.locator('img:not([aria-hidden])').evaluate(async (poster) => {
        const image = poster as HTMLImageElement;
        await image.decode();
        return image.currentSrc;
      });
      expect(await drawn).toContain(horizontalPoster.src);
    }
    // A grid: several columns, and every row starts at the same edge.
    const boxes = await items.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    const columns = boxes.filter(({ y }) => y === boxes[0]?.y).length;
    expect(columns).toBeGreaterThan(1);
    expect(boxes.length).toBeGreaterThan(columns);
    for (const [at, { x }] of boxes.entries())
      expect(x).toBeCloseTo(boxes[at % columns]?.x ?? 0, 0);
  },
);

interface OnAir {
  epgInfo: { currentEPGBroadcastStartDate: string; currentEPGBroadcastEndDate: string };
}

test(
  'channels show the current programme with its times in the viewer’s time zone',
  { tag: ['@ROUTE-42', '@TV-02', '@TV-04', '@TV-05', '@TV-06', '@TV-07', '@TV-08'] },
  async ({ page, request }) => {
    await page.goto('/channels');
    await hydrated(page);
    const kinds = page.getByRole('navigation', { name: 'Channel categories' });
    await expect(kinds.getByRole('link').first()).toHaveText('All');
    await expect(kinds.getByRole('link', { name: 'Favorites' })).toHaveCount(0);
    const tiles = page.locator('main li').filter({ has: page.getByRole('progressbar') });
    await expect(tiles).toHaveCount(8);
    const clock = new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/Istanbul',
    });
    const time = (instant: string) => clock.format(new Date(instant));
    // Compared in one poll: a programme may end while the test runs.
    await expect(async () => {
      const answer = await request.get('/api/content/tv-channel/all');
      const { data } = (await answer.json()) as { data: OnAir[] };
      const expected = data.map(
        ({ epgInfo: { currentEPGBroadcastStartDate: from, currentEPGBroadcastEndDate: to } }) =>
          `${time(from)} – ${time(to)}`,
      );
      const shown = await tiles.evaluateAll((each) => each.map(({ textContent }) => textContent));
      expect(shown.map((text) => /\d{2}:\d{2} – \d{2}:\d{2}/.exec(text)?.[0])).toEqual(expected);
    }).toPass({ timeout: 10_000 });
  },
);

test(
  'a link that is pointed at fetches the code of its page, and Play the player',
  { tag: '@SHELL-04' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(new URL(request.url()).pathname));
    const movies = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Movies' });
    const code = page.waitForResponse(/\/category-[\w-]+\.js$/);
    await movies.hover();
    await code;
    await movies.click();
    await expect(page).toHaveURL(/\/category\/movies$/);
    // A navigation begins at the top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const engine = page.waitForRequest(/\/hls-engine-/);
    expect(sent.filter((path) => path.includes('/hls-engine-'))).toEqual([]);
    const play = page.getByRole('main').getByRole('link', { name: 'Play' }).first();
    await play.hover();
    await engine;
    // The player comes with the data of its page, not after them.
    const asked = Promise.withResolvers<void>();
    await page.route(/\/api\/content\/video\/findById/, async (route) => {
      await asked.promise;
      await route.continue();
    });
    const player = page.waitForRequest(/\/player-[\w-]{8}\.js$/);
    await play.click();
    await player;
    asked.resolve();
    await expect(page).toHaveURL(/\/watch\/\d+/);
  },
);

test('a greeting writes the name as its owner does', async ({ page, context, sites }) => {
  await signIn(context, sites.open, 'free@kandil.test');
  await page.goto('/landing/vip');
  await expect(page.getByText(/^Welcome, /)).toHaveCSS('text-transform', 'none');
});
