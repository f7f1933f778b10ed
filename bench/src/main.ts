import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startStack } from '@kandil/testkit/stack';
import { firstLoadLines, lighthouseLines } from './lines/browser.ts';
import { firstFrameLines } from './lines/first-frame.ts';
import { heartbeatLines } from './lines/heartbeats.ts';
import { catalogueLines, homeLines, longHomeLines } from './lines/http.ts';
import { loginLines } from './lines/logins.ts';
import { rowLines } from './lines/rows.ts';
import { searchLines } from './lines/search.ts';
import { segmentLines } from './lines/segments.ts';
import { holds, type Line, publish } from './report.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole browser where it is there, else the one without windows that the tests bring. */
function chromiumPath(): string | null {
  const found = spawnSync('which', ['chromium', 'chromium-headless-shell'], { encoding: 'utf8' });
  return found.stdout.split('\n')[0] || null;
}

/** Every group of lines by name: `npm run bench -- home segments` measures just those. */
function groups(url: string): Record<string, () => Promise<Line[]>> {
  const chromium = chromiumPath();
  const inBrowser = chromium
    ? {
        rows: () => rowLines(ROOT, chromium),
        'first-frame': () => firstFrameLines(url, ROOT, chromium),
        'first-load': () => firstLoadLines(`${url}/`, chromium),
        lighthouse: async () => [
          ...(await lighthouseLines('home', `${url}/`, chromium)),
          ...(await lighthouseLines('landing', `${url}/landing`, chromium)),
        ],
      }
    : {};
  return {
    home: async () => [...(await homeLines(url)), ...(await longHomeLines(ROOT))],
    catalogue: () => catalogueLines(url),
    heartbeats: () => heartbeatLines(),
    logins: () => loginLines(url),
    search: () => searchLines(ROOT),
    segments: () => segmentLines(url, resolve(ROOT, 'demo/clips')),
    ...inBrowser,
  };
}

const asked = process.argv.slice(2);
const stack = await startStack({ env: { RATE_LIMIT_FACTOR: '10000' } });
const lines: Line[] = [];
try {
  for (const [name, measure] of Object.entries(groups(stack.url))) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stdout.write(`measuring ${name} ...\n`);
    lines.push(...(await measure()));
  }
} finally {
  await stack.stop();
}
await publish(lines, ROOT);
process.exitCode = lines.some((line) => holds(line) === false) ? 1 : 0;
