import type { watch } from '@kandil/contract';
import { randomUUID } from 'node:crypto';

/** A film as a visitor of a node plays it: its playlist, and bytes of its pictures. */

interface Node {
  url: string;
}

/** The address of the playlist that a node gives a visitor. */
export async function playlistOf({ url }: Node, code: string): Promise<URL> {
  const headers = { 'content-type': 'application/json', 'x-platform': 'ios' };
  const video = await fetch(`${url}/api/content/video/code?videoCode=${code}`, { headers });
  const videoId = ((await video.json()) as { data: { id: number } }).data.id;
  const body = { videoId, event: 'START', sessionId: randomUUID(), eventTime: new Date() };
  const answer = await fetch(`${url}/api/watch/content-access`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: watch.AccessAnswer };
  return new URL(data.playback?.url ?? 'none:', url);
}

/** A range of a file. */
export interface FileRange {
  address: URL;
  range: string;
}

/** The address and the first range of the lowest picture. */
export async function firstRange(master: URL): Promise<FileRange> {
  const at = new URL('180p/index.m3u8', master);
  const text = await (await fetch(at)).text();
  const [, length = 0, offset = 0] = (/BYTERANGE:(\d+)@(\d+)/.exec(text) ?? []).map(Number);
  const line = text.split('\n').find((each) => /^[^#].*media.mp4/.test(each)) ?? '';
  return { address: new URL(line, at), range: `bytes=${offset}-${offset + length - 1}` };
}

/** What a node answers for a range. */
export async function part({ address, range }: FileRange, { url }: Node) {
  const answer = await fetch(new URL(address.pathname + address.search, url), {
    headers: { range },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
