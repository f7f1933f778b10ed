import type { watch } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { type MediaHost, startMediaHost } from '@kandil/testkit/media-host';
import { type Front, hasNginx, startFront } from '@kandil/testkit/nginx';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { entries } from '../../../packages/media/src/channel/playlist.fixture.ts';
import { shoot, tone } from '../../../packages/media/src/ingest/film.fixture.ts';
import { silentLog } from '../../api/src/platform/log.ts';
import type { JobRun } from '../../api/src/platform/queue/index.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { importGuide } from '../../api/src/services/content/flows/guide/import.ts';
import {
  parts,
  programme,
  utc,
  xmltv,
} from '../../api/src/services/content/flows/guide/xmltv.fixture.ts';
import { importCatalogue } from '../../api/src/services/content/flows/import/index.ts';
import { lockAiringsHandler } from '../../api/src/services/content/handlers/lock-airings.ts';
import { contentTables } from '../../api/src/services/content/store/sql.ts';
import { demoCatalogue, demoPictures } from '../../api/src/testing/demo-files.ts';
import { preflight, runsOf, segmentOf, STRANGER, textOf } from './scheduled-channel.fixture.ts';

/* A channel plays films that were put into the drop folder, at the times of its guide. Players get them from a media host. */

const FILM = 'nur-film';
const SHORT = 'on-foot-to-makkah-film';
const FILLER = 'nur-trailer';
/** Open to everybody, and to those who pay. */
const [OPEN, PAID] = ['hilal', 'bogaz'] as const;
const MINUTE = 60_000;

const database = await openTestDatabase({ from: 'demo' });
const db = contentTables(database);
let folder = '';
let node: Stack;
let host: MediaHost;
/** When the first film begins. */
let began = 0;

const film = (name: string, seconds: number, hertz: number) =>
  shoot(join(folder, `${name}.mkv`), `testsrc2=s=320x180:r=25:d=${seconds}`, tone(hertz, seconds));

/** Films, a guide of the last hour, and a worker's turn. */
async function broadcast(): Promise<void> {
  const drop = join(folder, 'data/ingest');
  await mkdir(drop, { recursive: true });
  await writeFile(join(drop, `${FILM}.en.srt`), '1\n00:00:05,000 --> 00:00:07,000\nA lamp.\n');
  for (const [name, seconds, hertz] of [
    [FILM, 22, 440],
    [SHORT, 14, 220],
    [FILLER, 9, 880],
  ] as const) {
    const made = await film(name, seconds, hertz);
    await rename(made, join(drop, `${name}.mkv`));
  }
  const bound = 'select code from content.video_asset';
  await vi.waitFor(async () => expect((await database.pool.query(bound)).rows).toHaveLength(3), {
    timeout: 150_000,
    interval: 500,
  });
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  for (const channel of file.channels)
    if (channel.code === OPEN || channel.code === PAID)
      Object.assign(channel, { programmes: [], schedule: { filler: FILLER } });
  await importCatalogue(database, file, { pictures: await demoPictures() });
  began = Math.floor(Date.now() / 1000) * 1000 - 5 * MINUTE;
  const shows = (code: string, from: number) =>
    programme(
      'x',
      utc(began + from * 1000),
      utc(began + (from + 60) * 1000),
      `<title>${code}</title><episode-num system="catalogue">${code}</episode-num>`,
    );
  const channels = [OPEN, PAID].map((code) => ({ code, id: 'x', zone: null }));
  const bytes = parts(xmltv(shows(FILM, 0), shows(SHORT, 10), shows(FILM, 60)), 4096);
  await importGuide(db, { name: 'x.xml', bytes, channels, now: Date.now() });
  const run = { signal: new AbortController().signal } as JobRun;
  await lockAiringsHandler({ db, log: silentLog, now: Date.now }).run({}, run);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-scheduled-'));
  host = await startMediaHost();
  const env = { DATABASE_URL: database.url, MEDIA_BASE_URL: host.url };
  node = await startStack({ dataDir: join(folder, 'data'), env });
  host.product = node.url;
  await broadcast();
}, 300_000);
afterAll(async () => {
  await node?.stop();
  await host?.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** The answer to a guest at the start of a channel. */
async function started(code: string): Promise<watch.AccessAnswer> {
  const headers = { 'content-type': 'application/json', 'x-platform': 'ios' };
  const channel = await fetch(`${node.url}/api/content/tv-channel/code/${code}`, { headers });
  const channelId = ((await channel.json()) as { data: { id: number } }).data.id;
  const event = { channelId, event: 'START', sessionId: randomUUID(), eventTime: new Date() };
  const answer = await fetch(`${node.url}/api/watch/live-tv-access`, {
    method: 'POST',
    headers,
    body: JSON.stringify(event),
  });
  return ((await answer.json()) as { data: watch.AccessAnswer }).data;
}

/** The open channel, once the node has read what is locked. */
const master = () =>
  vi.waitFor(
    async () => {
      const { playback } = await started(OPEN);
      const address = new URL(playback?.url ?? 'none:', node.url);
      const { status, text } = await textOf(address);
      expect([status, text.includes('RESOLUTION=320x180')]).toEqual([200, true]);
      return { address, text, handed: playback?.playlists ?? null };
    },
    { timeout: 40_000, interval: 500 },
  );

describe('a channel that plays ingested films', () => {
  test(
    'plays across the border of two films, in picture and sound, and fills the rest',
    { timeout: 60_000 },
    async () => {
      const { address, text, handed } = await master();
      expect(text).toContain('180p/index.m3u8');
      expect(handed?.media.map(({ uri }) => uri)).toContain('180p/index.m3u8');
      const { rows } = await database.pool.query<{ code: string; asset_id: string }>(
        'select code, asset_id from content.video_asset',
      );
      const assets = new Map(rows.map(({ code, asset_id }) => [code, asset_id]));
      const sound = /TYPE=AUDIO.*URI="([\w.]+\/index\.m3u8)"/.exec(text)?.[1] ?? '';
      for (const rendition of ['180p/index.m3u8', sound]) {
        const at = new URL(rendition, address);
        const list = entries((await textOf(at)).text);
        const film = runsOf(list, began);
        const first = film.findIndex(([asset]) => asset === assets.get(FILM));
        // It waited for a border of the filler, and is cut by the next film at its own first border after ten seconds.
        expect([2, 3]).toContain(film[first]?.[1]);
        expect(film.slice(first + 1, first + 3)).toEqual([
          [assets.get(SHORT), 4],
          [assets.get(FILLER), 3],
        ]);
        expect(film.some(([asset, count]) => asset === assets.get(FILM) && count === 6)).toBe(true);
        const border = list.findIndex(({ uri }) => uri.includes(assets.get(SHORT) ?? '-'));
        for (const entry of list.slice(border - 2, border + 2)) {
          const answer = await segmentOf(entry, at);
          expect([answer.status, (await answer.arrayBuffer()).byteLength > 500]).toEqual([
            206,
            true,
          ]);
        }
      }
    },
  );

  test('has the subtitles of its films, and none where a film has none', async () => {
    const { address, text } = await master();
    expect(text).toContain('URI="sub-en/index.m3u8"');
    const at = new URL('sub-en/index.m3u8', address);
    const list = entries((await textOf(at)).text).filter(({ date }) => date >= began - 1);
    const withText = list.filter(({ uri }) => uri.includes('/c/text-'));
    const cues = await Promise.all(
      withText.slice(0, 3).map(async ({ uri }) => (await textOf(new URL(uri.trim(), at))).text),
    );
    expect(cues.map((cue) => cue.includes('A lamp.'))).toEqual([false, true, false]);
    expect(cues[1]).toContain('00:00:05.000 --> 00:00:07.000');
    const without = list.find(({ uri }) => uri.includes('/c/ingest-'));
    const empty = await textOf(new URL(without?.uri.trim() ?? '', at));
    expect(empty.status).toBe(200);
    expect(empty.text.trim()).toBe('WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0');
  });

  test('is closed to who may not watch it, whatever address they have', async () => {
    const refused = await started(PAID);
    expect(refused.playback).toBeNull();
    const { address } = await master();
    const other = new URL(address.href.replace(`/live/${OPEN}/`, `/live/${PAID}/`));
    expect((await textOf(other)).status).toBe(403);
    const at = new URL('180p/index.m3u8', address);
    const [entry] = entries((await textOf(at)).text);
    const [file = ''] = (entry?.uri ?? '').split(' ');
    const stranger = new URL(file.replace(/p=[\w-]{22}/, `p=${'A'.repeat(22)}`), at);
    expect((await textOf(stranger)).status).toBe(404);
    const film = new URL(new URL(file, at).href.replace(`/live/${OPEN}/`, `/${FILM}/`));
    expect((await textOf(film)).status).toBe(403);
  });
});

describe('with MEDIA_BASE_URL', () => {
  test('every address is below the media host, which pages may read and load from', async () => {
    const { address } = await master();
    expect(address.origin).toBe(host.url);
    const at = new URL('180p/index.m3u8', address);
    const list = entries((await textOf(at)).text);
    const files = list.map(({ uri }) => new URL(uri.split(' ')[0] ?? '', at));
    expect(new Set(files.map(({ origin }) => origin))).toEqual(new Set([host.url]));
    const page = await fetch(`${node.url}/watch/channel/${OPEN}`);
    const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
    for (const name of ['connect-src', 'media-src', 'img-src'])
      expect(policy.find((each) => each.startsWith(`${name} `))?.split(' ')).toContain(host.url);
  });

  test('the pages of the product read playlists and segments, without cookies; others do not', async () => {
    const { address } = await master();
    const at = new URL('180p/index.m3u8', address);
    const [entry] = entries((await textOf(at)).text);
    const read = async (origin: string) => [
      await fetch(address, { headers: { origin } }),
      await fetch(at, { headers: { origin } }),
      await segmentOf(entry ?? { uri: '' }, at, { origin }),
      await fetch(at, { method: 'OPTIONS', headers: preflight(origin) }),
    ];
    for (const { status, headers } of await read(node.url)) {
      expect([200, 204, 206]).toContain(status);
      expect(headers.get('access-control-allow-origin')).toBe(node.url);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('origin');
      expect(headers.get('set-cookie')).toBeNull();
    }
    for (const { headers } of await read(STRANGER))
      expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('no cache has a playlist longer than a second, nor shares it; the list of renditions is never stored', async () => {
    const { address } = await master();
    const cacheOf = async (path: string) =>
      (await fetch(new URL(path, address))).headers.get('cache-control');
    expect(await cacheOf('')).toBe('no-store');
    for (const path of ['180p/index.m3u8', 'sub-en/index.m3u8', '180p/index.m3u8?_HLS_skip=YES'])
      expect(await cacheOf(path)).toBe('private, max-age=1');
  });
});

describe.skipIf(!hasNginx())('with nginx of deploy/nginx as the media host', () => {
  let nginx: Front;
  beforeAll(async () => {
    nginx = await startFront(node);
  });
  afterAll(() => nginx?.stop());

  /** The channel's playlist there, and its segments. */
  async function there() {
    const { address } = await master();
    const at = new URL(new URL('180p/index.m3u8', address).pathname, nginx.url);
    return { at, list: entries((await textOf(at)).text) };
  }

  test('films come from nginx itself over their borders, and its pages may read them', async () => {
    const { at, list } = await there();
    const runs = new Set(list.map(({ uri }) => /\/c\/(ingest-\w+)\//.exec(uri)?.[1]));
    expect(runs.size).toBe(3);
    const border = list.findIndex(({ discontinuity }) => discontinuity !== list[0]?.discontinuity);
    for (const entry of list.slice(border - 1, border + 1)) {
      const answer = await segmentOf(entry, at, { origin: node.url });
      expect([answer.status, answer.headers.get('server')?.includes('nginx')]).toEqual([206, true]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
      expect(answer.headers.get('access-control-allow-origin')).toBe(node.url);
      expect(answer.headers.get('vary')).toMatch(/origin/i);
      const other = await segmentOf(entry, at, { origin: STRANGER });
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('a browser that asks before it sends a range gets an answer', async () => {
    const { at, list } = await there();
    const file = new URL(list[0]?.uri.split(' ')[0] ?? '', at);
    const ask = (origin: string) => fetch(file, { method: 'OPTIONS', headers: preflight(origin) });
    const answer = await ask(node.url);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      204,
      node.url,
    ]);
    expect((await ask(STRANGER)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(file, { method: 'POST' })).ok).toBe(false);
  });

  test('subtitles that are cut for segments come from the product', async () => {
    const { at } = await there();
    const list = new URL('../sub-en/index.m3u8', at);
    const [entry] = entries((await textOf(list)).text);
    const cut = await textOf(new URL(entry?.uri.trim() ?? '', list));
    expect([cut.status, cut.text.startsWith('WEBVTT')]).toEqual([200, true]);
  });
});
