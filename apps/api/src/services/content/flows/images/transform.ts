import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { Variant } from './request.ts';

const MOST_PIXELS = 25_000_000;
const MOST_BYTES = 10 * 1024 * 1024;
const SECONDS = 10;
const SOURCE = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

// One picture at a time has one core: two at once leave the event loop room.
sharp.concurrency(1);
// What a file is, is told by its bytes and not by its name: nothing but these is ever decoded, SVG least of all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'],
});

/**
 * Makes a variant of a source file. Efforts are low on purpose: at effort 0 AVIF takes 20-120 ms on one core, a
 * tenth of effort 4, and is still a third smaller than WebP. Whatever else the file carries (metadata, something after
 * its end) is not in the variant.
 * @throws Error for a file that is missing, no WebP, JPEG or PNG, damaged, or larger than 10 MB or 25 megapixels
 */
export async function transform(file: string, { width, height, format }: Variant): Promise<Buffer> {
  const sized = sharp(await bounded(file), SOURCE)
    .timeout({ seconds: SECONDS })
    .resize({
      width,
      ...(height !== null && { height, fit: 'cover' }),
      withoutEnlargement: true,
    });
  if (format === 'avif') return sized.avif({ quality: 52, effort: 0 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 78, effort: 2 }).toBuffer();
  return sized
    .flatten({ background: '#0b0d12' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

/** The bytes of a file that may be decoded; its size is looked at before any is read. */
async function bounded(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MOST_BYTES) throw new Error(`${file} is larger than ${MOST_BYTES} bytes`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
