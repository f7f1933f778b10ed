import { BT709, type Colours } from '../probe/colours.ts';

/** Formats that the `colorspace` filter reads. */
const READABLE = ['yuv420p', 'yuv422p', 'yuv444p'].flatMap((name) => [
  name,
  `${name}10`,
  `${name}12`,
]);
/** Filters that convert a video to BT.709 in limited range. */
export function toBt709(colours: Colours): string[] {
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

/** Curves that equal that of BT.709 within eight bits. */
const CURVES = ['bt709', 'smpte170m', 'bt2020-10', 'bt2020-12'];
const TAGGED = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/** Options of the encoder that tag its output: a player guesses what is not said, and by the size of each rendition. */
export const COLOUR_TAGS: readonly string[] =
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');
