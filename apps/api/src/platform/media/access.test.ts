import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaLibrary } from './library.ts';
import { LiveTexts } from './live-texts.ts';
import { packRecordings, writePack } from './pack.fixture.ts';
import { mediaRoutes } from './routes.ts';
import { channelPrefix, proveClip, signPath, subtitlesPrefix } from './token.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const keys = [{ id: 'k1', secret: 'k'.repeat(43) }];
const SECRET = 'top secret';
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-'));
  await writePack(join(folder, 'pack'), ['dunes', 'kids'], 'aaaaaaaa');
  await writeFile(join(folder, 'secrets.json'), SECRET);
  await writeFile(join(folder, 'pack', 'dunes', 'secret.txt'), SECRET);
  const library = await MediaLibrary.open([join(folder, 'pack')]);
  app = Fastify();
  const schedule = [{ ref: 'a', minutes: 15, clips: ['dunes'] }];
  const channelOf = async (code: string) => (code === 'hilal' ? { schedule } : undefined);
  const hasEnded = (player: string) => player === 'taken-over';
  await app.register(
    mediaRoutes({
      library,
      live: new LiveTexts(library, keys),
      keys,
      now: () => NOW,
      ...packRecordings(library, { nur: { clips: ['dunes'] }, hilal: { clips: ['kids'] } }),
      channelOf,
      hasEnded,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Sends the path unchanged, byte for byte. */
function get(path: string): Promise<{ status: number; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

const sign = (prefix: string, minutes = 10, by = keys) =>
  signPath({ prefix, sessionId: 'session-1', expiresAt: NOW + minutes * 60_000, keys: by });
const proof = (prefix: string, clip: string, version?: string, by = keys) =>
  proveClip({ prefix, clip, version }, by);
/** A file below `nur` with its clip's proof. */
const file = (path: string) => `${path}?p=${proof('nur', path.split('/')[1] ?? '')}`;
const good = sign('nur');
const live = sign(channelPrefix('hilal'));
const RESOURCES = [
  'master.m3u8',
  '720p/index.m3u8',
  'tr/index.m3u8',
  'sub-en/index.m3u8',
  'subtitles/en.vtt',
  'storyboard.vtt',
  file('c/dunes/720p/media.mp4'),
  file('c/dunes/tr/media.mp4'),
  file('c/dunes/sub-en/clip.vtt'),
  file('c/dunes/sub-en/3.vtt'),
  file('c/dunes/storyboard.jpg'),
];

describe('media', () => {
  it('opens with its token', async () => {
    for (const resource of RESOURCES)
      expect((await get(`/media/${good}/nur/${resource}`)).status).toBe(200);
  });

  it('answers 403 to everyone else, whether or not it exists (T-E01, T-E02)', async () => {
    const dot = good.lastIndexOf('.');
    const strangers = {
      'no token': '-',
      'an expired token': sign('nur', -1),
      'a token of another video': sign('other'),
      'a token of a channel': live,
      'a token signed by another key': sign('nur', 10, [{ id: 'k1', secret: 'x'.repeat(43) }]),
      'a token by a key that is gone': sign('nur', 10, [{ id: 'k9', secret: 'k'.repeat(43) }]),
      'a token without its proof': good.slice(0, dot),
      'a token with a longer life': good.replace(/\.\d{10}\./, `.${NOW / 1000 + 9_000_000}.`),
      'an access token': 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln',
    };
    for (const [who, token] of Object.entries(strangers)) {
      for (const resource of [...RESOURCES, 'nothing', 'c/dunes/secret.txt']) {
        for (const query of ['', '&v=aaaaaaaa', `&token=${good}`]) {
          const path = resource.includes('?') ? resource + query : `${resource}?${query}`;
          const answer = await get(`/media/${token}/nur/${path}`);
          expect([who, resource, answer.status, answer.body]).toEqual([
            who,
            resource,
            403,
            'Forbidden',
          ]);
        }
      }
    }
  });

  it('opens only its subtitles with a token for them (T-E03)', async () => {
    const subtitles = sign(subtitlesPrefix('nur'));
    const open: string[] = [];
    for (const resource of RESOURCES)
      if ((await get(`/media/${subtitles}/nur/${resource}`)).status !== 403) open.push(resource);
    expect(open).toEqual(['subtitles/en.vtt']);
    const ofChannel = sign(subtitlesPrefix('hilal'));
    expect((await get(`/media/${ofChannel}/live/hilal/subtitles/en.vtt`)).status).toBe(403);
    expect(
      (await get(`/media/${sign(subtitlesPrefix('other'))}/nur/subtitles/en.vtt`)).status,
    ).toBe(403);
  });

  it('opens no picture above the height of its plan (SPEC-D52)', async () => {
    const limited = signPath({
      prefix: 'nur',
      sessionId: 'session-1',
      expiresAt: NOW + 600_000,
      maxHeight: 360,
      keys,
    });
    const closed: string[] = [];
    for (const resource of RESOURCES)
      if ((await get(`/media/${limited}/nur/${resource}`)).status !== 200) closed.push(resource);
    expect(closed.map((path) => path.split('?')[0])).toEqual([
      '720p/index.m3u8',
      'c/dunes/720p/media.mp4',
    ]);
    const open = ['360p/index.m3u8', file('c/dunes/360p/media.mp4')];
    for (const resource of open)
      expect((await get(`/media/${limited}/nur/${resource}`)).status).toBe(200);
    const { body } = await get(`/media/${limited}/nur/master.m3u8`);
    expect(body.match(/\d+p\/index/g)).toEqual(['360p/index']);
    const channel = signPath({
      prefix: channelPrefix('hilal'),
      sessionId: 'session-1',
      expiresAt: NOW + 600_000,
      maxHeight: 360,
      keys,
    });
    const texts = await Promise.all(
      [live, channel].map((token) => get(`/media/${token}/live/hilal/master.m3u8`)),
    );
    expect(texts.map(({ body: text }) => text.includes('720p/'))).toEqual([true, false]);
  });

  it('answers 403 to a player whose lease was taken over, before its token expires (T-E02)', async () => {
    const ended = signPath({
      prefix: 'nur',
      sessionId: 'taken-over',
      expiresAt: NOW + 600_000,
      keys,
    });
    for (const resource of RESOURCES)
      expect((await get(`/media/${ended}/nur/${resource}`)).status).toBe(403);
  });

  it('distinguishes a channel from a video with the same code', async () => {
    const video = sign('hilal');
    const ofChannel = proof('live/hilal', 'dunes');
    const ofVideo = proof('hilal', 'kids');
    const status = async (path: string) => (await get(`/media/${path}`)).status;
    expect(await status(`${live}/live/hilal/c/dunes/720p/media.mp4?p=${ofChannel}`)).toBe(200);
    expect(await status(`${live}/live/hilal/c/kids/720p/media.mp4?p=${ofVideo}`)).toBe(404);
    expect(await status(`${video}/hilal/c/kids/720p/media.mp4?p=${ofVideo}`)).toBe(200);
    expect(await status(`${video}/hilal/c/dunes/720p/media.mp4?p=${ofChannel}`)).toBe(404);
    expect((await get(`/media/${video}/live/hilal/master.m3u8`)).status).toBe(403);
    expect((await get(`/media/${live}/hilal/master.m3u8`)).status).toBe(403);
  });

  it('serves only the clips of the title, and only their files', async () => {
    const missing = [
      'c/dunes/720p/media.mp4',
      `c/dunes/720p/media.mp4?p=${proof('other', 'dunes')}`,
      `c/dunes/720p/media.mp4?p=${proof('nur', 'kids')}`,
      `c/dunes/720p/media.mp4?p=${proof('nur', 'dunes', 'aaaaaaaa')}`,
      `c/dunes/720p/media.mp4?p=${proof('nur', 'dunes', undefined, [{ id: 'k1', secret: 'x'.repeat(43) }])}`,
      `c/kids/720p/media.mp4?p=${proof('nur', 'dunes')}`,
      file('c/dunes/secret.txt'),
      file('c/dunes/1080p/media.mp4'),
      `c/dunes/720p/media.mp4?v=bbbbbbbb&p=${proof('nur', 'dunes', 'bbbbbbbb')}`,
      file('c/dunes/sub-en/99.vtt/x'),
      file('c/dunes/sub-de/3.vtt'),
      'c/dunes',
      'c/__proto__/constructor',
      '1080p/index.m3u8',
      'sub-de/index.m3u8',
      'constructor/index.m3u8',
      'subtitles/de.vtt',
      'index.json',
      '',
    ];
    for (const path of missing) {
      const { status, body } = await get(`/media/${good}/nur/${path}`);
      expect([path, status === 404 || status === 403, body.includes(SECRET)]).toEqual([
        path,
        true,
        false,
      ]);
    }
    expect((await get(`/media/${sign('gone')}/gone/master.m3u8`)).status).toBe(404);
    expect((await get(`/media/${sign('live/gone')}/live/gone/master.m3u8`)).status).toBe(404);
  });

  it('cannot be reached by any spelling of a path (T-E05)', async () => {
    const ups = [
      '..',
      '%2e%2e',
      '.%2e',
      '%252e%252e',
      '..%00',
      '..;',
      '%c0%ae%c0%ae',
      '....',
      '.',
      '%u002e%u002e',
      '..%20',
    ];
    const slashes = ['/', '%2f', '\\', '%5c', '%252f', '//', '/./', '%c0%af'];
    const aims = ['secrets.json', 'dunes/secret.txt', 'etc/passwd', 'secret.txt'];
    const places = ['', 'c/', 'c/dunes/', 'c/dunes/720p/'];
    let tried = 0;
    for (const up of ups) {
      for (const slash of slashes) {
        for (const aim of aims) {
          for (const place of places) {
            const climb = `${up}${slash}`.repeat(1 + (tried % 4));
            const { status, body } = await get(
              `/media/${good}/nur/${place}${climb}${aim}?p=${proof('nur', 'dunes')}`,
            );
            expect([400, 403, 404]).toContain(status);
            expect(body).not.toMatch(/top secret|root:x/);
            tried++;
          }
        }
      }
    }
    expect(tried).toBe(1408);
  });
});
