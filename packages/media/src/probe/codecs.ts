import type { StreamFacts } from './facts.ts';

/**
 * Decoders that may read a film (T-E09): ffmpeg's names by the name of the codec, as ffprobe prints it. The two differ:
 * DTS is `dts` to ffprobe, and its decoder is `dca`.
 */
type Decoders = Readonly<Record<string, string>>;

const VIDEO: Decoders = {
  h264: 'h264',
  hevc: 'hevc',
  av1: 'libdav1d,av1',
  vp9: 'vp9',
  vp8: 'vp8',
  mpeg4: 'mpeg4',
  mpeg2video: 'mpeg2video',
  mpeg1video: 'mpeg1video',
  prores: 'prores',
  dnxhd: 'dnxhd',
  ffv1: 'ffv1',
};

const AUDIO: Decoders = {
  aac: 'aac',
  aac_latm: 'aac_latm',
  mp3: 'mp3float,mp3',
  mp2: 'mp2float,mp2',
  ac3: 'ac3',
  eac3: 'eac3',
  dts: 'dca',
  opus: 'opus,libopus',
  vorbis: 'vorbis',
  flac: 'flac',
  alac: 'alac',
  truehd: 'truehd',
  mlp: 'mlp',
  ...Object.fromEntries(
    [
      'pcm_u8',
      'pcm_s16le',
      'pcm_s16be',
      'pcm_s24le',
      'pcm_s24be',
      'pcm_s32le',
      'pcm_s32be',
      'pcm_f32le',
      'pcm_f64le',
      'pcm_dvd',
      'pcm_bluray',
      'pcm_alaw',
      'pcm_mulaw',
      'adpcm_ms',
      'adpcm_ima_wav',
      'adpcm_ima_qt',
    ].map((name) => [name, name]),
  ),
};

const TEXT: Decoders = {
  subrip: 'subrip,srt',
  mov_text: 'mov_text',
  webvtt: 'webvtt',
  ass: 'ass,ssa',
  text: 'text',
};

/** Subtitles that are pictures. */
const DRAWN = new Set(['hdmv_pgs_subtitle', 'dvb_subtitle', 'dvd_subtitle', 'xsub']);

/** All allowed decoders, as `-codec_whitelist` takes them. */
export const DECODERS = [VIDEO, AUDIO, TEXT].flatMap((each) => Object.values(each)).join();

const isOneOf =
  (decoders: Decoders) =>
  ({ codec_name: name = '' }: StreamFacts): boolean =>
    Object.hasOwn(decoders, name);

export const isVideo = isOneOf(VIDEO);
export const isAudio = isOneOf(AUDIO);
export const isText = isOneOf(TEXT);
export const isDrawn = ({ codec_name: name = '' }: StreamFacts): boolean => DRAWN.has(name);

/** The name of a stream's codec, safe to print: it comes from the file. */
export const codecName = ({ codec_name: name = 'unknown' }: StreamFacts): string =>
  name.replaceAll(/[^\w.-]/g, '?').slice(0, 40);
