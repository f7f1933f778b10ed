import { fps, type FrameRate } from '../probe/frame-rate.ts';
import type { Rung } from './arguments.ts';

/** A rung for films of all kinds: its box in pixels, and its greatest rate in kbit/s at up to 30 pictures a second. */
type Box = Pick<Rung, 'id' | 'crf' | 'maxRate' | 'profile'> & {
  readonly long: number;
  readonly short: number;
  /** H.264 level up to 30 pictures a second, and above (ITU-T H.264, table A-1). */
  readonly levels: readonly [string, string];
};

const BOXES: readonly Box[] = [
  {
    id: '1080p',
    long: 1920,
    short: 1080,
    crf: 22,
    maxRate: 5500,
    profile: 'high',
    levels: ['4.0', '4.2'],
  },
  {
    id: '720p',
    long: 1280,
    short: 720,
    crf: 22,
    maxRate: 3000,
    profile: 'main',
    levels: ['3.1', '3.2'],
  },
  {
    id: '480p',
    long: 854,
    short: 480,
    crf: 23,
    maxRate: 1400,
    profile: 'main',
    levels: ['3.1', '3.2'],
  },
  {
    id: '360p',
    long: 640,
    short: 360,
    crf: 24,
    maxRate: 750,
    profile: 'main',
    levels: ['3.0', '3.1'],
  },
];

/** A picture that nearly fills a box gets that rung at its own size: 1916 x 1076 is not scaled to 1280 x 718. */
const NEARLY = 1.1;

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * The rungs of a picture, highest first: those whose box it fills, portrait boxes for portrait pictures. Nothing is
 * ever enlarged; a picture smaller than all of them has one rung at its own size.
 *
 * @param width size as shown, in square pixels
 */
export function ladderFor(width: number, height: number, rate: FrameRate): [Rung, ...Rung[]] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scaleOf = (box: Box) => Math.min(box.long / long, box.short / short);
  const rungOf = ({ id, crf, maxRate, profile, levels }: Box, scale: number): Rung => ({
    id,
    width: even(width * scale),
    height: even(height * scale),
    crf,
    maxRate: fps(rate) > 31 ? Math.round(maxRate * 1.5) : maxRate,
    profile,
    level: levels[fps(rate) > 31 ? 1 : 0],
  });
  const [first, ...rest] = BOXES.flatMap((box) => {
    const scale = scaleOf(box);
    return scale <= NEARLY ? [rungOf(box, Math.min(1, scale))] : [];
  });
  const smallest = BOXES.at(-1);
  if (first) return [first, ...rest];
  if (!smallest) throw new RangeError('a ladder without rungs');
  return [{ ...rungOf(smallest, 1), id: `${even(short)}p` }];
}
