import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { raster } from '../raster.ts';
import type { Image } from './images.ts';

/** What the index knows about a file. */
export interface Entry {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Of the SVG it was made from, so that a stale file is noticed without decoding pictures. */
  readonly sha256: string;
  /** A tiny blurred picture as a data URI, to stand in the HTML until the real one has loaded. */
  readonly placeholder: string;
  /** Average colour, `#rrggbb`. */
  readonly color: string;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Draws an image. Returns the WebP file and its index entry. */
export async function encode(image: Image): Promise<{ file: Buffer; entry: Entry }> {
  const svg = image.svg();
  const { data, info } = await raster(svg)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const file = await picture()
    .webp({ quality: image.quality, effort: 6, smartSubsample: true })
    .toBuffer();
  const entry: Entry = {
    width: info.width,
    height: info.height,
    bytes: file.length,
    sha256: sha256(svg),
    placeholder: await placeholder(picture()),
    color: await average(picture()),
  };
  return { file, entry };
}

const LONGEST_PLACEHOLDER = 200;

/** Sixteen pixels on the long side, softened; quality falls until the URI is short enough. */
async function placeholder(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(16, 16, { fit: 'inside' }).blur(0.7).png().toBuffer();
  let uri = '';
  for (const quality of [50, 35, 20, 10, 1]) {
    const webp = await sharp(tiny).webp({ quality, effort: 6 }).toBuffer();
    uri = `data:image/webp;base64,${webp.toString('base64')}`;
    if (uri.length <= LONGEST_PLACEHOLDER) break;
  }
  return uri;
}

async function average(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats();
  return `#${channels
    .slice(0, 3)
    .map((c) => Math.round(c.mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
