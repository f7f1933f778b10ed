import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clip } from '../clip.ts';
import { ffmpeg, ffprobe, input, run } from '../ffmpeg.ts';
import { readSingle } from '../pack.ts';
import { parseWebvtt } from '../playlist/webvtt.ts';
import { look, shoot, tone } from './film.fixture.ts';
import type { Examination } from './examine.ts';
import { type MadeClip, makeClip } from './make-clip.ts';
import { subtitleFile } from './subtitles/file.ts';
import { lockWork } from './work.ts';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ingest-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function madeOf(examined: Examination, steps: string[] = [], known?: Clip): Promise<MadeClip> {
  const onStep = (step: string) => void steps.push(step);
  const places = { pack: at('pack'), work: at('work') };
  return makeClip(examined, { ...places, known, partSegments: 1, onStep });
}
const made = async (...args: Parameters<typeof madeOf>) => (await madeOf(...args)).clip;
const lengths = (clip: Clip) =>
  [...clip.video, ...clip.audio].map(({ segments }) => segments.map(([seconds]) => seconds));

/** The lowest similarity (PSNR) of the frames of two files, in decibels; from 30 on they look the same. */
async function likeness(source: string, copy: string, filter = 'null'): Promise<number> {
  const log = at('psnr.log');
  const graph = `[0:v]${filter}[a];[1:v]setpts=PTS-STARTPTS[b];[a][b]psnr=f=${log}`;
  await ffmpeg([...input(source), ...input(copy), '-lavfi', graph, '-f', 'null', '-'], {
    seconds: 60,
  });
  const all = [...(await readFile(log, 'utf8')).matchAll(/psnr_avg:([\d.]+)/g)];
  return Math.min(...all.map(([, value]) => Number(value)));
}
const pictures = async (file: string) =>
  Number(
    await ffprobe(
      [
        '-count_frames',
        '-select_streams',
        'v',
        '-show_entries',
        'stream=nb_read_frames',
        '-of',
        'csv=p=0',
        ...input(file),
      ],
      { seconds: 60 },
    ),
  );

/** Command lines of running programs that contain a text; none on systems without /proc. */
async function running(text: string): Promise<string[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(text));
}

describe('a film', () => {
  it('with two languages, text in it and broad pixels becomes a clip on a grid', async () => {
    const subtitles = at('en.srt');
    await writeFile(
      subtitles,
      '1\n00:00:01,000 --> 00:00:02,000\nin the file\n\n2\n00:00:50,000 --> 00:00:51,000\nlate\n',
    );
    const given = at('given.srt');
    await writeFile(given, '1\n00:00:03,000 --> 00:00:20,000\n<b>given</b>\n');
    const names = [
      '-metadata:s:a:0',
      'language=tur',
      '-metadata:s:a:1',
      'language=ara',
      '-metadata:s:s:0',
      'language=eng',
    ];
    const film = await shoot(at('film.mkv'), 'testsrc2=s=360x288:r=25:d=9', [
      ...tone(440, 9),
      ...tone(880, 7),
      '-i',
      subtitles,
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
      '-map',
      '3',
      '-c:s',
      'srt',
      '-vf',
      'setsar=16/15',
      ...names,
    ]);
    const examined = await look(film, { subtitles: [{ language: 'fr', file: given }] });
    const { clip, subtitles: texts } = await madeOf(examined);
    expect(clip.video.map(({ id, width, height }) => [id, width, height])).toEqual([
      ['288p', 384, 288],
    ]);
    expect(clip.audio.map(({ id, name }) => [id, name])).toEqual([
      ['tr', 'Türkçe'],
      ['ar', 'العربية'],
    ]);
    expect(clip.subtitles).toEqual([]);
    expect(texts.map(({ language }) => language)).toEqual(['fr', 'en']);
    expect(clip.duration).toBeCloseTo(9, 1);
    for (const seconds of lengths(clip)) {
      expect(seconds.slice(0, 2).map(Math.round)).toEqual([4, 4]);
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(clip.duration, 1);
    }
    expect(new Set(lengths(clip).map((list) => list.length))).toEqual(new Set([3]));
    const cues = texts.map((each) =>
      parseWebvtt(subtitleFile(each, clip.duration).text).map(({ text, end }) => [text, end]),
    );
    expect(cues).toEqual([[['given', clip.duration]], [['in the file', expect.closeTo(2, 1)]]]);
    const again = await madeOf(examined, [], clip);
    expect([again.clip, again.subtitles]).toEqual([clip, texts]);
  }, 120_000);

  it('waits while the disk is low, and writes nothing', async () => {
    const examined = await look(await shoot(at('short.mp4'), 'testsrc2=s=320x180:r=25:d=1'));
    const places = { pack: at('low', 'pack'), work: at('low', 'work') };
    // More than any disk has.
    const options = { ...places, keepFree: Number.MAX_SAFE_INTEGER, onStep: () => undefined };
    await expect(makeClip(examined, options)).rejects.toThrow('must stay free');
    expect(await readdir(places.work)).toEqual(['lock']);
  });

  it(
    'is the same film when it was encoded in parts',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const film = await shoot(at('parts.mp4'), 'testsrc2=s=320x180:r=50:d=9', tone(440, 5));
      const clip = await made(await look(film, { audio: [{ language: 'tr' }] }));
      const media = at('pack', clip.id, '180p/media.mp4');
      expect([clip.frameRate, clip.duration, await pictures(media)]).toEqual([50, 9, 450]);
      expect(await likeness(film, media)).toBeGreaterThan(27);
      expect(clip.storyboard).toMatchObject({ count: 5, interval: 2, width: 192, height: 108 });
    },
  );

  it(
    'held upright and without sound keeps its pictures upright',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const flat = await shoot(at('flat.mp4'), 'testsrc2=s=320x180:r=24000/1001:d=5');
      await ffmpeg(
        [...input(flat), '-c', 'copy', '-metadata:s:v', 'rotate=90', at('upright.mp4')],
        {
          seconds: 60,
        },
      );
      const clip = await made(await look(at('upright.mp4')));
      expect([clip.video[0]?.width, clip.video[0]?.height, clip.audio]).toEqual([180, 320, []]);
      expect(lengths(clip)).toEqual([[4.004, expect.closeTo(1, 1)]]);
      const like = likeness(at('upright.mp4'), at('pack', clip.id, '180p/media.mp4'));
      expect(await like).toBeGreaterThan(25);
    },
  );

  it(
    'with a rate that varies gets a steady one, each picture at its time',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const varying = "testsrc2=s=320x180:r=30:d=6,select='lt(n\\,60)+not(mod(n\\,3))'";
      const film = await shoot(at('varying.mp4'), varying, ['-vsync', 'vfr']);
      const examined = await look(film);
      expect(examined.source.notes.join()).toMatch(/pictures per second/);
      const clip = await made(examined);
      expect(clip.duration).toBeCloseTo(6, 0);
      const like = likeness(
        film,
        at('pack', clip.id, '180p/media.mp4'),
        `fps=${clip.frameRate}:start_time=0`,
      );
      expect(await like).toBeGreaterThan(25);
    },
  );

  it('that is taken in again is found, byte for byte', async () => {
    const film = await shoot(at('again.mp4'), 'testsrc2=s=160x90:r=25:d=2', tone(440, 2));
    const examined = await look(film, { spoken: 'tr' });
    const clip = await made(examined);
    const before = await stat(at('pack', clip.id, 'clip.json'));
    const steps: string[] = [];
    expect(await made(await look(film, { spoken: 'tr' }), steps)).toEqual(clip);
    expect(steps).toEqual(['subtitles']);
    expect((await stat(at('pack', clip.id, 'clip.json'))).mtimeMs).toBe(before.mtimeMs);
    await writeFile(at('pack', clip.id, '90p/media.mp4'), 'torn');
    expect(await readSingle(at('pack', clip.id))).toBeUndefined();
    expect(await made(examined)).toEqual(clip);
    expect(await readdir(at('work'))).toEqual(['lock']);
  }, 120_000);

  it('that is cut off, changes meanwhile or does not say its languages is refused, and leaves nothing', async () => {
    const film = await shoot(at('cut.mp4'), 'testsrc2=s=320x180:r=25:d=12', [
      '-movflags',
      'faststart',
    ]);
    const bytes = await readFile(film);
    await writeFile(film, bytes.subarray(0, bytes.length * 0.6));
    await expect(look(film).then(made)).rejects.toThrow(/cut off or damaged: its pictures end at/);
    const two = await shoot(at('two.mp4'), 'testsrc2=s=160x90:r=25:d=2', [
      ...tone(440, 2),
      ...tone(550, 2),
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
    ]);
    await expect(look(two)).rejects.toThrow(/Audio track 1 does not say its language.*--audio/);
    const examined = await look(two, { audio: [{ language: 'tr' }, { language: 'ar' }] });
    await writeFile(two, 'x', { flag: 'a' });
    await expect(made(examined)).rejects.toThrow(/changed while it was read/);
    expect((await readdir(at('pack'))).some((name) => name.includes(examined.id))).toBe(false);
  }, 120_000);

  it('waits while another one is being taken in', async () => {
    const film = await shoot(at('second.mp4'), 'testsrc2=s=160x90:r=25:d=1');
    const examined = await look(film);
    using _lock = await lockWork(at('work'));
    await expect(made(examined)).rejects.toThrow(/Another file is being taken in/);
  });

  it('resumes after kill -9, and ffmpeg ends with it', async () => {
    const film = await shoot(at('killed.mp4'), 'testsrc2=s=320x180:r=25:d=16', tone(440, 16));
    const script = at('make.ts');
    const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
    await writeFile(
      script,
      `
      import { examine } from ${module('examine.ts')};
      import { makeClip } from ${module('make-clip.ts')};
      const examined = await examine(${JSON.stringify(film)}, { audio: [{ language: 'tr' }], spoken: undefined, subtitles: [], loudness: -20 }, { onShare() {} });
      const onStep = (step, share) => {
        const line = step + ' ' + share.toFixed(3);
        console.log(line);
        if (line.startsWith(process.argv[2])) process.kill(process.pid, 'SIGKILL');
      };
      await makeClip(examined, { pack: ${JSON.stringify(at('pack'))}, work: ${JSON.stringify(at('work'))}, partSegments: 1, onStep });`,
    );
    /** Runs until a step reports this progress, then kills itself. */
    const runUntil = async (killAt = 'never') => {
      const lines: string[] = [];
      const options = { seconds: 60, onLine: (line: string) => void lines.push(line) };
      const ended = run(process.execPath, [script, killAt], options).then(
        () => 'whole',
        (error: unknown) => String(error),
      );
      expect(await ended).toMatch(killAt === 'never' ? /^whole$/ : /SIGKILL/);
      return lines;
    };
    // The third of four parts is being encoded.
    await runUntil('video 0.5');
    const examined = await look(film, { audio: [{ language: 'tr' }] });
    const finished = (await readdir(at('work', examined.id))).filter((name) =>
      name.endsWith('.json'),
    );
    expect(finished).toEqual(['part-0.json', 'part-1.json']);
    await vi.waitFor(async () => expect(await running(examined.id)).toEqual([]), {
      timeout: 10_000,
    });
    const times = await stat(at('work', examined.id, 'part-1.json'));
    await runUntil('sound');
    expect((await stat(at('work', examined.id, 'part-1.json'))).mtimeMs).toBe(times.mtimeMs);
    const last = await runUntil();
    const parts = last.filter((line) => line.startsWith('video'));
    expect(parts).toEqual([0, 0.25, 0.5, 0.75].map((share) => `video ${share.toFixed(3)}`));
    const clip = await readSingle(at('pack', examined.id));
    expect(clip?.duration).toBe(16);
    expect(await pictures(at('pack', examined.id, '180p/media.mp4'))).toBe(400);
    expect(await likeness(film, at('pack', examined.id, '180p/media.mp4'))).toBeGreaterThan(27);
    expect(await readdir(at('work'))).toEqual(['lock']);
  }, 60_000);
});
