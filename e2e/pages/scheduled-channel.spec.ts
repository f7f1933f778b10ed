import { ALL_SERVICES } from '@kandil/contract/services';
import { type MediaHost, startMediaHost } from '@kandil/testkit/media-host';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expectPlaying, position } from '../support/playback.ts';
import { expect, test } from '../support/test.ts';

// A separate product: its operator ingests films, and gives a channel a schedule and a guide. Films come from a media host.
const ROOT = resolve(import.meta.dirname, '../..');
const FILMS = ['nur-film', 'on-foot-to-makkah-film'] as const;
const FILLER = 'nur-trailer';
const CHANNEL = 'hilal';
/** Seconds of a film, and of its broadcast, which is shorter: each is cut at a border. */
const [LENGTH, SHOWN] = [20, 15];

let product: Stack;
let host: MediaHost;
let folder = '';
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-schedule-'));
  host = await startMediaHost();
  await mkdir(join(folder, 'data'));
  await start({ KANDIL_RUN: [...ALL_SERVICES, 'web', 'media'].join(',') });
  await publish();
  // Only now a worker: between the two imports it would lock ten minutes of the filler.
  await product.kill();
  await start();
});
test.afterAll(async () => {
  await product?.stop();
  await host?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<void> {
  product = await startStack({
    dataDir: join(folder, 'data'),
    env: { RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true', MEDIA_BASE_URL: host.url, ...env },
  });
  host.product = product.url;
}

const operate = (...given: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts/operate.ts'), ...given], {
    env: { ...process.env, KANDIL_DATA_DIR: product.dataDir, LOG_LEVEL: 'error' },
  });

async function ingest(code: string, hertz: number): Promise<void> {
  const file = join(folder, `${code}.mkv`);
  const input = (source: string) => ['-f', 'lavfi', '-i', `${source}:d=${LENGTH}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'];
  const sources = [...input('testsrc2=s=320x180:r=25'), ...input(`sine=f=${hertz}`)];
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...sources, ...codecs, file]);
  await operate('ingest', file, '--title', code);
}

const timeOf = (at: number) =>
  `${new Date(at).toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')} +0000`;

/** A guide of ten minutes in which the films take turns. */
async function guide(): Promise<string> {
  const start = Date.now() - 60_000;
  const programmes = Array.from({ length: 600 / SHOWN }, (_, turn) => {
    const [from, to] = [turn, turn + 1].map((each) => timeOf(start + each * SHOWN * 1000));
    return `<programme channel="x" start="${from}" stop="${to}"><title>Turn ${turn}</title>
      <episode-num system="catalogue">${FILMS[turn % 2]}</episode-num></programme>`;
  });
  const file = join(folder, 'guide.xml');
  await writeFile(file, `<tv>${programmes.join('')}</tv>`);
  return file;
}

async function publish(): Promise<void> {
  for (const [index, code] of [...FILMS, FILLER].entries()) await ingest(code, 220 * (index + 1));
  const text = await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8');
  const catalogue = JSON.parse(text) as { channels: { code: string }[] };
  const channel = catalogue.channels.find(({ code }) => code === CHANNEL);
  Object.assign(channel ?? {}, { programmes: [], schedule: { filler: FILLER } });
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await operate('catalogue', 'import', file);
  await operate('guide', 'import', await guide(), '--channel', `${CHANNEL}=x`);
}

test(
  'a channel with a schedule plays on over the borders of films',
  { tag: '@long' },
  async ({ page }) => {
    const handed = async () => {
      const { data } = (await (
        await fetch(`${product.url}/api/content/tv-channel/code/${CHANNEL}`)
      ).json()) as { data: { id: number } };
      const event = { channelId: data.id, event: 'START', eventTime: new Date() };
      const answer = await fetch(`${product.url}/api/watch/live-tv-access`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...event, sessionId: crypto.randomUUID() }),
      });
      return await answer.text();
    };
    // A worker locks what the channel plays within a minute, and servers read it within half a minute.
    await expect.poll(handed, { timeout: 120_000, intervals: [1000] }).toContain('c/ingest-');
    await page.goto(`${product.url}/watch/channel/${CHANNEL}`);
    const began = await expectPlaying(page);
    await expect
      .poll(() => position(page), { timeout: 90_000 })
      .toBeGreaterThan(began + 2.5 * SHOWN);
    await expectPlaying(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const films = host.requests.map(({ url }) => /\/c\/(ingest-\w+)\/.*\.mp4/.exec(url)?.[1]);
    expect(new Set(films.filter(Boolean)).size).toBeGreaterThan(1);
  },
);
