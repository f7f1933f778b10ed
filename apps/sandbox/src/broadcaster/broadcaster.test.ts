import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const productUrl = 'http://localhost:3000';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: true });
});
afterAll(() => sandbox.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}/broadcaster/${path}`, { redirect: 'manual', ...init });
const text = async (path: string) => (await get(path)).text();
const set = (channel: string, switches: object) =>
  get(channel, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  });
const numbersIn = (playlist: string) =>
  [...playlist.matchAll(/^(\d+)\.m4s$/gm)].map(([, number]) => Number(number));

describe('a channel of the broadcaster', () => {
  it('lists the segments of the last seconds, each of which is there', async () => {
    expect(await text('usual/index.m3u8')).toContain('720p/index.m3u8');
    const playlist = await text('usual/720p/index.m3u8');
    const numbers = numbersIn(playlist);
    expect(numbers).toHaveLength(6);
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${numbers[0]}\n`);
    expect((numbers.at(-1) ?? 0) * 4000).toBeLessThanOrEqual(Date.now() - 4000);
    for (const file of ['init.mp4', ...numbers.map((number) => `${number}.m4s`)]) {
      const answer = await get(`usual/720p/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('misses segments, refuses, moves, ends, and forbids other pages, as its switches say', async () => {
    await set('odd', { missingEach: 2 });
    const statuses = [4, 5].map(async (number) => (await get(`odd/tr/${number}.m4s`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 200]);
    expect(await (await get('odd')).json()).toMatchObject({ asked: { playlists: 0, missing: 1 } });
    await set('odd', { playlist: 403, cors: false });
    const refused = await get('odd/index.m3u8');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
    await set('odd', { playlist: 302 });
    const moved = (await get('odd/index.m3u8')).headers.get('location') ?? '';
    expect((await get(`odd/${moved}`)).status).toBe(200);
    await set('odd', { playlist: 200, ended: true });
    expect(await text('odd/tr/index.m3u8')).toMatch(/#EXT-X-ENDLIST\n$/);
    expect((await set('odd', { playlist: 418 })).status).toBe(400);
  });

  it('encrypts segments with the key that it names', async () => {
    const plain = Buffer.from(await (await get('usual/tr/7.m4s')).arrayBuffer());
    await set('secret', { encrypted: true });
    const secret = Buffer.from(await (await get('secret/tr/7.m4s')).arrayBuffer());
    const key = Buffer.from(await (await get('secret/key')).arrayBuffer());
    const iv = Buffer.alloc(16);
    iv[15] = 7;
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    expect(Buffer.concat([decipher.update(secret), decipher.final()]).equals(plain)).toBe(true);
    expect(await text('secret/tr/index.m3u8')).toMatch(/METHOD=NONE\n#EXT-X-MAP.*\n#EXT-X-KEY/);
  });

  it('counts discontinuities so that each segment keeps its own', async () => {
    await set('ads', { ads: true });
    const { channels, mediaPlaylist } = await timeline();
    const seen = new Map<number, number>();
    for (let moment = 40_000; moment < 700_000; moment += 4000)
      for (const [number, sequence] of sequencesOf(mediaPlaylist(channels.of('ads'), moment))) {
        expect(seen.get(number) ?? sequence).toBe(sequence);
        seen.set(number, sequence);
      }
    expect(seen.size).toBeGreaterThan(150);
  });
});

async function timeline() {
  const { createChannels } = await import('./switches.ts');
  const { mediaPlaylist } = await import('./playlists.ts');
  const channels = createChannels();
  channels.set('ads', { ads: true });
  return { channels, mediaPlaylist };
}

/** The discontinuity sequence of each segment of a playlist. */
function sequencesOf(playlist: string): [number, number][] {
  let sequence = Number(/DISCONTINUITY-SEQUENCE:(-?\d+)/.exec(playlist)?.[1]);
  return playlist.split('\n').flatMap((line): [number, number][] => {
    if (line === '#EXT-X-DISCONTINUITY') sequence += 1;
    const [, number] = /^(\d+)\.m4s$/.exec(line) ?? [];
    return number === undefined ? [] : [[Number(number), sequence]];
  });
}
