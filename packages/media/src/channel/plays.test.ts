import { createReadStream, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg } from '../ffmpeg.ts';
import { editList, FAMILIES } from '../families.ts';
import { readPack } from '../pack.ts';
import { lineUp } from './line-up.ts';
import { liveMultivariant, livePlaylist, liveSubtitles } from './playlist.ts';

const CLIPS = resolve(import.meta.dirname, '../../../../demo/clips');
const titles = FAMILIES.map((family) => ({ ref: family, clips: editList(family, family, 5) }));
const schedule = lineUp('hilal', titles);
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

describe('a channel outside a browser', () => {
  // One at a time: ffmpeg moves picture and sound by different lengths where a clip's clock begins again,
  // and then waits at the live edge for the one it takes to be late.
  it.each(['0:v:0', '0:a:0'])(
    'is decoded by ffmpeg across two borders without an error (%s)',
    async (track) => {
      let seconds = 0;
      const from = ['-protocol_whitelist', 'http,tcp', '-live_start_index', '-45', '-i', address];
      // Any fault of the stream ends the run with it.
      const strictly = ['-xerror', '-err_detect', 'explode', ...from, '-map', track, '-t', '130'];
      await ffmpeg([...strictly, '-f', 'null', '-'], { seconds: 120 }, (now) => (seconds = now));
      expect(seconds).toBeGreaterThan(129);
    },
    130_000,
  );
});
