import { chromium, type Page } from '@playwright/test';
import { median } from '../arithmetic.ts';
import type { Group } from '../bench.ts';
import type { Line } from '../report.ts';
import { onDemo } from '../stacks.ts';

const RUNS = 10;
const GOAL = 150;
/** How long a hand rests on a tile before it presses. */
const POINTED_MS = 200;

/** Notes when a press began, and when the heading of another page was painted. */
function watchChanges(): void {
  let from = 0;
  addEventListener(
    'click',
    () => {
      from = performance.now();
      const before = location.pathname;
      const look = () => {
        const isThere = location.pathname !== before && document.querySelector('main h1');
        if (!isThere) return requestAnimationFrame(look);
        return setTimeout(() => Object.assign(globalThis, { changedIn: performance.now() - from }));
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** From the press on a tile of home to the page of its title. */
async function changeOf(page: Page, run: number): Promise<number> {
  const tile = page.locator('main [aria-posinset] a[href*="/detail/"]').nth(run % 4);
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(() => Object.assign(globalThis, { changedIn: 0 }));
  await tile.click();
  const changed = await page.waitForFunction(
    () => (globalThis as { changedIn?: number }).changedIn,
  );
  const time = (await changed.jsonValue()) ?? Number.NaN;
  await page.goBack();
  await tile.waitFor();
  return time;
}

async function lines(url: string, executablePath: string): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchChanges);
  await page.goto(url, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await changeOf(page, run));
  await browser.close();
  return [
    {
      name: 'from home to a title that was pointed at',
      value: median(times),
      unit: 'ms',
      goal: { at: 'most', than: GOAL },
    },
  ];
}

/** From page to page in the browser, with what was fetched on intent. */
export const pageChanges: Group = (bench) =>
  onDemo(bench, ([{ url }]) =>
    bench.measure('page change', () => lines(`${url}/`, bench.chromium)),
  );
