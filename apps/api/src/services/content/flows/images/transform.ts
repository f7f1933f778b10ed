import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { Variant } from './request.ts';

const MOST_PIXELS = 25_000_000;
const MOST_BYTES = 10 * 1024 * 1024;
const SECONDS = 10;
const SOURCE = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

// Each picture uses one core, so two at once leave time for the event loop.
sharp.concurrency(1);
// The bytes decide the format, not the name: only these formats are decoded, never SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'],
});

/**
 * Makes a variant of a source file. Efforts are low on purpose: at effort 0 AVIF takes 20-120 ms on one core, a
 * tenth of effort 4, and is still a sixth smaller than WebP (docs/decisions/0074). The variant contains no metadata and no other bytes of the
 * file.
 * @throws Error for a file that is missing, not WebP, JPEG or PNG, damaged, or larger than 10 MB or 25 megapixels
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

/** The bytes of a file; checks its size before it reads them. */
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
