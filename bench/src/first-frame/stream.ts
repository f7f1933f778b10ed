import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';

const run = promisify(execFile);

export interface HandedStream {
  url: string;
  playlists: { multivariant: string; media: { uri: string; text: string }[] };
}

/** An episode that guests may watch. */
export const EPISODE = 'keeper-of-cordoba-s1e1';

const HEIGHT = 720;

async function dataOf<T>(url: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return ((await (await fetch(url, init)).json()) as { data: T }).data;
}

/** The episode's address and playlists as a player of this height gets them; the address without the origin. */
export async function streamOf(product: string): Promise<HandedStream> {
  const { id } = await dataOf<{ id: number }>(
    `${product}/api/content/video/code?videoCode=${EPISODE}`,
  );
  const { playback } = await dataOf<{ playback: HandedStream | null }>(
    `${product}/api/watch/content-access`,
    {
      videoId: id,
      event: 'START',
      eventTime: new Date().toISOString(),
      sessionId: 'bench-first-frame',
      startHeight: HEIGHT,
    },
  );
  if (!playback?.playlists) throw new Error('the product hands no playlists over');
  return { url: playback.url, playlists: playback.playlists };
}

/** The clip that the stream begins with as one plain file: the same pictures and sound, not encoded again. */
export async function writePlainFile(
  clips: string,
  { playlists }: HandedStream,
  file: string,
): Promise<void> {
  const [picture, sound] = playlists.media.map(
    ({ text }) => /\/c\/([^?]+)\?/.exec(text)?.[1] ?? '',
  );
  const inputs = [picture, sound].flatMap((path) => ['-i', join(clips, path ?? '')]);
  const options = ['-c', 'copy', '-movflags', '+faststart', '-y', file];
  await run('ffmpeg', ['-v', 'error', ...inputs, '-map', '0:v', '-map', '1:a', ...options]);
}
