import { chromium, type Locator, type Page } from '@playwright/test';
import type { Group } from '../bench.ts';
import type { Line } from '../report.ts';
import { onLargeCatalogue } from '../stacks.ts';

/** So that the grid of series has 2,000 and the row of new episodes the most that a row has. */
const [CATALOGUE, GRID_TILES, ROW_TILES] = [3100, 2000, 500];
/** Pixels a frame: 2,900 a second, a fast hand. */
const SPEED = 48;
/** A frame later than this was not shown in time for 60 a second. */
const LATE_MS = 1000 / 60 + 8;
/** Three screens of six rows of four, and a row that is cut at each end. */
const MOST = { row: 26, grid: 100 };

interface ScrollResult {
  frames: number;
  lateFrames: number;
  seconds: number;
  /** The most tiles that were in the document. */
  most: number;
}

/** Scrolls a list, or the page below it, until its tile of this number is in the document, looking at each frame. */
function scrollThrough(
  list: Locator,
  tile: number | 'end',
  across: boolean,
): Promise<ScrollResult> {
  return list.evaluate(
    async (element, { tile, across, speed, limit }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      element.style.scrollSnapType = 'none';
      let [frames, lateFrames, most] = [0, 0, 0];
      const startedAt = await frame();
      let before = startedAt;
      while (!element.querySelector(`[aria-posinset="${tile}"]`)) {
        if (across) element.scrollLeft += speed;
        else window.scrollBy(0, speed);
        const now = await frame();
        frames += 1;
        if (now - before > limit) lateFrames += 1;
        most = Math.max(most, element.children.length);
        before = now;
      }
      return { frames, lateFrames, most, seconds: (before - startedAt) / 1000 };
    },
    { tile, across, speed: SPEED, limit: LATE_MS },
  );
}

/** What the browser of this machine makes of a still page of one picture, without a line of ours. */
async function stillPage(page: Page): Promise<ScrollResult> {
  const tiles = Array.from({ length: ROW_TILES }, (_, at) => `<li>${at}`);
  await page.setContent(
    `<style>ul{display:flex;overflow:auto;gap:8px}li{flex:none;width:320px;height:180px}</style>
     <ul>${tiles.join('')}</ul>`,
  );
  const list = page.locator('ul');
  await list.evaluate(
    (element, ms) =>
      setTimeout(() => element.lastElementChild?.setAttribute('aria-posinset', 'end'), ms),
    10_000,
  );
  return scrollThrough(list, 'end', true);
}

function linesOf(name: string, ours: ScrollResult, still: ScrollResult, most: number): Line[] {
  const late = ({ frames, lateFrames }: ScrollResult) => (100 * lateFrames) / frames;
  const perSecond = ({ frames, seconds }: ScrollResult) => frames / seconds;
  return [
    {
      name: `${name}: frames`,
      value: perSecond(ours),
      unit: 'fps',
      beside: [{ name: 'a still list', value: perSecond(still) }],
      goal: { at: 'least', than: 58 },
    },
    {
      name: `${name}: late frames`,
      value: late(ours),
      unit: '%',
      beside: [{ name: 'a still list', value: late(still) }],
      goal: { at: 'most', than: 2 },
    },
    {
      name: `${name}: most in the document`,
      value: ours.most,
      unit: 'tiles',
      goal: { at: 'most', than: most },
      isSteady: true,
    },
  ];
}

async function lines(url: string, executablePath: string): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const still = await stillPage(page);
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    const row = await scrollThrough(
      page.getByRole('list', { name: 'New Episodes' }),
      ROW_TILES,
      true,
    );
    await page.goto(`${url}/category/series/all`, { waitUntil: 'networkidle' });
    const grid = page.getByRole('main').locator('ul.tile-grid');
    return [
      ...linesOf(`row of ${ROW_TILES} tiles`, row, still, MOST.row),
      ...linesOf(
        `grid of ${GRID_TILES} tiles`,
        await scrollThrough(grid, GRID_TILES, false),
        still,
        MOST.grid,
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** A long row and a long grid on a desktop: frames while they are scrolled through, and tiles in the document. */
export const rows: Group = (bench) =>
  onLargeCatalogue({ titles: CATALOGUE }, ({ url }) =>
    bench.measure('rows', () => lines(url, bench.chromium)),
  );
