import { Refusal } from '@kandil/contract';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { FileType } from '../rules/file-types.ts';

const MOST_PIXELS = 25_000_000;
const SECONDS = 10;
const ENCODE = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

type PictureType = keyof typeof ENCODE;

// As in the image proxy: one core per picture, and only these formats are ever decoded.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'],
});

export const isPicture = (type: FileType): type is PictureType => Object.hasOwn(ENCODE, type);

/**
 * Encodes a picture again, upright. Metadata, such as the place, and all other bytes of the file are left out.
 * @throws Refusal FILE_TOO_LARGE above 25 megapixels, FILE_TYPE_UNSUPPORTED for a file that is no picture of the type
 */
export async function cleanPicture(from: string, to: string, type: PictureType): Promise<void> {
  // The head alone is read here, whatever the size.
  const head = sharp(from, { limitInputPixels: false });
  const { width, height, format } = await head.metadata().catch(unreadable);
  if (format !== ENCODE[type]) throw new Refusal('FILE_TYPE_UNSUPPORTED');
  if (width * height > MOST_PIXELS) throw new Refusal('FILE_TOO_LARGE');
  const upright = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient();
  const written = upright.toFormat(ENCODE[type], { quality: 90 });
  await pipeline(written, createWriteStream(to, { flags: 'wx', mode: 0o600 })).catch(unreadable);
}

/** The disk's errors have a code; those of the decoder mean a damaged picture. */
function unreadable(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  throw new Refusal('FILE_TYPE_UNSUPPORTED');
}
