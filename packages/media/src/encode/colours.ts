import { BT709, type Colours } from '../probe/colours.ts';

/** Formats that the `colorspace` filter reads. */
const READABLE = ['yuv420p', 'yuv422p', 'yuv444p'].flatMap((name) => [
  name,
  `${name}10`,
  `${name}12`,
]);
/**
 * Filters that convert a video to BT.709 in limited range.
 *
 * @param size that no rendition exceeds: high dynamic range is computed in it, as it takes 16 times the memory
 */
export function toBt709(
  colours: Colours,
  size: { readonly width: number; readonly height: number },
): string[] {
  if (colours.peak !== undefined) return fromHdr(colours, colours.peak, size);
  // RGB gets a matrix at once; what it means by its primaries is the same.
  if (colours.rgb) return ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv444p', TAGGED];
  const { matrix, primaries, transfer, range } = colours;
  const isSame =
    matrix === BT709.matrix &&
    primaries === BT709.primaries &&
    CURVES.includes(transfer) &&
    range === BT709.range;
  if (isSame) return [TAGGED];
  // Formats that imply full range are converted by `scale` anyway, so it converts all of them.
  const limited = range === 'pc' ? ['scale=in_range=pc:out_range=tv'] : [];
  const from = `ispace=${matrix}:iprimaries=${primaries}:itrc=${transfer}:irange=tv`;
  const convert = `colorspace=all=bt709:range=tv:${from}`;
  return [...limited, `format=${READABLE.join('|')}`, convert, TAGGED];
}

/** Brightness of white paper and titles in high dynamic range, in cd/m2 (ITU-R BT.2408): white in standard range, too. */
const WHITE = 203;

/**
 * Brings high dynamic range into that of BT.709. With paper white at 1, `mobius` keeps everything below a third of it as
 * it was graded, faces among it, and bends only what is brighter; `hable` darkens the whole picture by a quarter. The
 * filter takes its peak in other units from the frames, so it is named here.
 */
function fromHdr(
  { rgb, matrix, primaries, transfer, range }: Colours,
  peak: number,
  { width, height }: { readonly width: number; readonly height: number },
): string[] {
  const from = `min=${rgb ? 'gbr' : matrix}:pin=${primaries}:tin=${transfer}:rin=${rgb ? 'pc' : range}`;
  return [
    `zscale=w=${width}:h=${height}:f=bicubic:${from}:t=linear:npl=${WHITE}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    `tonemap=mobius:peak=${(peak / WHITE).toFixed(3)}`,
    'zscale=p=bt709:t=bt709:m=bt709:r=tv',
    'format=yuv420p',
    TAGGED,
  ];
}

/** Curves that equal that of BT.709 within eight bits. */
const CURVES = ['bt709', 'smpte170m', 'bt2020-10', 'bt2020-12'];
const TAGGED = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/** Options of the encoder that tag its output: a player guesses what is not said, and by the size of each rendition. */
export const COLOUR_TAGS: readonly string[] =
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');
