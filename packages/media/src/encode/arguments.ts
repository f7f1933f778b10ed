/** One rung of the ladder; rates in kbit/s. */
export type Rung = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  readonly maxRate: number;
  readonly profile: 'main' | 'high';
  readonly level: string;
};

/** Paths of a rendition and its playlist, below the clip's folder. */
export const MEDIA_FILE = 'media.mp4';
export const INDEX_FILE = 'index.m3u8';

/** Entries of `-var_stream_map` for audio tracks in order, the first one being the default. */
export const audioVariants = (keys: readonly string[]): string[] =>
  keys.map((key, n) => `a:${n},agroup:audio,name:${key}${n === 0 ? ',default:yes' : ''}`);

/** H.264 with a keyframe exactly every `gop` frames, so that the segments of all rungs are aligned. */
export function videoArguments(rungs: readonly Rung[], preset: string, gop: number): string[] {
  const pictures = `-c:v libx264 -preset ${preset} -pix_fmt yuv420p -bf 2 -flags +cgop`;
  const groups = `-g ${gop} -keyint_min ${gop} -sc_threshold 0`;
  return [...rungs.flatMap(rungArguments), ...pictures.split(' '), ...groups.split(' ')];
}

/** AAC in stereo; `rate` in kbit/s. */
export const soundArguments = (rate: number): string[] =>
  `-c:a aac -b:a ${rate}k -ar 48000 -ac 2`.split(' ');

/**
 * One file per rendition, cut into segments of equal length.
 *
 * Two options decide whether clips join without a gap: with ffmpeg's defaults the first picture comes two
 * frames late (B-frames) or hides that in an edit list. `-avoid_negative_ts disabled` and
 * `negative_cts_offsets:use_editlist=0` give a first sample at exactly 0 and no edit list.
 */
export function fileArguments(
  folder: string,
  variants: readonly string[],
  seconds: number,
): string[] {
  const segments = `-f hls -hls_time ${seconds} -hls_playlist_type vod -hls_segment_type fmp4`;
  const exact = '-hls_segment_options movflags=+negative_cts_offsets:use_editlist=0';
  return [
    ...'-avoid_negative_ts disabled'.split(' '),
    ...[segments, exact].flatMap((options) => options.split(' ')),
    '-hls_flags',
    'independent_segments+single_file',
    '-var_stream_map',
    variants.join(' '),
    '-hls_segment_filename',
    `${folder}/%v/${MEDIA_FILE}`,
    `${folder}/%v/${INDEX_FILE}`,
  ];
}

function rungArguments({ crf, maxRate, profile, level }: Rung, n: number): string[] {
  const limits = [`-maxrate:v:${n}`, `${maxRate}k`, `-bufsize:v:${n}`, `${maxRate * 2}k`];
  return [
    `-crf:v:${n}`,
    String(crf),
    ...limits,
    `-profile:v:${n}`,
    profile,
    `-level:v:${n}`,
    level,
  ];
}
