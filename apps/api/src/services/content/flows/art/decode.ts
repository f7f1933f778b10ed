import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ArtFile } from '../../rules/art.ts';

/** Limits of a source. A decoded picture takes up to 4 bytes of memory per pixel. */
const MOST_PIXELS = 25_000_000;
export const MOST_BYTES: number = 10 * 1024 * 1024;
export const DECODE_SECONDS = 10;
export const SOURCE = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
/** What shows through a transparent picture where the format has no transparency. */
export const BACKGROUND = '#0b0d12';

// Each picture uses one core, so two at once leave time for the event loop.
sharp.concurrency(1);
// The bytes decide the format, not the name: only these formats are decoded, never SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadWebp', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'],
});

/** What is wrong with a picture: ends a sentence that begins with its path. */
export class PictureProblem extends Error {}

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

type Measures = Pick<ArtFile, 'width' | 'height' | 'placeholder' | 'color'>;

/**
 * Decodes a whole picture for its size as shown, placeholder and colour.
 * @throws PictureProblem for bytes that are no still WebP, JPEG or PNG, damaged, or of more than 25 megapixels
 */
export async function measure(bytes: Buffer): Promise<Measures> {
  if (bytes.length === 0) throw new PictureProblem('is empty');
  const { pages = 1, autoOrient } = await read(() => sharp(bytes, SOURCE).metadata());
  if (pages > 1) throw new PictureProblem('is animated');
  if (autoOrient.width * autoOrient.height > MOST_PIXELS) throw new PictureProblem(TOO_MANY_PIXELS);
  const small = await read(() =>
    sharp(bytes, SOURCE)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(64, 64, { fit: 'inside' })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb')
      .png()
      .toBuffer(),
  );
  const { channels } = await sharp(small).stats();
  // A grey picture has one channel.
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const { width, height } = autoOrient;
  return { width, height, placeholder: await placeholderOf(small), color };
}

const TOO_MANY_PIXELS = `has more than ${MOST_PIXELS / 1_000_000} megapixels`;

async function read<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (error) {
    throw new PictureProblem(reasonOf(String(error)), { cause: error });
  }
}

function reasonOf(message: string): string {
  if (message.includes('unsupported image format')) return 'is no WebP, JPEG or PNG picture';
  if (message.includes('pixel limit')) return TOO_MANY_PIXELS;
  return 'is damaged';
}

const LONGEST_PLACEHOLDER = 200;

/** Sixteen pixels on the long side, softened; quality falls until the URL is short enough for each tile of a page. */
async function placeholderOf(small: Buffer): Promise<string> {
  const tiny = await sharp(small).resize(16, 16, { fit: 'inside' }).blur(0.7).png().toBuffer();
  let url = '';
  for (const quality of [50, 35, 20, 10, 1]) {
    const webp = await sharp(tiny).webp({ quality, effort: 6 }).toBuffer();
    url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= LONGEST_PLACEHOLDER) break;
  }
  return url;
}
