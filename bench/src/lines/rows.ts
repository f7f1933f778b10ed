import { chromium, type Page } from '@playwright/test';
import type { Line } from '../report.ts';

const TILES = 500;
/** A frame later than this was not shown in time for 60 a second. */
const LATE_MS = 1000 / 60 + 8;

interface Tile {
  id: number;
}
interface Row {
  type: string;
  totalCount: number;
  videoResources: Tile[];
}

/** Home's row of new episodes becomes long: the network answers for tiles the catalogue has not got. */
async function lengthen(page: Page): Promise<void> {
  let tiles: Tile[] = [];
  await page.route('**/api/content/v3/breakdowns*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Row[] };
    const row = body.data.find(({ type }) => type === 'NEW_EPISODES');
    if (row) {
      row.totalCount = TILES;
      tiles = row.videoResources;
    }
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/content/v2/breakdownItemsPaged*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset'));
    const limit = Math.min(Number(query.get('limit')), TILES - offset);
    const data = Array.from({ length: limit }, (_, index) => ({
      ...tiles[index % tiles.length],
      id: 100_000 + offset + index,
    }));
    const meta = { totalCount: TILES, offset, limit, title: '', type: 'NEW_EPISODES' };
    await route.fulfill({ json: { message: null, data, meta } });
  });
}

/** Scrolls the row to its end, 24 px a frame, and looks at each frame. */
function scrollThrough(page: Page, late: number) {
  return page.getByRole('list', { name: 'New Episodes' }).evaluate(async (list, limit) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    list.style.scrollSnapType = 'none';
    let [frames, lateFrames, most] = [0, 0, 0];
    let before = await frame();
    while (!list.querySelector('[aria-posinset="500"]')) {
      list.scrollLeft += 24;
      const now = await frame();
      frames += 1;
      if (now - before > limit) lateFrames += 1;
      most = Math.max(most, list.children.length);
      before = now;
    }
    return { frames, lateFrames, most };
  }, late);
}

/** A row of 500 tiles on a desktop: frames that came late while it was scrolled, and tiles in the document. */
export async function rowLines(url: string, executablePath: string): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/category/movies`, { waitUntil: 'networkidle' });
    await lengthen(page);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('list', { name: 'New Episodes' }).locator('li').first().waitFor();
    const { frames, lateFrames, most } = await scrollThrough(page, LATE_MS);
    return [
      {
        name: 'row of 500 tiles: dropped frames',
        value: (100 * lateFrames) / frames,
        unit: '%',
        goal: { at: 'most', than: 5, of: 'value' },
      },
      {
        name: 'row of 500 tiles: most in the document',
        value: most,
        unit: 'elements',
        goal: { at: 'most', than: 26, of: 'value' },
      },
    ];
  } finally {
    await browser.close();
  }
}
