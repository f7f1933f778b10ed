import type { StreamFacts } from './facts.ts';

/** The colours of a video by ffmpeg's names; `rgb` has no matrix. */
export type Colours = {
  readonly rgb: boolean;
  readonly matrix: string;
  readonly primaries: string;
  readonly transfer: string;
  readonly range: 'tv' | 'pc';
};

/** What every rendition has: the colours that a player takes where nothing is said, limited range. */
export const BT709: Colours = {
  rgb: false,
  matrix: 'bt709',
  primaries: 'bt709',
  transfer: 'bt709',
  range: 'tv',
};

const MATRICES = ['bt709', 'fcc', 'bt470bg', 'smpte170m', 'smpte240m', 'bt2020nc'];
const PRIMARIES = [
  'bt709',
  'bt470m',
  'bt470bg',
  'smpte170m',
  'smpte240m',
  'film',
  'smpte431',
  'smpte432',
  'bt2020',
];
const TRANSFERS = [
  'bt709',
  'bt470m',
  'bt470bg',
  'smpte170m',
  'smpte240m',
  'linear',
  'iec61966-2-1',
  'bt2020-10',
  'bt2020-12',
];

/**
 * The colours of a stream. What it does not say follows from its size, as players guess it: from 720 lines on BT.709, and
 * below BT.601 with the primaries of 625 or 525 lines (ITU-R BT.601-7).
 */
export function coloursOf(stream: StreamFacts): Colours {
  const { width = 0, height = 0, pix_fmt: format = '' } = stream;
  const isHigh = Math.min(width, height) >= 720 || Math.max(width, height) >= 1280;
  const low = height === 576 || height === 288 ? 'bt470bg' : 'smpte170m';
  const guess = isHigh ? 'bt709' : low;
  const one = (known: readonly string[], said: string | undefined, otherwise: string) =>
    said !== undefined && known.includes(said) ? said : otherwise;
  return {
    rgb: /^(?:gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8)/.test(format),
    matrix: one(MATRICES, stream.color_space, guess),
    primaries: one(PRIMARIES, stream.color_primaries, guess),
    // BT.601 and BT.709 have the same curve.
    transfer: one(TRANSFERS, stream.color_transfer, 'bt709'),
    range: stream.color_range === 'pc' || format.startsWith('yuvj') ? 'pc' : 'tv',
  };
}
