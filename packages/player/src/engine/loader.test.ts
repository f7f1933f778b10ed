// @vitest-environment jsdom
import HlsJs, { type LoaderContext, type LoaderResponse } from 'hls.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { createContinuity } from './continuity.ts';
import { openHead } from './head.ts';
import { loaderOf, type LoaderParts } from './loader.ts';
import { createRenewal } from './renewal.ts';

const FILE = Buffer.from('init-segment|first-segment|second-segment|');
const COUNTED = Buffer.from('#EXT-X-DISCONTINUITY-SEQUENCE:1500001\n');
const bytesOf = (below: string) => (below.endsWith('counted.m3u8') ? COUNTED : FILE);
const PLAYLIST = `#EXTM3U
#EXT-X-MAP:URI="../media.mp4",BYTERANGE="13@0"
#EXTINF:4,
#EXT-X-BYTERANGE:14@13
../media.mp4
#EXTINF:4,
#EXT-X-BYTERANGE:15@27
../media.mp4
#EXT-X-ENDLIST
`;

/** A media server with numeric tokens; those below the lowest valid one have expired. */
let lowest = 0;
const requested: string[] = [];
let origin = '';
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'range');
  if (request.method === 'OPTIONS') return void response.end();
  const [, token = '', below = ''] = /^\/media\/(\d+)\/(.+)$/.exec(request.url ?? '') ?? [];
  const [, from = '0', to = String(FILE.length)] =
    /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  requested.push(`${token} ${below} ${from}-${to}`);
  if (Number(token) < lowest) return void response.writeHead(403).end();
  return void response.writeHead(206).end(bytesOf(below).subarray(Number(from), Number(to) + 1));
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  lowest = 0;
  requested.length = 0;
});

const at = (token: number, below: string) => `${origin}/media/${token}/${below}`;
const policy = {
  maxTimeToFirstByteMs: 5000,
  maxLoadTimeMs: 5000,
  timeoutRetry: null,
  errorRetry: null,
};
const configuration = {
  loadPolicy: policy,
  timeout: 5000,
  maxRetry: 0,
  retryDelay: 0,
  maxRetryDelay: 0,
};

/** The responses that hls.js receives. */
function loaded(parts: LoaderParts, url: string, range?: [number, number]) {
  const context = {
    url,
    type: 'media-fragment',
    responseType: range ? 'arraybuffer' : 'text',
    ...(range && { rangeStart: range[0], rangeEnd: range[1] }),
  } as LoaderContext;
  const loader = new (loaderOf(parts))(HlsJs.DefaultConfig);
  return new Promise<LoaderResponse | number>((done) =>
    loader.load(context, configuration, {
      onSuccess: (response) => done(response),
      onError: ({ code }) => done(code),
      onTimeout: () => done(-1),
    }),
  );
}
async function text(...args: Parameters<typeof loaded>): Promise<string | number> {
  const answer = await loaded(...args);
  if (typeof answer === 'number') return answer;
  return typeof answer.data === 'string'
    ? answer.data
    : Buffer.from(answer.data as ArrayBuffer).toString();
}

function parts({ renew }: { renew?: () => number } = {}): LoaderParts {
  const addresses = createAddresses(at(1, 'master.m3u8'));
  const source = async () => {
    const token = renew?.() ?? 0;
    if (token === 0) throw new Error('Access has ended.');
    return { url: at(token, 'master.m3u8'), type: 'hls' } as const;
  };
  const renewal = createRenewal(addresses, source);
  return {
    head: undefined,
    addresses,
    renewal,
    continuity: createContinuity(),
    shown: Promise.resolve(),
  };
}
const withHead = () => {
  const handed = { multivariant: 'all', media: [{ uri: '720p/index.m3u8', text: PLAYLIST }] };
  return { ...parts(), head: openHead(at(1, 'master.m3u8'), handed, 0) };
};

describe('with a prefetched head', () => {
  it('serves playlists from memory, and the initialisation and first segment from one earlier request', async () => {
    const given = withHead();
    expect(await text(given, at(1, 'master.m3u8'))).toBe('all');
    expect(await text(given, at(1, '720p/index.m3u8'))).toBe(PLAYLIST);
    expect(await text(given, at(1, 'media.mp4'), [0, 13])).toBe('init-segment|');
    expect(await text(given, at(1, 'media.mp4'), [13, 27])).toBe('first-segment|');
    expect(requested).toEqual(['1 media.mp4 0-26']);
  });

  it('loads everything else from the network', async () => {
    const given = withHead();
    expect(await text(given, at(1, 'media.mp4'), [27, 42])).toBe('second-segment|');
    expect(await text(given, at(1, '360p/index.m3u8'))).toBe(FILE.toString());
  });

  it('requests again what failed', async () => {
    lowest = 2;
    const given = withHead();
    await expect(given.head.bytes(at(1, 'media.mp4'), 13, 27)).rejects.toThrow('403');
    lowest = 0;
    expect(await text(given, at(1, 'media.mp4'), [0, 13])).toBe('init-segment|');
  });

  it('makes discontinuity sequences small, from memory and from the network', async () => {
    const tag = '#EXT-X-DISCONTINUITY-SEQUENCE:';
    const media = [{ uri: '720p/index.m3u8', text: `${tag}1500000\n` }];
    const handed = { multivariant: 'all', media };
    const given = { ...parts(), head: openHead(at(1, 'master.m3u8'), handed, 0) };
    expect(await text(given, at(1, '720p/index.m3u8'))).toBe(`${tag}1000\n`);
    expect(await text(given, at(1, 'sound/counted.m3u8'))).toBe(`${tag}1001\n`);
  });

  it('serves a live playlist once', () => {
    const live = PLAYLIST.replace('#EXT-X-ENDLIST\n', '');
    const handed = { multivariant: 'all', media: [{ uri: '720p/index.m3u8', text: live }] };
    const head = openHead(at(1, 'master.m3u8'), handed, 0);
    expect(head.playlist(at(1, '720p/index.m3u8'))).toBe(live);
    expect(head.playlist(at(1, '720p/index.m3u8'))).toBeUndefined();
    expect(head.playlist(at(1, 'master.m3u8'))).toBe('all');
    head.drop();
  });
});

describe('when the address has expired', () => {
  it('uses an address that was renewed in time, and keeps the names that hls.js knows', async () => {
    const given = parts();
    lowest = 2;
    given.addresses.renew(at(2, 'master.m3u8'));
    const answer = await loaded(given, at(1, '720p/index.m3u8'));
    expect(answer).toMatchObject({ url: at(1, '720p/index.m3u8'), data: FILE.toString() });
    expect(requested).toEqual(['2 720p/index.m3u8 0-42']);
  });

  it('renews the address after a 403 and retries', async () => {
    lowest = 2;
    const given = parts({ renew: () => 2 });
    expect(await text(given, at(1, 'media.mp4'), [13, 27])).toBe('first-segment|');
    expect(requested).toEqual(['1 media.mp4 13-26', '2 media.mp4 13-26']);
  });

  it.each([
    ['without a renewal', 0],
    ['after a second refusal', 2],
  ])('reports the refusal %s', async (_what, token) => {
    lowest = 3;
    expect(await text(parts({ renew: () => token }), at(1, 'media.mp4'), [13, 27])).toBe(403);
    expect(requested.length).toBeLessThanOrEqual(2);
  });
});
