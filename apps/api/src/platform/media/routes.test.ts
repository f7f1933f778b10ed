import type { Schedule } from '@kandil/media';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MediaLibrary } from './library.ts';
import { LiveTexts } from './live-texts.ts';
import { bytesOf, packRecordings, writePack } from './pack.fixture.ts';
import { mediaRoutes } from './routes.ts';
import { channelPrefix, proveClip, signPath } from './token.ts';

const START = Date.UTC(2026, 10, 20, 12, 0, 30);
const keys = [{ id: 'k1', secret: 'k'.repeat(43) }];
const videos = {
  nur: { clips: ['dunes', 'arch', 'dunes'] },
  'kids-film': { clips: ['kids'] },
  torn: { clips: ['dunes', 'lost'] },
  hilal: { clips: ['kids'] },
};
const schedule: Schedule = [{ ref: 'a', minutes: 30, clips: ['dunes', 'arch'] }];
let now = START;
let folder = '';
let app: FastifyInstance;
let library: MediaLibrary;

const tokenOf = (prefix: string, minutes = 10) =>
  signPath({ prefix, sessionId: 'session-1', expiresAt: START + minutes * 60_000, keys });
const nur = `/media/${tokenOf('nur')}/nur`;
const hilal = `/media/${tokenOf(channelPrefix('hilal'))}/live/hilal`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  await writePack(join(folder, 'seed'), ['dunes', 'arch', 'kids'], 'aaaaaaaa');
  library = await MediaLibrary.open([join(folder, 'seed'), join(folder, 'full')], () => now);
  app = Fastify();
  const channelOf = async (code: string) => (code === 'hilal' ? { schedule } : undefined);
  await app.register(
    mediaRoutes({
      library,
      live: new LiveTexts(library, keys),
      keys,
      now: () => now,
      ...packRecordings(library, videos),
      channelOf,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  now = START;
});

type Got = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Requests the path exactly as written: the client does not normalise `..`. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
const text = async (path: string) => (await get(path)).body.toString();
const addresses = (playlist: string) => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].flatMap(([, uri]) => uri ?? []),
];
const resolved = (base: string, uri: string) => {
  const url = new URL(uri, `http://x${base}`);
  return url.pathname + url.search;
};

describe('a video', () => {
  it('leads from its multivariant playlist to every byte, all below the signed prefix', async () => {
    const master = await get(`${nur}/master.m3u8`);
    expect([
      master.status,
      master.headers['content-type'],
      master.headers['cache-control'],
    ]).toEqual([200, 'application/vnd.apple.mpegurl', 'no-store']);
    const playlists = addresses(master.body.toString()).map((uri) =>
      resolved(`${nur}/master.m3u8`, uri),
    );
    expect(playlists).toHaveLength(6);
    for (const playlist of playlists) {
      expect(playlist.startsWith(`${nur}/`)).toBe(true);
      const lines = await text(playlist);
      for (const uri of new Set(addresses(lines).map((one) => resolved(playlist, one)))) {
        expect(uri.startsWith(`${nur}/c/`)).toBe(true);
        expect((await get(uri)).status).toBe(200);
      }
    }
  });

  it('serves the byte range that its playlist names', async () => {
    const lines = (await text(`${nur}/720p/index.m3u8`)).split('\n');
    const at = lines.lastIndexOf('#EXT-X-DISCONTINUITY');
    const [length = 0, offset = 0] = (lines[at + 3] ?? '')
      .replace('#EXT-X-BYTERANGE:', '')
      .split('@')
      .map(Number);
    const uri = resolved(`${nur}/720p/index.m3u8`, lines[at + 4] ?? '');
    const range = `bytes=${offset}-${offset + length - 1}`;
    for (let time = 0; time < 2; time++) {
      const part = await get(uri, { range });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${offset}-${offset + length - 1}/45800`);
      expect(part.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '3000',
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(
        part.body.equals(bytesOf('dunes.aaaaaaaa/720p', 45_800).subarray(offset, offset + length)),
      ).toBe(true);
    }
  });

  it('has one subtitle file for its whole length, and a storyboard', async () => {
    const subtitles = await get(`${nur}/subtitles/ar.vtt`);
    expect(subtitles.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(subtitles.body.toString()).toContain('00:01:30.000 --> 00:01:32.000\narch ar 30\n');
    expect(subtitles.body.toString()).not.toContain('TIMESTAMP-MAP');
    const [picture = ''] =
      /c\/arch\/storyboard.jpg[^#]+/.exec(await text(`${nur}/storyboard.vtt`)) ?? [];
    const sheet = await get(resolved(`${nur}/storyboard.vtt`, picture));
    expect([sheet.status, sheet.headers['content-type'], sheet.body.length]).toEqual([
      200,
      'image/jpeg',
      500,
    ]);
  });

  it('is not served while one of its clips is missing', async () => {
    const torn = `/media/${tokenOf('torn')}/torn`;
    expect((await get(`${torn}/master.m3u8`)).status).toBe(404);
    expect((await get(`${torn}/720p/index.m3u8`)).status).toBe(404);
  });
});

describe('a byte range', () => {
  const proof = proveClip({ prefix: 'nur', clip: 'arch', version: undefined }, keys);
  const file = `${nur}/c/arch/360p/media.mp4?p=${proof}`;
  const all = bytesOf('arch.aaaaaaaa/360p', 45_800);

  it('may be the end of the file, or lie past it', async () => {
    const end = await get(file, { range: 'bytes=-100' });
    expect([end.status, end.body.equals(all.subarray(-100))]).toEqual([206, true]);
    const behind = await get(file, { range: 'bytes=45800-' });
    expect([behind.status, behind.headers['content-range'], behind.body.length]).toEqual([
      416,
      'bytes */45800',
      0,
    ]);
  });

  it('becomes the whole file when its condition fails, or 304 when the reader has it', async () => {
    const tag = String((await get(file)).headers['etag']);
    expect((await get(file, { range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
    const other = await get(file, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([other.status, other.body.equals(all)]).toEqual([200, true]);
    const known = await get(file, { 'if-none-match': `"x", W/${tag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it('is answered to HEAD without its bytes', async () => {
    const head = await get(file, { range: 'bytes=0-99' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      206,
      '100',
      0,
    ]);
    expect((await get(`${nur}/master.m3u8`, {}, 'HEAD')).body).toHaveLength(0);
    expect((await get(file, {}, 'POST')).status).toBe(404);
  });

  it('survives readers that disconnect', async () => {
    const { port } = app.server.address() as AddressInfo;
    const leave = () =>
      new Promise<void>((done) => {
        const sent = request({ host: '127.0.0.1', port, path: file }, (answer) =>
          answer.once('data', () => sent.destroy()),
        );
        sent.on('error', () => undefined).on('close', () => done());
        sent.end();
      });
    await Promise.all(Array.from({ length: 40 }, leave));
    expect((await get(file)).body.equals(all)).toBe(true);
  });
});

describe('a live channel', () => {
  it('has playlists that may be cached for a second and segments below its own prefix', async () => {
    expect(await text(`${hilal}/master.m3u8`)).toContain('720p/index.m3u8');
    const playlist = await get(`${hilal}/720p/index.m3u8`);
    expect(playlist.headers['cache-control']).toBe('private, max-age=1');
    const [segment = ''] = addresses(playlist.body.toString());
    expect(
      (await get(resolved(`${hilal}/720p/index.m3u8`, segment), { range: 'bytes=0-9' })).status,
    ).toBe(206);
    now += 4000;
    const whole = await text(`${hilal}/720p/index.m3u8`);
    expect(whole).not.toBe(playlist.body.toString());
    const delta = await text(`${hilal}/720p/index.m3u8?_HLS_skip=YES`);
    expect(delta).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=1770');
    expect(addresses(delta).at(-1)).toBe(addresses(whole).at(-1));
  });

  it('has subtitles cut to each segment', async () => {
    now += 12_000;
    const playlist = `${hilal}/sub-en/index.m3u8`;
    const newest = addresses(await text(playlist)).slice(-15);
    const parts = newest.map((uri) => text(resolved(playlist, uri)));
    const cues = (await Promise.all(parts)).filter((part) => part.includes(' en 30'));
    expect(cues[0]).toMatch(
      /^WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n00:00:30.000 --> 00:00:32.000\n\w+ en 30\n$/,
    );
  });

  it('has no storyboard and no subtitles for its whole length', async () => {
    expect((await get(`${hilal}/storyboard.vtt`)).status).toBe(404);
    expect((await get(`${hilal}/subtitles/en.vtt`)).status).toBe(404);
  });
});

describe('a better pack', () => {
  it('is used by new viewings, and the old addresses keep working', async () => {
    const before = await text(`${nur}/720p/index.m3u8`);
    await writePack(join(folder, 'full'), ['dunes', 'arch'], 'bbbbbbbb', [1080, 720, 360]);
    await library.refresh();
    await library.refresh();
    expect(await text(`${nur}/master.m3u8`)).toContain('1080p/index.m3u8');
    const after = await text(`${nur}/720p/index.m3u8`);
    expect([before.includes('v=bbbbbbbb'), after.includes('v=bbbbbbbb')]).toEqual([false, true]);
    for (const [version, list] of [
      ['aaaaaaaa', before],
      ['bbbbbbbb', after],
    ] as const) {
      const [uri = ''] = addresses(list);
      const { body } = await get(resolved(`${nur}/720p/index.m3u8`, uri));
      expect(body.toString('latin1', 0, 14)).toBe(`dunes.${version}`);
    }
    expect(await text(`${hilal}/720p/index.m3u8`)).not.toContain('bbbbbbbb');
    // A rung is offered once the whole window has it.
    now += 122 * 60_000;
    const later = `/media/${tokenOf(channelPrefix('hilal'), 130)}/live/hilal`;
    expect(await text(`${later}/1080p/index.m3u8`)).toContain('v=bbbbbbbb');
    expect(library.clip('kids')?.version).toBe('aaaaaaaa');
  });
});
