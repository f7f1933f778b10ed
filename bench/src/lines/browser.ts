import { chromium } from '@playwright/test';
import { freePorts } from '@kandil/testkit/ports';
import { median } from '../arithmetic.ts';
import type { Group } from '../bench.ts';
import { type PageAudit, lighthouse } from '../lighthouse.ts';
import type { Line } from '../report.ts';
import { onDemo } from '../stacks.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const RUNS = 3;

/** Lighthouse, mobile preset (simulated slow 4G, 4x CPU), medians. */
async function lighthouseLines(name: string, url: string, executablePath: string): Promise<Line[]> {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const results: PageAudit[] = [];
  try {
    for (let run = 0; run < RUNS; run++) results.push(await lighthouse(url, port));
  } finally {
    await browser.close();
  }
  const milliseconds = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const score = median(
    results.map(({ categories }) => (categories['performance']?.score ?? 0) * 100),
  );
  return [
    {
      name: `${name}, Lighthouse mobile performance`,
      value: score,
      unit: 'points',
      goal: { at: 'least', than: 97 },
    },
    {
      name: `${name}, Lighthouse mobile LCP`,
      value: milliseconds('largest-contentful-paint'),
      unit: 'ms',
      goal: { at: 'most', than: 2400 },
    },
    {
      name: `${name}, Lighthouse mobile TBT`,
      value: milliseconds('total-blocking-time'),
      unit: 'ms',
      goal: { at: 'most', than: 100 },
    },
  ];
}

/** JavaScript and requests of a phone's first visit to home; bytes as sent, without the heads of the answers. */
async function firstLoadLines(url: string, executablePath: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const heads = new Map<string, { type: string; bytes: number }>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Placeholders are part of the page: data: URIs ask nobody.
    if (!response.url.startsWith('data:'))
      heads.set(requestId, { type, bytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head?.type === 'Script') scriptBytes += encodedDataLength - head.bytes;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return [
    {
      name: 'home on a phone, JavaScript in Brotli',
      value: scriptBytes / 1000,
      unit: 'kB',
      goal: { at: 'most', than: 122 },
      isSteady: true,
    },
    {
      name: 'home on a phone, requests',
      value: heads.size,
      unit: 'requests',
      goal: { at: 'most', than: 20 },
      isSteady: true,
    },
  ];
}

const PAGES = { home: '/', landing: '/landing', detail: '/detail/caravan-of-dust' };

export const lighthouses: Group = (bench) =>
  onDemo(async ({ url }) => {
    for (const [name, path] of Object.entries(PAGES))
      await bench.measure(`Lighthouse, ${name}`, () =>
        lighthouseLines(name, url + path, bench.chromium),
      );
  });

export const firstLoad: Group = (bench) =>
  onDemo(({ url }) => bench.measure('first load', () => firstLoadLines(`${url}/`, bench.chromium)));
