import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue, readPictures } from '@kandil/api';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { ingest } from './lib/ingest-arguments.ts';
import { ROOT } from './lib/paths.ts';
import { type ExitResult, recordedPlace } from './lib/place.fixture.ts';

let folder = '';
let film = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-ingest-'));
  film = join(folder, 'film.mkv');
  await shoot(film);
});
afterAll(() => rm(folder, { recursive: true }));

/** `killAt`: text of the progress at which it is killed. */
function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  killAt?: string,
): Promise<ExitResult> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ended.errors += text;
    if (killAt !== undefined && ended.errors.includes(killAt)) child.kill('SIGKILL');
  });
  return new Promise((done) => child.on('close', (code) => done({ code, ...ended })));
}

/** Six seconds with two languages and text in Arabic. */
async function shoot(file: string): Promise<void> {
  const text = join(folder, 'ar.srt');
  await writeFile(text, '1\n00:00:01,000 --> 00:00:05,000\nمرحبا\n');
  const inputs = ['testsrc2=s=640x360:r=25:d=6', 'sine=f=440:d=6', 'sine=f=880:d=6'];
  const languages = ['a:0 language=tur', 'a:1 language=eng', 's:0 language=ara'];
  const { code, errors } = await run('ffmpeg', [
    '-v',
    'error',
    ...inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]),
    '-i',
    text,
    ...[0, 1, 2, 3].flatMap((input) => ['-map', String(input)]),
    ...'-c:v libx264 -preset ultrafast -c:a aac -c:s srt'.split(' '),
    ...languages.flatMap((each) => {
      const [stream = '', value = ''] = each.split(' ');
      return [`-metadata:s:${stream}`, value];
    }),
    file,
  ]);
  expect([code, errors]).toEqual([0, '']);
}

const command = (args: string[], env: Record<string, string>, killAt?: string) =>
  run(process.execPath, [join(ROOT, 'scripts/operate.ts'), 'ingest', ...args], env, killAt);

/** Runs the command in this process with these settings. */
const inProcess = (args: string[], env: Record<string, string>, ending?: AbortController) =>
  recordedPlace(env, ending).run((place) => ingest(args, place));

describe('on a separate database', () => {
  test(
    'it shows its progress, resumes after kill -9, and has nothing to do at the third run',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const database = await openTestDatabase({ from: 'migrated' });
      const pictures = await readPictures(join(ROOT, 'demo/art'));
      const json: unknown = JSON.parse(await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8'));
      await importCatalogue(database, json, { pictures });
      const env = { DATABASE_URL: database.url, KANDIL_DATA_DIR: join(folder, 'own') };
      const played = async () =>
        (await database.pool.query('select code, duration from content.video_asset')).rows;
      const args = [film, '--title', 'nur-film', '--audio', 'tr,en'];
      expect((await command(args, env, '[3/6] sound')).code).toBeNull();
      expect(await played()).toEqual([]);
      const second = await command(args, env);
      expect([second.code, second.out]).toEqual([
        0,
        expect.stringContaining("'nur-film' plays now: 6 s; 360p"),
      ]);
      expect(second.errors).toContain('[6/6] publish');
      expect(second.errors).not.toMatch(/\[2\/6\] video [1-9]/);
      expect(await played()).toEqual([{ code: 'nur-film', duration: 6 }]);
      expect((await inProcess(args, env)).out).toContain('played this already');
      const wrong = await command([join(ROOT, 'package.json'), '--title', 'nur-film'], env);
      expect([wrong.code, wrong.errors]).toEqual([
        1,
        expect.stringContaining('This is no video file.'),
      ]);
      expect(wrong.errors).not.toContain('    at ');
      expect((await inProcess(['--status'], env)).out).toMatch(
        /nur-film {2}failed: This is no video file/,
      );
      await inProcess(['--forget', 'nur-film'], env);
      expect(await played()).toEqual([]);
      expect((await inProcess(['--status'], env)).out).toBe('Nothing was ingested yet.\n');
      await database.close();
    },
  );
});

describe('beside a running product', () => {
  let stack: Stack;
  beforeAll(async () => void (stack = await startStack()));
  afterAll(() => stack.stop());

  const api = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', 'x-platform': 'ios' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${stack.url}/api${path}`, init);
    return (await answer.json()) as { data: { id: number; playback: { url: string } } };
  };

  test.each([
    ['a missing film', () => [join(folder, 'none.mkv')], /^There is no file [^\n]*none\.mkv\.\n$/],
    ['a folder', () => [ROOT], /^[^\n]+ is not a file\.\n$/],
    [
      'a missing file of subtitles',
      () => [film, '--subtitles', 'en=no.srt'],
      /^There is no file [^\n]*no\.srt\.\n$/,
    ],
    [
      'chapters that are no JSON',
      () => [film, '--audio', 'tr', '--chapters', join(ROOT, 'README.md')],
      /^README\.md:1:1: this is no JSON: /,
    ],
  ])('%s is refused in one sentence', async (_what, args, words) => {
    const env = { KANDIL_DATA_DIR: stack.dataDir };
    const { code, errors } = await inProcess([...args(), '--title', 'nur-film'], env);
    expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
  });

  test('the product ingests the file, and it plays to its end from the media server', async () => {
    const { out, errors, code } = await command([film, '--title', 'nur-film'], {
      KANDIL_DATA_DIR: stack.dataDir,
    });
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        "'nur-film' plays now: 6 s; 360p (640x360); sound tr, en; subtitles ar",
      ),
    ]);
    // Fast steps may not be shown.
    expect(errors).toMatch(/\[\d\/6\] \w+ \d+ %/);
    const { data: video } = await api('/content/video/code?videoCode=nur-film');
    expect(video).toMatchObject({
      duration: 6,
      audioLanguages: ['tr', 'en'],
      subtitleLanguages: ['ar'],
    });
    const start = {
      event: 'START',
      lastSec: 0,
      sessionId: 'a-session-of-a-test',
      eventTime: new Date().toISOString(),
    };
    const { data } = await api('/watch/content-access', { videoId: video.id, ...start });
    const master = new URL(data.playback.url, stack.url);
    const text = async (at: URL) => (await fetch(at)).text();
    const playlist = await text(master);
    expect(playlist).toMatch(/RESOLUTION=640x360,FRAME-RATE=25.000/);
    expect([...playlist.matchAll(/LANGUAGE="(..)"/g)].map(([, language]) => language)).toEqual([
      'tr',
      'en',
      'ar',
    ]);
    const media = await text(new URL('360p/index.m3u8', master));
    expect(
      [...media.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Math.round(Number(seconds))),
    ).toEqual([4, 2]);
    const [, length = 0, offset = 0] = (/BYTERANGE:(\d+)@(\d+)/.exec(media) ?? []).map(Number);
    const address = new URL(
      media.split('\n').find((line) => /^[^#].*media.mp4/.test(line)) ?? '',
      new URL('360p/', master),
    );
    const range = { range: `bytes=${offset}-${offset + length - 1}` };
    const part = await fetch(address, { headers: range });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, length]);
    expect(await text(new URL('subtitles/ar.vtt', master))).toContain('مرحبا');
    expect(await text(new URL('storyboard.vtt', master))).toContain('storyboard.jpg');

    const decoded = await run('ffmpeg', [
      '-v',
      'error',
      '-i',
      String(master),
      '-map',
      '0:v:0',
      '-map',
      '0:a',
      '-f',
      'framecrc',
      '-',
    ]);
    expect([decoded.code, decoded.errors]).toEqual([0, '']);
    // The last one may appear twice: Matroska counts the length of a track from the film's beginning.
    const pictures = decoded.out.split('\n').filter((line) => line.startsWith('0,')).length;
    expect([150, 151]).toContain(pictures);
  }, 90_000);

  test('the product forgets it on request', async () => {
    const env = { KANDIL_DATA_DIR: stack.dataDir };
    const first = await inProcess(['--forget', 'nur-film'], env);
    expect(first.out).toBe("'nur-film' plays the clips of the catalogue file again.\n");
    expect((await inProcess(['--status'], env)).out).not.toContain('nur-film');
    const { code, errors } = await inProcess(['--forget', 'nur-film'], env);
    expect([code, errors]).toEqual([1, "Nothing was ingested for 'nur-film'.\n"]);
  }, 30_000);
});
