import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ffmpeg, ffprobe, input } from '../ffmpeg.ts';
import { look, shoot } from './film.fixture.ts';
import { makeClip } from './make-clip.ts';

let folder = '';
const at = (name: string) => join(folder, name);
const ONCE = { seconds: 60 };
const PICTURE = 'testsrc2=s=320x180:r=25:d=0.6';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'high-range-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The mean red, green and blue of the first picture, 0 to 255. */
async function meanOf(file: string): Promise<number[]> {
  const rgb = at('mean.rgb');
  const mean = ['-vf', 'scale=1:1:flags=area,format=rgb24', '-frames:v', '1', '-f', 'rawvideo'];
  await ffmpeg([...input(file), ...mean, rgb], ONCE);
  return [...(await readFile(rgb))];
}

/** The test picture in high dynamic range, its white at 203 cd/m2. */
const graded = (name: string, transfer: string) =>
  shoot(
    at(name),
    PICTURE,
    [
      '-vf',
      `zscale=tin=bt709:pin=bt709:min=bt709:rin=tv:t=${transfer}:p=bt2020:m=bt2020nc:r=tv:npl=203,format=yuv420p10le`,
    ],
    ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'],
  );

describe('a film in high dynamic range', () => {
  it.each([
    ['HDR10', 'smpte2084'],
    ['HLG', 'arib-std-b67'],
  ])(
    '%s becomes one of standard range that looks like it',
    async (name, transfer) => {
      const original = await meanOf(await shoot(at('sdr.mkv'), PICTURE));
      const examined = await look(await graded(`${name}.mkv`, transfer));
      expect(examined.plan.rungs.length).toBe(1);
      const places = { pack: at('pack'), work: at('work') };
      const { clip, notes } = await makeClip(examined, { ...places, onStep: () => undefined });
      expect(notes.join()).toContain(`high dynamic range (${name}): made standard range`);
      const path = join(places.pack, clip.id, clip.video[0]?.file ?? '');
      const asked = 'stream=pix_fmt,color_range,color_space,color_transfer,color_primaries';
      expect(await ffprobe(['-show_entries', asked, '-of', 'csv=p=0', ...input(path)], ONCE)).toBe(
        'yuv420p,tv,bt709,bt709,bt709',
      );
      // What is above white must fit in, too, so that white becomes a light grey: a little darker, and no colour shifts.
      const differences = (await meanOf(path)).map((value, n) => value - (original[n] ?? 0));
      expect(Math.max(...differences)).toBeLessThan(6);
      expect(Math.min(...differences)).toBeGreaterThan(-24);
    },
    60_000,
  );
});
