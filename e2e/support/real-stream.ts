import { execFileSync } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCaptions } from './cea-608.ts';

/** What the captions in the picture say. */
export const CAPTION = 'THE OUD PLAYS';
const FRAMES = 25;
const SECONDS = 40;
const SEGMENT = 2;
const RATE = 48_000;

const playlist = (names: readonly string[]) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SEGMENT + 1}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-KEY:METHOD=AES-128,URI="key"',
    ...names.flatMap((name) => [`#EXTINF:${SEGMENT},`, name]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

const MULTIVARIANT = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="sound.m3u8"
#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="English",LANGUAGE="en",INSTREAM-ID="CC1"
#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.42c00d,mp4a.40.2",AUDIO="sound",CLOSED-CAPTIONS="cc"
picture.m3u8
`;

/** The length of ID3 data in its own seven bits a byte. */
const synchsafe = (size: number) => [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);

/** The ID3 tag with which a segment of plain AAC says its time, in 90 kHz (RFC 8216, 3.4). */
function timeTag(ticks: number): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(ticks));
  const owner = Buffer.from('com.apple.streaming.transportStreamTimestamp\0');
  const size = owner.length + time.length;
  const frame = [Buffer.from('PRIV'), Buffer.from([...synchsafe(size), 0, 0]), owner, time];
  return Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((letter) => letter.charCodeAt(0))),
    Buffer.from([4, 0, 0, ...synchsafe(size + 10)]),
    ...frame,
  ]);
}

/** The AAC frames in ADTS: each header has the length of its frame. */
function framesIn(adts: Buffer): number {
  let count = 0;
  for (let at = 0; at < adts.length; count += 1) at += (adts.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  return count;
}

/**
 * A stream as ffmpeg and a packager make it: MPEG-TS with captions in the picture, sound as plain AAC that ID3 tags
 * date, both encrypted by AES-128.
 * @returns its files by name
 */
export function realStream(): Map<string, Buffer | string> {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-stream-'));
  const ffmpeg = (...args: string[]) =>
    execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { cwd: folder });
  const lavfi = (source: string) => ['-f', 'lavfi', '-t', String(SECONDS), '-i', source];
  const segments = (format: string, name: string) => [
    '-f',
    'segment',
    '-segment_time',
    String(SEGMENT),
    '-segment_format',
    format,
    name,
  ];
  try {
    const baseline = [
      '-c:v',
      'libx264',
      '-profile:v',
      'baseline',
      '-level',
      '1.3',
      '-pix_fmt',
      'yuv420p',
    ];
    const keys = ['-g', String(FRAMES * SEGMENT), '-x264-params', 'aud=1:scenecut=0'];
    ffmpeg(...lavfi(`testsrc=size=320x180:rate=${FRAMES}`), ...baseline, ...keys, 'plain.h264');
    const plain = readFileSync(join(folder, 'plain.h264'));
    writeFileSync(join(folder, 'captions.h264'), withCaptions(plain, CAPTION, FRAMES * SEGMENT));
    const start = ['-muxdelay', '0', '-muxpreload', '0'];
    ffmpeg(
      '-r',
      String(FRAMES),
      '-i',
      'captions.h264',
      '-c',
      'copy',
      ...start,
      ...segments('mpegts', 'picture%02d.ts'),
    );
    ffmpeg(
      ...lavfi(`sine=frequency=440:sample_rate=${RATE}`),
      '-c:a',
      'aac',
      ...segments('adts', 'sound%02d.aac'),
    );

    const names = (end: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(end))
        .toSorted();
    const key = randomBytes(16);
    const files = new Map<string, Buffer | string>([
      ['index.m3u8', MULTIVARIANT],
      ['picture.m3u8', playlist(names('.ts'))],
      ['sound.m3u8', playlist(names('.aac'))],
      ['key', key],
    ]);
    const encrypt = (index: number, bytes: Buffer): Buffer => {
      // Without another one, a segment's number is its initialisation vector.
      const vector = Buffer.alloc(16);
      vector.writeUInt32BE(index, 12);
      const cipher = createCipheriv('aes-128-cbc', key, vector);
      return Buffer.concat([cipher.update(bytes), cipher.final()]);
    };
    names('.ts').forEach((name, index) =>
      files.set(name, encrypt(index, readFileSync(join(folder, name)))),
    );
    let frames = 0;
    names('.aac').forEach((name, index) => {
      const sound = readFileSync(join(folder, name));
      const ticks = Math.round((frames * 1024 * 90_000) / RATE);
      frames += framesIn(sound);
      files.set(name, encrypt(index, Buffer.concat([timeTag(ticks), sound])));
    });
    return files;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
