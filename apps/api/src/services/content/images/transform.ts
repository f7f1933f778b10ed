import sharp from 'sharp';
import type { Variant } from './request.ts';

const MOST_PIXELS = 25_000_000;
const SOURCE = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

// One picture at a time has one core: two at once leave the event loop room.
sharp.concurrency(1);

/**
 * Makes a variant of a source file. Efforts are low on purpose: at effort 0 AVIF takes 20-120 ms on one core, a
 * tenth of effort 4, and is still a third smaller than WebP.
 */
export async function transform(file: string, { width, height, format }: Variant): Promise<Buffer> {
  const sized = sharp(file, SOURCE).resize({
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
