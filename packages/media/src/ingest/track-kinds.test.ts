import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackKey } from '../track-key.ts';
import { look, shoot, tone } from './film.fixture.ts';
import { makeClip } from './make-clip.ts';
import { subtitleFile } from './subtitles/file.ts';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'track-kinds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const words = (options: string) => options.split(' ').filter(Boolean);
const cue = (text: string) => `1\n00:00:00,100 --> 00:00:00,900\n${text}\n`;

/** A film whose three sounds and three subtitles are English; the commentary comes first. */
async function film(name: string, tags: readonly string[]): Promise<string> {
  const texts = ['full', 'sdh', 'forced'];
  for (const text of texts) await writeFile(at(`${text}.srt`), cue(text));
  return shoot(at(name), 'testsrc2=s=64x48:r=25:d=1', [
    ...[300, 400, 500].flatMap((hertz) => tone(hertz, 1)),
    ...texts.flatMap((text) => ['-i', at(`${text}.srt`)]),
    ...words('-map 0 -map 1 -map 2 -map 3 -map 4 -map 5 -map 6 -c:s srt'),
    ...words('-metadata:s:a language=eng -metadata:s:s language=eng'),
    ...words('-disposition:a 0 -disposition:s 0'),
    ...tags,
  ]);
}
const BY_FLAG = words(
  '-disposition:a:0 comment -disposition:a:2 visual_impaired -disposition:s:1 hearing_impaired -disposition:s:2 forced',
);
const BY_TITLE = [
  ['a:0', 'Director commentary'],
  ['a:2', 'Audio Description'],
  ['s:1', 'English SDH'],
  ['s:2', 'Forced'],
].flatMap(([track, title]) => [`-metadata:s:${track}`, `title=${title}`]);
const places = () => ({ pack: at('pack'), work: at('work'), onStep: () => undefined });

describe('tracks of one language', () => {
  it.each([
    ['flags', BY_FLAG],
    ['titles', BY_TITLE],
  ])('say what they are by their %s; the sound of the film comes first', async (name, tags) => {
    const { plan } = await look(await film(`${name}.mkv`, tags));
    expect(plan.audio.map((track) => [track.stream, trackKey(track)])).toEqual([
      [2, 'en'],
      [3, 'en.ad'],
      [1, 'en.commentary'],
    ]);
    expect(plan.embedded.map(trackKey)).toEqual(['en', 'en.sdh', 'en.forced']);
    expect(plan.notes).toEqual([]);
  });

  it('become tracks of the clip with keys and names of their own', async () => {
    const { clip, subtitles } = await makeClip(
      await look(await film('all.mkv', BY_FLAG)),
      places(),
    );
    expect(clip.audio.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      ['en', 'English', undefined],
      ['en.ad', 'English (AD)', 'DESCRIPTION'],
      ['en.commentary', 'English (Commentary)', 'COMMENTARY'],
    ]);
    const files = subtitles.map((each) => subtitleFile(each, clip.duration));
    expect(files.map(({ track: { name, kind } }) => [name, kind])).toEqual([
      ['English', 'FULL'],
      ['English (SDH)', 'SDH'],
      ['English (Forced)', 'FORCED'],
    ]);
    for (const [n, text] of ['full', 'sdh', 'forced'].entries())
      expect(files[n]?.text).toContain(`\n${text}\n`);
  }, 60_000);

  it('are what the operator says they are; a file takes the place of a track of its kind', async () => {
    const file = await film('wrong.mkv', []);
    await writeFile(at('own.srt'), cue('own'));
    const examined = await look(file, {
      audio: [
        { language: 'en', kind: 'DESCRIPTION' },
        { language: 'tr' },
        { language: 'en', kind: 'MAIN' },
      ],
      subtitles: [{ language: 'en', kind: 'SDH', file: at('own.srt') }],
    });
    expect(examined.plan.audio.map(trackKey)).toEqual(['tr', 'en', 'en.ad']);
    expect(examined.subtitles.map(trackKey)).toEqual(['en.sdh']);
    // All three of the file say that they are full.
    expect(examined.plan.embedded.map(trackKey)).toEqual(['en']);
    expect(examined.plan.notes).toEqual([
      "another subtitles in the file in 'en' left out",
      "another subtitles in the file in 'en' left out",
    ]);
    const twice = { language: 'en', kind: 'SDH', file: at('own.srt') } as const;
    await expect(look(file, { subtitles: [twice, twice] })).rejects.toThrow(
      "There are two files of subtitles in 'en.sdh'.",
    );
  });

  it('are the sound of the film where there is no other', async () => {
    const file = await shoot(at('only.mkv'), 'testsrc2=s=64x48:r=25:d=1', [
      ...tone(300, 1),
      ...words('-metadata:s:a language=eng -disposition:a:0 comment'),
    ]);
    expect((await look(file)).plan.audio.map(trackKey)).toEqual(['en']);
  });
});
