import type { Catalogue } from '@kandil/contract/catalogue';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoCatalogue } from './demo-files.ts';

/** The path of the own picture that most tests look at. */
export const OWN_POSTER = 'own/poster.png';

/** A catalogue of one series, whose pictures are all the operator's own; the poster is OWN_POSTER. */
export async function ownCatalogue(): Promise<Catalogue> {
  const demo = (await demoCatalogue()) as Catalogue;
  const [title] = demo.titles.filter(({ kind }) => kind === 'SERIES');
  if (!title) throw new Error('the demo has no series');
  const still = 'own/still.png';
  const [season] = title.seasons;
  const own = {
    ...title,
    pictures: { horizontal: OWN_POSTER, vertical: still, spotlight: still, mobile: still },
    trailers: [],
    seasons: season
      ? [{ ...season, episodes: season.episodes.map((each) => ({ ...each, image: still })) }]
      : [],
  };
  const categories = demo.categories.slice(0, 1).map((category) => ({
    ...category,
    spotlight: [title.code],
    rows: category.rows.slice(0, 1).map(({ code, title: name }) => ({
      code,
      title: name,
      type: 'CUSTOM_CONTENTS' as const,
      items: [title.code],
    })),
  }));
  return { ...demo, titles: [own], categories, channels: [], channelCategories: [] };
}

/** A picture of one colour. */
export const plainPicture = (background: string, width = 64, height = 36) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** So many pixels of a painted picture are one step of its function, in both directions. */
const STEP = 4;

/**
 * A picture that a function paints.
 *
 * @param paint the colour at a place, each coordinate from 0 to 1
 */
export function paintedPicture(
  { width, height, format }: { width: number; height: number; format: 'png' | 'jpeg' },
  paint: (x: number, y: number) => Colour,
): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const pixels = new Uint8Array(columns * rows * 3);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      pixels.set(paint(x / columns, y / rows), (y * columns + x) * 3);
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer();
}

/** A picture that changes its colour. */
export async function animatedPicture(colors: readonly string[]): Promise<Buffer> {
  const frames = await Promise.all(colors.map((color) => plainPicture(color).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Writes files below a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, Buffer>>,
): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** Writes the pictures of `ownCatalogue`. */
export async function writeOwnArt(folder: string, poster = '#aa2200'): Promise<void> {
  await writeFiles(folder, {
    [OWN_POSTER]: await plainPicture(poster).png().toBuffer(),
    'own/still.png': await plainPicture('#2244aa').png().toBuffer(),
  });
}
