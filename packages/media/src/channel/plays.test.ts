import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CLIPS } from '../clip.fixture.ts';
import { readPack } from '../pack.ts';
import { liveMultivariant, livePlaylist, liveSubtitles } from './playlist.ts';
import { EPOCH, guide, type Schedule, SEGMENT } from './schedule.ts';
import { newestAt } from './window.ts';

const CLIPS = resolve(import.meta.dirname, '../../../../demo/clips');
/** Programmes of a minute, the shortest that there are: every border of clips is one of programmes. */
const schedule: Schedule = DEMO_CLIPS.map((ref) => ({ ref, minutes: 1, clips: [ref] }));
/** The segment with which a player begins, counted from the end, and how many seconds it plays. */
const START = -60;
const SECONDS = 190;
const BORDERS = 3;
let server: Server;
let address = '';

/** The channel as a plain server has it: `master.m3u8`, `{rendition}/index.m3u8` and `c/{clip}/{file}`. */
async function channelServer(): Promise<RequestListener> {
  const { clips } = await readPack(CLIPS);
  const request = () => ({
    schedule,
    lookup: (id: string) => clips.find((clip) => clip.id === id),
    now: Date.now(),
  });
  const text = (path: string) => {
    const [name = ''] = path.slice(1).split('/');
    if (name === 'master.m3u8') return liveMultivariant(request());
    const addressOf = ({ id }: { id: string }, file: string) => `../c/${id}/${file}`;
    return name.startsWith('sub-')
      ? liveSubtitles(request(), name.slice(4), addressOf)
      : livePlaylist(request(), name, addressOf);
  };
  return ({ url = '', headers }, answer) => {
    const file = /^\/c\/([a-z]+\/.+)$/.exec(url)?.[1];
    if (!file) {
      answer.setHeader('content-type', 'application/vnd.apple.mpegurl');
      answer.end(text(url));
      return;
    }
    const path = join(CLIPS, file);
    const size = statSync(path).size;
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const [start, end] = [Number(first ?? 0), last ? Number(last) : size - 1];
    const range = { 'content-range': `bytes ${start}-${end}/${size}` };
    answer.writeHead(first === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      ...(first !== undefined && range),
    });
    createReadStream(path, { start, end }).pipe(answer);
  };
}

beforeAll(async () => {
  server = createServer(await channelServer()).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/master.m3u8`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Borders of programmes in what a player plays that begins now. */
function borders(): number {
  const first = EPOCH + (newestAt(Date.now()) + START + 1) * SEGMENT;
  return guide(schedule, first, first + SECONDS * 1000).length - 1;
}

const hasMpv = spawnSync('mpv', ['--version']).status === 0;

/** Faults, and what its filters count; not what its demuxer knows no way with and mpv plays all the same. */
const FAULTS = ['all=error', 'ffmpeg=v', 'ffmpeg/video=error', 'ffmpeg/audio=error'];
const QUIETLY = `--msg-level=${[...FAULTS, 'ffmpeg/demuxer=fatal', 'lavf=fatal'].join()}`;
const MPV = ['--no-config', '--vo=null', '--ao=null', '--untimed', '--ao-null-untimed', QUIETLY];

/** Plays with mpv until so many frames have come out of its filters. @returns how many did, and its complaints */
async function mpv(frames: number, options: readonly string[]) {
  const args = [...MPV, ...options, `--demuxer-lavf-o=live_start_index=${START}`, '--', address];
  const player = spawn('mpv', args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000 });
  const complaints: string[] = [];
  let played = 0;
  for await (const line of createInterface({ input: player.stdout })) {
    if (/showinfo_\d+: n:/.test(line)) played++;
    else if (/^\[(?!ffmpeg\])/.test(line)) complaints.push(line);
    if (played === frames) player.kill();
  }
  return { played: Math.min(played, frames), complaints };
}

/** Decodes a track as a player does, without stopping at a fault. @returns seconds decoded, and each error */
async function decode(track: string): Promise<{ seconds: number; errors: string[] }> {
  const from = ['-live_start_index', String(START), '-i', address, '-map', track];
  const strictly = ['-v', 'error', '-nostdin', '-err_detect', 'explode', '-progress', 'pipe:1'];
  const args = [...strictly, ...from, '-t', String(SECONDS), '-f', 'null', '-'];
  const decoder = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });
  const ended = once(decoder, 'close');
  const errors: string[] = [];
  let seconds = 0;
  createInterface({ input: decoder.stderr }).on('line', (line) => errors.push(line));
  createInterface({ input: decoder.stdout }).on('line', (line) => {
    const [, time] = /^out_time_us=(\d+)/.exec(line) ?? [];
    if (time) seconds = Number(time) / 1_000_000;
  });
  expect(await ended).toEqual([0, null]);
  return { seconds, errors };
}

it.each(['720p', '360p', 'tr', 'ar'])(
  'every border in the playlist of %s is a discontinuity with the initialisation segment of its clip',
  async (rendition) => {
    const text = await (await fetch(new URL(`${rendition}/index.m3u8`, address))).text();
    const [, ...stretches] = text.split('#EXT-X-DISCONTINUITY\n');
    expect(stretches.length).toBeGreaterThan(BORDERS);
    for (const stretch of stretches) {
      const [map] = [...stretch.matchAll(/^#EXT-X-MAP:URI="([^"]+)"/gm)].map(([, uri]) => uri);
      const files = stretch.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(new Set(files)).toEqual(new Set([map]));
      expect(stretch.indexOf('#EXT-X-MAP')).toBeLessThan(stretch.indexOf('#EXTINF'));
    }
  },
);

// One at a time: ffmpeg, and mpv with it, moves picture and sound by different lengths where a clip's clock begins
// again, and then waits at the live edge for the one it takes to be late.
describe('a channel outside a browser, across three borders of programmes', () => {
  async function expectDecoded(track: string): Promise<void> {
    expect(borders()).toBeGreaterThanOrEqual(BORDERS);
    const { seconds, errors } = await decode(track);
    expect(errors).toEqual([]);
    // Its clock loses up to a second where a clip's begins again.
    expect(seconds).toBeGreaterThan(SECONDS - 1 - borders());
  }

  it.each(['0:v:1', '0:a:0', '0:a:1'])(
    'is decoded by ffmpeg without an error (%s)',
    expectDecoded,
    130_000,
  );
  it(
    'is decoded by ffmpeg without an error in its largest size',
    { tags: ['long'], timeout: 130_000 },
    () => expectDecoded('0:v:0'),
  );

  it.skipIf(!hasMpv)(
    'is played by mpv without an error (skipped where mpv is not installed)',
    async () => {
      expect(borders()).toBeGreaterThanOrEqual(BORDERS);
      const pictures = ['--no-audio', '--hls-bitrate=min', '--vf=lavfi=[showinfo=checksum=0]'];
      expect(await mpv(SECONDS * 25, pictures)).toEqual({ played: SECONDS * 25, complaints: [] });
      const sound = ['--no-video', '--af=lavfi=[ashowinfo]'];
      const frames = Math.floor((SECONDS * 48_000) / 1024);
      expect(await mpv(frames, sound)).toEqual({ played: frames, complaints: [] });
    },
    130_000,
  );
});
