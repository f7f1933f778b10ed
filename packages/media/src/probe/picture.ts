import { type Colours, coloursOf, rangeName } from './colours.ts';
import { codecName, isVideo } from './codecs.ts';
import type { StreamFacts } from './facts.ts';
import { fps, readRate, steadyRate, type FrameRate } from './frame-rate.ts';
import { refuse } from './refusal.ts';
import { shownSize } from './shown-size.ts';

/** The video as it is shown: rotated, with square pixels, at a constant rate. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly rate: FrameRate;
  readonly interlaced: boolean;
  readonly colours: Colours;
  /** Descriptions of the corrections. */
  readonly notes: readonly string[];
};

/** 8K, landscape or portrait. */
export const MOST_PIXELS = 7680 * 4320;
const [SLOWEST, FASTEST] = [1, 240];
const SMALLEST = 32;

/** @throws MediaRefusal if the video cannot be shown as intended */
export function pictureOf(stream: StreamFacts): Picture {
  checkKind(stream);
  const { rate, note } = rateOf(stream);
  const { width, height, notes } = shownSize(stream);
  const colours = coloursOf(stream);
  const range = rangeName(colours);
  const interlaced = ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? '');
  return {
    width,
    height,
    rate,
    interlaced,
    colours,
    notes: [
      ...(note ? [note] : []),
      ...notes,
      ...(interlaced ? ['interlaced: made progressive'] : []),
      ...(range ? [`high dynamic range (${range}): made standard range`] : []),
    ],
  };
}

function checkKind(stream: StreamFacts): void {
  const { width = 0, height = 0 } = stream;
  if (!isVideo(stream))
    refuse(
      `The video is of a kind we cannot read (${codecName(stream)}). Convert it to H.264 first.`,
    );
  if (width < SMALLEST || height < SMALLEST)
    refuse(`The picture has no usable size (${width}x${height}): the video is damaged.`);
  if (width * height > MOST_PIXELS) refuse(`The picture is too large: ${width}x${height}.`);
  if (isDolbyVisionOnly(stream))
    refuse(
      'The video is in Dolby Vision (profile 5), which only its own decoders show. Give a version in HDR10, HLG or standard range (SDR).',
    );
}

/** Other profiles lie on pictures that are complete without them: HDR10, HLG or SDR. */
const isDolbyVisionOnly = ({ side_data_list: sides = [] }: StreamFacts) =>
  sides.some(
    ({ side_data_type: type = '', dv_bl_signal_compatibility_id: base = 0 }) =>
      type.startsWith('DOVI') && base === 0,
  );

function rateOf(stream: StreamFacts) {
  const [average, nominal] = [readRate(stream.avg_frame_rate), readRate(stream.r_frame_rate)];
  const measured =
    average ?? nominal ?? refuse('The video does not say how fast its pictures are.');
  if (measured < SLOWEST || measured > FASTEST)
    refuse(`The video has ${measured.toFixed(3)} pictures per second: that is no film.`);
  const rate = steadyRate(measured);
  const varies = nominal !== undefined && Math.abs(nominal / measured - 1) > 0.01;
  const differs = Math.abs(fps(rate) / measured - 1) > 0.01;
  const made = `made ${Number(fps(rate).toFixed(3))} pictures per second`;
  if (varies) return { rate, note: `variable frame rate: ${made}` };
  return {
    rate,
    note: differs ? `${Number(measured.toFixed(3))} pictures per second: ${made}` : undefined,
  };
}
