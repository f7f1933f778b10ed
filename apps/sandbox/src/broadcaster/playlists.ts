import { SEGMENT_SECONDS } from './film.ts';
import type { Channel } from './switches.ts';

/** Segments in a playlist. */
const LISTED = 6;
/** Segments between two breaks, and in a break. */
const BREAK_EVERY = 10;
const BREAK = 2;

/** Segments of the film; then it begins again, after a discontinuity. */
export const FILM_SEGMENTS = 15;

const VARIANTS = [
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Türkçe",LANGUAGE="tr",DEFAULT=YES,AUTOSELECT=YES,URI="tr/index.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1400000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,AUDIO="sound"',
  '720p/index.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=640x360,AUDIO="sound"',
  '360p/index.m3u8',
];
const SOUND_ALONE = ['#EXT-X-STREAM-INF:BANDWIDTH=130000,CODECS="mp4a.40.2"', 'tr/index.m3u8'];

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const multivariant = ({ switches }: Channel): string =>
  textOf(['#EXTM3U', '#EXT-X-VERSION:7', ...(switches.audioOnly ? SOUND_ALONE : VARIANTS)]);

const isBreak = (number: number): boolean => number % BREAK_EVERY < BREAK;

/** What stands before a segment because of a break. */
function adMarks(number: number): string[] {
  const start = new Date(number * SEGMENT_SECONDS * 1000).toISOString();
  const seconds = BREAK * SEGMENT_SECONDS;
  if (number % BREAK_EVERY === 0)
    return [
      `#EXT-X-DATERANGE:ID="break-${number}",START-DATE="${start}",PLANNED-DURATION=${seconds},SCTE35-OUT=0xFC30`,
      '#EXT-X-DISCONTINUITY',
      `#EXT-X-CUE-OUT:DURATION=${seconds}`,
    ];
  if (number % BREAK_EVERY === BREAK) return ['#EXT-X-DISCONTINUITY', '#EXT-X-CUE-IN'];
  return isBreak(number) ? [`#EXT-X-CUE-OUT-CONT:ElapsedTime=4,Duration=${seconds}`] : [];
}

/** The discontinuities before a segment since the beginning of time. */
function discontinuities(number: number, ads: boolean): number {
  const loops = Math.floor(number / FILM_SEGMENTS);
  if (!ads) return loops;
  const outs = Math.floor(number / BREAK_EVERY);
  const ins = Math.floor((number + BREAK_EVERY - BREAK) / BREAK_EVERY);
  const both = Math.floor(number / (BREAK_EVERY * 3));
  return loops + outs + ins - both;
}

const KEY = '#EXT-X-KEY:METHOD=AES-128,URI="../key"';

function segmentLines(number: number, isFirst: boolean, { switches }: Channel): string[] {
  const { ads, encrypted } = switches;
  const marks = ads ? adMarks(number) : [];
  const isLoop = number % FILM_SEGMENTS === 0 && !marks.includes('#EXT-X-DISCONTINUITY');
  const begins = isFirst || isLoop || marks.includes('#EXT-X-DISCONTINUITY');
  return [
    ...(isLoop ? ['#EXT-X-DISCONTINUITY'] : []),
    ...marks,
    // The initialisation segment is not encrypted.
    ...(begins && encrypted ? ['#EXT-X-KEY:METHOD=NONE'] : []),
    ...(begins ? ['#EXT-X-MAP:URI="init.mp4"'] : []),
    ...(begins && encrypted ? [KEY] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(number * SEGMENT_SECONDS * 1000).toISOString()}`,
    `#EXTINF:${SEGMENT_SECONDS}.000,`,
    `${number}.m4s`,
  ];
}

/** The playlist of one rendition at a moment: a segment is listed when it is over. */
export function mediaPlaylist(channel: Channel, now: number): string {
  const { switches, endedAt } = channel;
  const newest = Math.floor((endedAt ?? now) / 1000 / SEGMENT_SECONDS) - 1;
  const numbers = Array.from({ length: LISTED }, (_, each) => newest - LISTED + 1 + each);
  const first = numbers[0] ?? newest;
  const own = segmentLines(first, true, channel);
  const isCut = own.includes('#EXT-X-DISCONTINUITY');
  return textOf([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // A tag in front of the first segment counts itself.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities(first, switches.ads) - (isCut ? 1 : 0)}`,
    ...own,
    ...numbers.slice(1).flatMap((number) => segmentLines(number, false, channel)),
    ...(switches.ended ? ['#EXT-X-ENDLIST'] : []),
  ]);
}
