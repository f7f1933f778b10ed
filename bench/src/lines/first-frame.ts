import { type Browser, chromium, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.ts';
import { median } from '../arithmetic.ts';
import type { Group } from '../bench.ts';
import { EPISODE, type HandedStream, streamOf, writePlainFile } from '../first-frame/stream.ts';
import { type ServedStream, serveBoth } from '../first-frame/serve.ts';
import type { Line } from '../report.ts';
import { onDemo } from '../stacks.ts';

const RUNS = 10;
const DELAYS = [0, 50];
const GOAL = 1.15;
const CLICK_GOAL = { at: 'most', than: 250 } as const;
const MP4 = 'the same as plain MP4';
const ARGS = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

interface Measures {
  plain(url: string): Promise<number>;
  stream(url: string, playlists: HandedStream['playlists']): Promise<number>;
}
declare const firstFrame: Measures;

/** A browser that remembers nothing; the page's own scripts are there before the clock starts. */
async function inFreshContext<T>(
  browser: Browser,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    userAgent: USER_AGENT,
    locale: 'en-US',
  });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function benchPage(page: Page, { url }: ServedStream): Promise<void> {
  await page.goto(`${url}/bench/`);
  await page.waitForFunction(() => 'firstFrame' in globalThis);
}

const plain = (browser: Browser, served: ServedStream) =>
  inFreshContext(browser, async (page) => {
    await benchPage(page, served);
    return page.evaluate((url) => firstFrame.plain(url), `${served.url}/bench/plain.mp4`);
  });

const streamed = (browser: Browser, served: ServedStream, handed: HandedStream) =>
  inFreshContext(browser, async (page) => {
    await benchPage(page, served);
    const given = { url: served.url + handed.url, playlists: handed.playlists };
    return page.evaluate(({ url, playlists }) => firstFrame.stream(url, playlists), given);
  });

/** From the press of Play on the title's page to the first picture: page change and access call are in it. */
const clicked = (browser: Browser, served: ServedStream) =>
  inFreshContext(browser, async (page) => {
    await page.addInitScript(() => {
      let from = 0;
      addEventListener('click', () => (from ||= performance.now()), { capture: true });
      const seen = new MutationObserver(() => {
        const video = document.querySelector<HTMLVideoElement>('video.kp-video');
        if (!video || from === 0) return;
        seen.disconnect();
        video.requestVideoFrameCallback(() =>
          Object.assign(globalThis, { firstFrameMs: performance.now() - from }),
        );
      });
      seen.observe(document, { subtree: true, childList: true });
    });
    const series = EPISODE.replace(/-s\d+e\d+$/, '');
    await page.goto(`${served.url}/detail/${series}`, { waitUntil: 'networkidle' });
    // Until React has taken over, a click loads another document.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.getByRole('main').getByRole('link', { name: 'Play' }).first().click();
    const shown = await page.waitForFunction(
      () => (globalThis as { firstFrameMs?: number }).firstFrameMs,
    );
    return (await shown.jsonValue()) ?? Number.NaN;
  });

async function linesAt(
  delay: number,
  runs: number,
  browser: Browser,
  { served, handed }: { served: ServedStream; handed: HandedStream },
) {
  served.delayBy(delay);
  const times: Record<'plain' | 'streamed' | 'clicked', number[]> = {
    plain: [],
    streamed: [],
    clicked: [],
  };
  for (let run = 0; run < runs; run++) {
    times.plain.push(await plain(browser, served));
    times.streamed.push(await streamed(browser, served, handed));
    times.clicked.push(await clicked(browser, served));
  }
  const beside = [{ name: MP4, value: median(times.plain) }];
  const each = `${delay} ms an answer`;
  return [
    {
      name: `first frame, ${each}`,
      value: median(times.streamed),
      unit: 'ms',
      beside,
      goal: { at: 'most', than: GOAL, of: MP4 },
    },
    {
      name: `first frame from the click on Play, ${each}`,
      value: median(times.clicked),
      unit: 'ms',
      beside,
      ...(delay === 0 && { goal: CLICK_GOAL }),
    },
  ] satisfies Line[];
}

async function lines(product: string, runs: number, executablePath: string): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kandil-first-frame-'));
  try {
    const build = join(ROOT, 'apps/web/vite/first-frame/build.ts');
    execFileSync(process.execPath, [build, folder], { stdio: 'inherit' });
    const handed = await streamOf(product);
    await writePlainFile(join(ROOT, 'demo/clips'), handed, join(folder, 'plain.mp4'));
    const served = await serveBoth(product, folder);
    const browser = await chromium.launch({ executablePath, args: ARGS });
    const all: Line[] = [];
    for (const delay of DELAYS)
      all.push(...(await linesAt(delay, runs, browser, { served, handed })));
    await browser.close();
    await served.close();
    return all;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time to the first picture of a stream and of the same media as a plain file, side by side; medians. */
export const firstFrames: Group = (bench) =>
  onDemo(({ url }) =>
    bench.measure('first frame', () => lines(url, bench.options.quick ? 1 : RUNS, bench.chromium)),
  );
