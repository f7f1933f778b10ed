import type { Page } from '@playwright/test';

/** An origin that streams a channel for the product; `MEDIA_SOURCES` of the tests allows it. */
export const LIVE_ORIGIN = 'https://live.example';

interface Segment {
  /** Lines of the playlist before its address. */
  lines: string[];
  url: string;
  bytes: string;
}

const LISTED = 6;
const EVERY = 12;

/** The newest segments of one of the product's own playlists. */
function segmentsOf(playlist: string, base: string): Map<number, Segment> {
  const list = new Map<number, Segment>();
  let number = Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
  let lines: string[] = [];
  let map = '';
  let bytes = '';
  for (const line of playlist.split('\n')) {
    const [, length, start] = /^#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(line) ?? [];
    if (line.startsWith('#EXT-X-MAP'))
      map = line.replace(/URI="([^"]+)"/, (_, uri: string) => `URI="${new URL(uri, base).href}"`);
    else if (length) bytes = `bytes=${start}-${Number(start) + Number(length) - 1}`;
    else if (/^#EXTINF|^#EXT-X-(?:DISCONTINUITY|PROGRAM-DATE-TIME)$/.test(line)) lines.push(line);
    else if (line && !line.startsWith('#')) {
      list.set(number++, { lines: [map, ...lines], url: new URL(line, base).href, bytes });
      lines = [];
    }
  }
  return list;
}

/**
 * Streams a channel from another origin: the picture of the product's own one, in segments of which each twelfth is
 * missing. The first of these is the next but one that appears.
 */
export async function streamFrom(page: Page, site: string) {
  const origin = { missed: [] as number[], status: 200, asked: 0 };
  let source = '';
  let first = 0;
  let known = new Map<number, Segment>();

  async function playlist(): Promise<string> {
    known = segmentsOf(await (await fetch(source)).text(), source);
    const numbers = [...known.keys()].slice(-LISTED);
    first ||= (numbers.at(-1) ?? 0) + 2;
    const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4'];
    return [
      ...head,
      `#EXT-X-MEDIA-SEQUENCE:${numbers[0]}`,
      ...numbers.flatMap((number) => [...(known.get(number)?.lines ?? []), `/${number}.m4s`]),
      '',
    ].join('\n');
  }

  await page.route('**/api/watch/live-tv-access', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { playback: { url: string } | null } };
    const { playback } = body.data;
    if (!playback) return route.fulfill({ response });
    source = new URL('720p/index.m3u8', site + playback.url).href;
    const external = { ...playback, url: `${LIVE_ORIGIN}/index.m3u8`, playlists: null };
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, playback: external } },
    });
  });
  await page.route(`${LIVE_ORIGIN}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    const number = Number(/(\d+)\.m4s/.exec(route.request().url())?.[1]);
    if (!number) {
      origin.asked += 1;
      if (origin.status !== 200) return route.fulfill({ status: origin.status, headers });
      const type = 'application/vnd.apple.mpegurl';
      return route.fulfill({ headers, contentType: type, body: await playlist() });
    }
    const segment = known.get(number);
    if (!segment || (number >= first && (number - first) % EVERY === 0)) {
      origin.missed.push(number);
      return route.fulfill({ status: 404, headers });
    }
    const answer = await fetch(segment.url, { headers: { range: segment.bytes } });
    await route.fulfill({ headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  return origin;
}
