import type { entries } from '../../../packages/media/src/channel/playlist.fixture.ts';

export const textOf = async (address: URL) => {
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text() };
};

/** The assets of a playlist with the number of their segments, from a moment on. */
export function runsOf(list: ReturnType<typeof entries>, from: number): [string, number][] {
  const runs: [string, number][] = [];
  let border = -1;
  for (const { date, discontinuity, uri } of list) {
    if (date < from - 1) continue;
    const asset = /\/c\/(ingest-[0-9a-f]{16})\//.exec(uri)?.[1] ?? '';
    if (discontinuity !== border) runs.push([asset, 0]);
    border = discontinuity;
    const last = runs.at(-1);
    if (last) last[1] += 1;
  }
  return runs;
}

/** The bytes of a listed segment. */
export async function segmentOf({ uri }: { uri: string }, list: URL, more = {}): Promise<Response> {
  const [address = '', range = ''] = uri.split(' ');
  const [length = 0, offset = 0] = range.split('@').map(Number);
  const headers = { range: `bytes=${offset}-${offset + length - 1}`, ...more };
  return fetch(new URL(address, list), { headers });
}

/** The headers of a request before one with a range from a page. */
export const preflight = (origin: string) => ({
  origin,
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'range',
});
/** An origin without rights. */
export const STRANGER = 'https://stranger.example';
