import type { StreamFacts } from './facts.ts';

/** The colours of a video by ffmpeg's names; `rgb` has no matrix. */
export type Colours = {
  readonly rgb: boolean;
  readonly matrix: string;
  readonly primaries: string;
  readonly transfer: string;
  readonly range: 'tv' | 'pc';
  /** Brightness of the highlights of a picture in high dynamic range, in cd/m2; undefined in standard range. */
  readonly peak: number | undefined;
};

/** What every rendition has: the colours that a player takes where nothing is said, limited range. */
export const BT709: Colours = {
  rgb: false,
  matrix: 'bt709',
  primaries: 'bt709',
  transfer: 'bt709',
  range: 'tv',
  peak: undefined,
};

/** Curves of high dynamic range (ITU-R BT.2100), by the names of ffmpeg and of people. */
const HDR: ReadonlyMap<string | undefined, string> = new Map([
  ['smpte2084', 'HDR10'],
  ['arib-std-b67', 'HLG'],
]);
/** The usual monitor on which a film in high dynamic range is graded, and the nominal one of HLG. */
const USUAL_PEAK = 1000;
/** Brighter than white on paper (ITU-R BT.2408), and the greatest value of PQ. */
const [LOWEST_PEAK, HIGHEST_PEAK] = [300, 10_000];

/** `HDR10` or `HLG`; undefined for standard dynamic range. */
export const rangeName = ({ transfer }: Colours): string | undefined => HDR.get(transfer);

const MATRICES = ['bt709', 'fcc', 'bt470bg', 'smpte170m', 'smpte240m', 'bt2020nc'];
/** Of high dynamic range only. */
const HDR_MATRICES = [...MATRICES, 'bt2020c', 'ictcp'];
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
  'smpte2084',
  'arib-std-b67',
];

/**
 * The colours of a stream. What it does not say follows from its size, as players guess it: from 720 lines on BT.709, and
 * below BT.601 with the primaries of 625 or 525 lines (ITU-R BT.601-7). High dynamic range has the colours of BT.2020.
 */
export function coloursOf(stream: StreamFacts): Colours {
  const { pix_fmt: format = '' } = stream;
  const isHdr = HDR.has(stream.color_transfer);
  const guess = guessOf(stream);
  const one = (known: readonly string[], said: string | undefined, otherwise: string) =>
    said !== undefined && known.includes(said) ? said : otherwise;
  return {
    rgb: /^(?:gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8)/.test(format),
    matrix: one(isHdr ? HDR_MATRICES : MATRICES, stream.color_space, isHdr ? 'bt2020nc' : guess),
    primaries: one(PRIMARIES, stream.color_primaries, isHdr ? 'bt2020' : guess),
    // BT.601 and BT.709 have the same curve.
    transfer: one(TRANSFERS, stream.color_transfer, 'bt709'),
    range: stream.color_range === 'pc' || format.startsWith('yuvj') ? 'pc' : 'tv',
    peak: isHdr ? peakOf(stream) : undefined,
  };
}

function guessOf({ width = 0, height = 0 }: StreamFacts): string {
  const isHigh = Math.min(width, height) >= 720 || Math.max(width, height) >= 1280;
  const low = height === 576 || height === 288 ? 'bt470bg' : 'smpte170m';
  return isHigh ? 'bt709' : low;
}

/** The brightest pixel of the film if it is named, else the monitor of its grading. */
function peakOf({ side_data_list: sides = [] }: StreamFacts): number {
  const content = sides.find(({ max_content: most = 0 }) => most > 0)?.max_content;
  const [nits = 0, per = 1] = (sides.find(({ max_luminance: most }) => most)?.max_luminance ?? '')
    .split('/')
    .map(Number);
  const monitor = nits / per;
  const peak = content ?? (monitor > 0 && Number.isFinite(monitor) ? monitor : USUAL_PEAK);
  return Math.min(HIGHEST_PEAK, Math.max(LOWEST_PEAK, peak));
}
