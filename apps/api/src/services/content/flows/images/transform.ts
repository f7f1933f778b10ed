import sharp from 'sharp';
import { BACKGROUND, DECODE_SECONDS, SOURCE } from '../art/decode.ts';
import type { Variant } from './request.ts';

/**
 * Makes a variant of the bytes of a source. Efforts are low on purpose: at effort 0 AVIF takes 20-120 ms on one core, a
 * tenth of effort 4, and is still a sixth smaller than WebP (docs/decisions/0074). The variant contains no metadata and no other bytes of the
 * file.
 * @throws Error for bytes that are not WebP, JPEG or PNG, damaged, or of more than 25 megapixels
 */
export async function transform(
  bytes: Buffer,
  { width, height, format }: Variant,
): Promise<Buffer> {
  const sized = sharp(bytes, SOURCE)
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({
      width,
      ...(height !== null && { height, fit: 'cover' }),
      withoutEnlargement: true,
    });
  if (format === 'avif') return sized.avif({ quality: 52, effort: 0 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 78, effort: 2 }).toBuffer();
  return sized
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
