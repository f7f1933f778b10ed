import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffprobe, input } from '../ffmpeg.ts';
import { multivariantPlaylist } from '../playlist/multivariant.ts';
import { soundName } from '../track-key.ts';
import { look, shoot } from './film.fixture.ts';
import { makeClip } from './make-clip.ts';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surround-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A film with a different tone in each channel of a layout. */
function film(name: string, layout: string, count: number, more: readonly string[] = []) {
  const tones = Array.from({ length: count }, (_, n) => `0.1*sin(${300 + n * 100}*2*PI*t)`);
  const sound = `aevalsrc=${tones.join('|')}:c=${layout}:d=5:s=48000`;
  const options = ['-map', '0', '-map', '1', '-metadata:s:a', 'language=tur', ...more];
  return shoot(at(name), 'testsrc2=s=64x48:r=25:d=5', ['-f', 'lavfi', '-i', sound, ...options]);
}
const formatOf = (file: string) =>
  ffprobe(
    [
      '-show_entries',
      'stream=codec_name,channels,channel_layout',
      '-of',
      'csv=p=0',
      ...input(file),
    ],
    { seconds: 60 },
  );

describe('a film in 5.1', () => {
  it.each([
    ['5.1', 6],
    ['7.1', 8],
  ])(
    'has stereo, and 5.1 beside it, from %s',
    async (layout, count) => {
      const file = await film(`${count}.mkv`, layout, count, ['-c:a', 'flac']);
      const places = { pack: at('pack'), work: at('work'), onStep: () => undefined };
      const { clip, notes } = await makeClip(await look(file), places);
      expect(clip.audio.map(({ id, name, channels }) => [id, name, channels])).toEqual([
        ['tr', 'Türkçe', undefined],
        ['tr.51', 'Türkçe (5.1)', 6],
      ]);
      const formats = clip.audio.map((track) => formatOf(at('pack', clip.id, track.file)));
      expect(await Promise.all(formats)).toEqual(['aac,2,stereo', 'aac,6,5.1']);
      expect(notes.join()).toMatch(/sound tr: .*sound tr\.51: /);
      const [stereo, surround] = clip.audio.map(({ segments }) => segments.length);
      expect(surround).toBe(stereo);
      expect(multivariantPlaylist([clip])).toContain(
        'NAME="Türkçe (5.1)",LANGUAGE="tr",DEFAULT=NO,AUTOSELECT=NO,CHANNELS="6",URI="tr.51/index.m3u8"',
      );
    },
    60_000,
  );

  it('has no 5.1 where the source has fewer channels', async () => {
    const { plan } = await look(await film('4.mkv', '4.0', 4, ['-c:a', 'flac']));
    expect(plan.audio.map(soundName)).toEqual(['tr']);
  });
});
