import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A clip of the demo: a minute in segments of four seconds. */
const CLIP = join(import.meta.dirname, '../../../../demo/clips/arch');
export const SEGMENT_SECONDS = 4;

/** The renditions that the broadcaster sends, as its playlists name them. */
export const RENDITIONS = ['720p', '360p', 'tr'] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** One rendition: its initialisation segment and its segments. */
export interface Film {
  init: Buffer;
  segments: readonly Buffer[];
}

const films = new Map<Rendition, Promise<Film>>();

/** Reads a rendition at its first request. */
export function filmOf(rendition: Rendition): Promise<Film> {
  const film = films.get(rendition) ?? readFilm(join(CLIP, rendition));
  films.set(rendition, film);
  return film;
}

async function readFilm(folder: string): Promise<Film> {
  const [playlist, bytes] = await Promise.all([
    readFile(join(folder, 'index.m3u8'), 'utf8'),
    readFile(join(folder, 'media.mp4')),
  ]);
  const [init, ...segments] = [...playlist.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(
    ([, length, offset]) => bytes.subarray(Number(offset), Number(offset) + Number(length)),
  );
  if (!init) throw new Error(`no segments in ${folder}`);
  return { init, segments };
}
