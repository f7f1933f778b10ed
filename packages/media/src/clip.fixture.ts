import type { AudioTrack, Clip, MediaPlace, Segment, VideoTrack } from './clip.ts';

/** Ids of the clips in `demo/clips`. */
export const DEMO_CLIPS = ['skyline', 'dunes', 'arch', 'armada', 'lanterns', 'kids'];

type Options = {
  rungs?: readonly number[];
  languages?: readonly string[];
  segments?: number;
  version?: string;
};

/** A manifest as the packager writes it: video cut every 4 s, audio on the nearest 1024-sample frame. */
export function clipOf(id: string, options: Options = {}): Clip {
  const { rungs = [720, 360], languages = ['tr', 'ar'], segments = 15, version = 'v1' } = options;
  const duration = segments * 4;
  const common = { bytes: 100_000, sha256: '0'.repeat(64), init: [0, 800] as const };
  const ranges = (lengthOf: (n: number) => number): Segment[] =>
    Array.from({ length: segments }, (_, n) => [lengthOf(n), 800 + n * 5000, 5000] as const);
  const video = rungs.map((height): VideoTrack => {
    const rate = { bandwidth: height * 1000, averageBandwidth: height * 800 };
    const track = {
      id: `${height}p`,
      file: `${height}p/media.mp4`,
      codecs: 'avc1.4d401f',
      ...rate,
      ...common,
    };
    return { ...track, width: (height * 16) / 9, height, segments: ranges(() => 4) };
  });
  const audio = languages.map((language): AudioTrack => {
    const frames = (n: number) =>
      (Math.ceil(((n + 1) * 187_500) / 1000) - Math.ceil((n * 187_500) / 1000)) * (1024 / 48_000);
    const rate = { bandwidth: 100_000, averageBandwidth: 97_000, codecs: 'mp4a.40.2' };
    const track = {
      id: language,
      file: `${language}/media.mp4`,
      language,
      name: language,
      ...rate,
      ...common,
    };
    return { ...track, segments: ranges(frames) };
  });
  const sub = (language: string) => ({
    language,
    name: language,
    file: `sub-${language}/clip.vtt`,
    bytes: 10,
    sha256: '',
  });
  const board = {
    file: 'storyboard.jpg',
    bytes: 10,
    sha256: '',
    interval: 2,
    width: 192,
    height: 108,
    columns: 6,
  };
  return {
    id,
    name: id,
    version,
    duration,
    frameRate: 25,
    video,
    audio,
    subtitles: ['en', 'ar'].map(sub),
    storyboard: { ...board, count: duration / 2 },
  };
}

/** Addresses as a server writes them. */
export const addressOf = ({ id, version }: MediaPlace, file: string) =>
  `../c/${id}/${file}?v=${version}`;
