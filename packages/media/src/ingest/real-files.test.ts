import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, ffprobe, input } from '../ffmpeg.ts';
import { look, shoot, tone } from './film.fixture.ts';
import { makeClip } from './make-clip.ts';
import { subtitleFile } from './subtitles/file.ts';

// One row for each promise of docs/ingest.md about files, and for each note: real files, made here. What another program
// writes, and what ffprobe says of it, is never made up.

let folder = '';
const at = (name: string) => join(folder, name);
const PICTURE = 'testsrc2=s=64x48:r=25:d=1';
const SUBTITLES = '1\n00:00:00,100 --> 00:00:00,900\nHello\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'real-files-'));
  await shoot(at('film.mkv'), PICTURE, tone(440, 1));
  await writeFile(at('text.srt'), SUBTITLES);
  await writeFile(at('drawn.sup'), drawnSubtitle());
  const [jpeg, png] = ['cover.jpg', 'cover.png'].map(at);
  await ffmpeg([...input(at('film.mkv')), '-frames:v', '1', '-update', '1', jpeg ?? ''], ONCE);
  await ffmpeg([...input(at('film.mkv')), '-frames:v', '1', '-update', '1', png ?? ''], ONCE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One subtitle of a Blu-ray disc (PGS): a picture of 8 x 2 pixels, shown from 0.1 s. */
function drawnSubtitle(): Buffer {
  const time = 9000;
  const segment = (type: number, ...content: number[]) => {
    const head = Buffer.alloc(13);
    head.write('PG');
    head.writeUInt32BE(time, 2);
    head.writeUInt8(type, 10);
    head.writeUInt16BE(content.length, 11);
    return Buffer.concat([head, Buffer.from(content)]);
  };
  const [size, picture] = [
    [0, 64, 0, 48],
    [0, 0, 0, 0],
  ] as const;
  const line = [0, 0x88, 1, 0, 0];
  return Buffer.concat([
    segment(0x16, ...size, 0x10, 0, 1, 0x80, 0, 0, 1, 0, 0, 0, 0, ...picture),
    segment(0x17, 1, 0, ...picture, 0, 8, 0, 2),
    segment(0x14, 0, 0, 1, 235, 128, 128, 255),
    segment(0x15, 0, 0, 0, 0xc0, 0, 0, 4 + 2 * line.length, 0, 8, 0, 2, ...line, ...line),
    segment(0x80),
  ]);
}

const ONCE = { seconds: 60 };
/** The film with other things in it: further inputs and options of ffmpeg. */
async function made(name: string, options: readonly string[]): Promise<string> {
  await ffmpeg([...input(at('film.mkv')), ...options, at(name)], ONCE);
  return at(name);
}
const words = (options: string) => options.split(' ').filter(Boolean);
const LANGUAGE = ['-metadata:s:s:0', 'language=eng'];
const outcome = async (file: string, wishes = {}): Promise<string> => {
  try {
    const { source, plan } = await look(file, { spoken: 'tr', ...wishes });
    return ['taken', ...source.notes, ...plan.notes].join('; ');
  } catch (error) {
    return (error as Error).message;
  }
};

type Row = [what: string, name: string, options: () => string[], outcome: RegExp];
const HARMLESS = /^taken$/;
const cover = (file: string) => ['-i', at(file), '-map', '0', '-map', '1', '-c', 'copy'];
const text = (codec: string) => [
  '-i',
  at('text.srt'),
  ...words(`-map 0 -map 1 -c:v copy -c:a copy -c:s ${codec}`),
];
const drawn = (codec: string) => [
  '-i',
  at('drawn.sup'),
  ...words(`-map 0 -map 1 -c:v copy -c:a copy -c:s ${codec}`),
];
const tracks = (count: number, options: string) => [
  '-map',
  '0:v',
  ...Array.from({ length: count }, () => ['-map', '0:a']).flat(),
  ...words(`-c:v copy -c:a aac ${options}`),
];

const ROWS: Row[] = [
  ['H.264 and AAC', 'plain.mp4', () => words('-c copy'), HARMLESS],
  [
    'a cover in MP4',
    'cover.mp4',
    () => [...cover('cover.jpg'), ...words('-disposition:v:1 attached_pic')],
    HARMLESS,
  ],
  [
    'an attached cover in MKV',
    'cover.mkv',
    () => ['-attach', at('cover.png'), ...words('-metadata:s:t mimetype=image/png -c copy')],
    HARMLESS,
  ],
  [
    'image subtitles of a disc',
    'pgs.mkv',
    () => drawn('copy'),
    /^taken; 1 subtitle track\(s\) left out: pictures, no text$/,
  ],
  [
    'image subtitles of television',
    'dvb.ts',
    () => drawn('dvbsub'),
    /^taken; 1 subtitle track\(s\) left out: pictures, no text$/,
  ],
  [
    'forced subtitles without a language',
    'forced.mkv',
    () => [...text('srt'), ...words('-disposition:s:0 forced')],
    /^taken; 1 subtitle track\(s\) without a language left out$/,
  ],
  [
    'subtitles without a language',
    'nameless.mkv',
    () => text('srt'),
    /^taken; 1 subtitle track\(s\) without a language left out$/,
  ],
  ['a track of time codes', 'time.mov', () => words('-timecode 01:00:00:00 -c copy'), HARMLESS],
  ['DTS', 'dts.mkv', () => words('-c:v copy -c:a dca -strict -2'), HARMLESS],
  ['E-AC-3', 'eac3.mkv', () => words('-c:v copy -c:a eac3'), HARMLESS],
  ['Opus', 'opus.webm', () => words('-c:v libvpx -deadline realtime -c:a libopus'), HARMLESS],
  ['A-law', 'alaw.mov', () => words('-c:v copy -c:a pcm_alaw'), HARMLESS],
  [
    'sound of another kind alone',
    'wma.avi',
    () => words('-c:v mpeg4 -c:a wmav2'),
    /^None of the audio tracks can be decoded \(wmav2\)/,
  ],
  [
    'sound of another kind beside ours',
    'two.mkv',
    () => [...tracks(2, '-c:a:1 wmav2'), '-metadata:s:a:0', 'language=tur'],
    /^taken; 1 audio track\(s\) of an unknown kind left out$/,
  ],
  ['no sound', 'silent.mp4', () => words('-c:v copy -an'), /^taken; no sound$/],
  [
    'pictures of an old camera',
    'camera.avi',
    () => words('-c:v mjpeg -c:a pcm_s16le'),
    /kind we cannot read \(mjpeg\)\. Convert it to H\.264 first/,
  ],
  [
    'a second video',
    'angles.mkv',
    () => words('-map 0:v -map 0:v -map 0:a -c copy'),
    /^taken; 1 other video track\(s\) left out$/,
  ],
  [
    'two tracks of a language',
    'same.mkv',
    () => tracks(2, '-metadata:s:a language=eng'),
    /^taken; another audio track in 'en' left out$/,
  ],
  [
    'interlaced pictures',
    'fields.mpg',
    () => words('-c:v mpeg2video -flags +ildct+ilme -top 1 -c:a mp2'),
    /^taken; interlaced: made progressive$/,
  ],
  [
    'an odd frame rate',
    'odd.mp4',
    () => words('-r 15 -c:v libx264 -preset ultrafast -c:a copy'),
    /^taken; 15 pictures per second: made 30 pictures per second$/,
  ],
];

describe('real files', () => {
  it.each(ROWS)('%s', async (_, name, options, expected) => {
    const said = await outcome(await made(name, options()));
    expect(said).toMatch(expected);
  });

  it('subtitles in ASS keep their place and their line breaks', async () => {
    const head =
      '[Script Info]\nPlayResX: 100\nPlayResY: 100\n\n[Events]\nFormat: Layer, Start, End, Style, Text\n';
    const event = String.raw`Dialogue: 0,0:00:00.10,0:00:00.90,Default,{\an8\pos(50,20)}Up\Nthere`;
    await writeFile(at('text.ass'), `${head}${event}\n`);
    const both = ['-i', at('text.ass'), ...words('-map 0 -map 1 -c copy'), ...LANGUAGE];
    const file = await made('ass.mkv', both);
    const places = { pack: at('pack'), work: at('work') };
    const examined = await look(file, { spoken: 'tr' });
    const { clip, subtitles } = await makeClip(examined, { ...places, onStep: () => undefined });
    const texts = subtitles.map((each) => subtitleFile(each, clip.duration).text);
    expect(texts.join()).toContain(' line:20% position:50%\nUp\nthere\n');
  }, 30_000);

  it('a recording joined byte by byte is refused: it names the length of its last part', async () => {
    await shoot(at('part.ts'), 'testsrc2=s=64x48:r=25:d=3');
    const part = await readFile(at('part.ts'));
    await writeFile(at('joined.ts'), Buffer.concat([part, part]));
    expect(await outcome(at('joined.ts'))).toMatch(
      /^The file is joined from several recordings: its clock starts again after 3\.0 s/,
    );
  });

  it('a length that a container names too short is corrected by the pictures', async () => {
    await shoot(at('long.mkv'), 'testsrc2=s=64x48:r=25:d=3');
    const bytes = await readFile(at('long.mkv'));
    // Matroska's Duration is a float of 8 bytes behind the id 0x4489; the track's own tag is a text.
    const duration = bytes.indexOf(Buffer.of(0x44, 0x89, 0x88));
    bytes.writeDoubleBE(1000, duration + 3);
    const tag = bytes.indexOf('00:00:03.');
    if (tag > 0) bytes.write('00:00:01.', tag);
    await writeFile(at('claims.mkv'), bytes);
    const { source } = await look(at('claims.mkv'));
    expect(source.duration).toBeCloseTo(3, 1);
    expect(source.notes).toEqual(['no sound', 'the file names 1.0 s; its pictures last 3.0 s']);
  });

  it('a recording that names no length is encoded to its measured end', async () => {
    const streamed = [...tone(440, 9), ...words('-f matroska -live 1')];
    const file = await shoot(at('streamed.mkv'), 'testsrc2=s=64x48:r=25:d=9', streamed);
    const examined = await look(file, { spoken: 'tr' });
    expect(examined.source.notes).toEqual(['the file names no length; its pictures last 9.0 s']);
    const places = { pack: at('pack'), work: at('work'), partSegments: 1 };
    const { clip } = await makeClip(examined, { ...places, onStep: () => undefined });
    expect(clip.duration).toBeCloseTo(9, 1);
    const lengths = clip.video[0]?.segments.map(([seconds]) => Math.round(seconds));
    expect(lengths).toEqual([4, 4, 1]);
  }, 30_000);

  it('every rendition says its colours, whatever the source left to guess', async () => {
    const untagged = 'smptebars=s=1280x720:r=25:d=0.6';
    const file = await shoot(at('bars.mp4'), untagged, words('-pix_fmt yuv420p'), []);
    const places = { pack: at('pack'), work: at('work') };
    const { clip } = await makeClip(await look(file), { ...places, onStep: () => undefined });
    expect(clip.video.map(({ id }) => id)).toEqual(['720p', '480p', '360p']);
    const seen: string[] = [];
    for (const { file: media } of clip.video) {
      const path = join(places.pack, clip.id, media);
      const asked = 'stream=color_range,color_space,color_transfer,color_primaries';
      seen.push(await ffprobe(['-show_entries', asked, '-of', 'csv=p=0', ...input(path)], ONCE));
    }
    expect(new Set(seen)).toEqual(new Set(['tv,bt709,bt709,bt709']));
  }, 30_000);

  it('colours of BT.601 and full range are converted, so that they look the same', async () => {
    // The same bars, stored as an old camera does.
    const old = 'scale=out_color_matrix=smpte170m:out_range=pc,format=yuvj420p';
    const bars = 'smptehdbars=s=320x240:r=25:d=0.6';
    const file = await shoot(
      at('old.mp4'),
      bars,
      ['-vf', `format=gbrp,${old}`],
      words('-colorspace smpte170m -color_primaries bt709 -color_trc bt709 -color_range pc -qp 1'),
    );
    const places = { pack: at('pack'), work: at('work') };
    const { clip } = await makeClip(await look(file), { ...places, onStep: () => undefined });
    const pixel = async (path: string) => {
      const rgb = at('pixels.rgb');
      const filter = 'scale=8:8:flags=area,format=rgb24';
      await ffmpeg([...input(path), '-vf', filter, ...words('-frames:v 1 -f rawvideo'), rgb], ONCE);
      return readFile(rgb);
    };
    const [before, after] = [
      await pixel(file),
      await pixel(join(places.pack, clip.id, clip.video[0]?.file ?? '')),
    ];
    const differences = [...before].map((value, n) => Math.abs(value - (after[n] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(16);
  }, 30_000);
});
