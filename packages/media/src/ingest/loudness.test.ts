import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, input } from '../ffmpeg.ts';
import { look, shoot } from './film.fixture.ts';
import { gainFor, type Loudness, loudnessReader, measuring } from './loudness.ts';
import { makeClip } from './make-clip.ts';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loudness-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function loudnessOf(file: string): Promise<Loudness> {
  const { onLog, read } = loudnessReader();
  const filter = ['-filter_complex', `[0:a]${measuring(0)}`, '-f', 'null', '-'];
  await ffmpeg([...input(file), ...filter], { seconds: 60 }, undefined, onLog);
  return read(0);
}

/** A film of four seconds with a sound of ffmpeg's expressions, taken in; its loudness and the notes. */
async function taken(name: string, sound: string, loudness = -20) {
  const film = await shoot(at(`${name}.mkv`), 'testsrc2=s=64x48:r=25:d=4', [
    '-f',
    'lavfi',
    '-i',
    sound,
  ]);
  const examined = await look(film, { spoken: 'tr', loudness });
  const places = { pack: at('pack'), work: at('work') };
  const { clip, notes } = await makeClip(examined, { ...places, onStep: () => undefined });
  return { ...(await loudnessOf(at('pack', clip.id, 'tr/media.mp4'))), notes: notes.join() };
}
const tone = (factor: number) => `aevalsrc=${factor}*sin(1000*2*PI*t):d=4:s=48000`;

describe('the loudness of a film', () => {
  it('is the same for a quiet and a loud one', async () => {
    const quiet = await taken('quiet', tone(0.02));
    const loud = await taken('loud', tone(0.9));
    expect(quiet.notes).toMatch(/sound tr: -3[3-8]\.\d LUFS, raised by 1\d\.\d dB/);
    expect(loud.notes).toMatch(/sound tr: -[0-5]\.\d LUFS, lowered by 1\d\.\d dB/);
    expect([quiet.integrated, loud.integrated]).toEqual([
      expect.closeTo(-20, 0),
      expect.closeTo(-20, 0),
    ]);
    expect((await taken('louder', tone(0.9), -30)).integrated).toBeCloseTo(-30, 0);
  }, 60_000);

  it('never brings a peak above -1 dBTP, and keeps the distance of loud and quiet', async () => {
    // A quiet tone, and one loud moment in it.
    const one = 'if(between(t\\,2\\,2.05)\\,0.5\\,0.01)*sin(1000*2*PI*t)';
    const { integrated, peak, notes } = await taken(
      'peaky',
      `aevalsrc=${one}|${one}:d=4:s=48000`,
      -5,
    );
    expect(notes).toMatch(/sound tr: -1\d\.\d LUFS, raised by 5\.0 dB/);
    expect(peak).toBeCloseTo(-1, 0);
    expect(integrated).toBeLessThan(-7);
  }, 60_000);

  it('is left alone where a track is nearly silent', async () => {
    const hiss = await taken('hiss', tone(0.0005));
    expect(hiss.notes).toContain('sound tr: nearly silent, not changed');
    expect(hiss.integrated).toBeLessThan(-60);
    const silent = await taken('silent', 'anullsrc=d=4');
    expect(silent.notes).toContain('sound tr: nearly silent, not changed');
  }, 60_000);

  it.each([
    [{ integrated: -30, peak: -20 }, 10],
    [{ integrated: -30, peak: -4 }, 3],
    [{ integrated: -12, peak: 1.5 }, -8],
    [{ integrated: -22, peak: 3 }, -4],
    [{ integrated: -70, peak: -Infinity }, 0],
    [{ integrated: Number.NaN, peak: Number.NaN }, 0],
    [{ integrated: -55, peak: -10 }, 0],
  ])('%j gets a gain of %f dB', (loudness, gain) => expect(gainFor(loudness, -20)).toBe(gain));
});
