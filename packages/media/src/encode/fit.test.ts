import { describe, expect, it } from 'vitest';
import { ladderFor } from './fit.ts';

const at25 = { num: 25, den: 1 };
const sizes = (width: number, height: number) =>
  ladderFor(width, height, at25).map((rung) => `${rung.id} ${rung.width}x${rung.height}`);

describe('the ladder of a picture', () => {
  it.each([
    ['4K', 3840, 2160, ['1080p 1920x1080', '720p 1280x720', '480p 854x480', '360p 640x360']],
    ['full HD', 1920, 1080, ['1080p 1920x1080', '720p 1280x720', '480p 854x480', '360p 640x360']],
    ['HD', 1280, 720, ['720p 1280x720', '480p 854x480', '360p 640x360']],
    ['wide screen', 1920, 800, ['1080p 1920x800', '720p 1280x534', '480p 854x356', '360p 640x266']],
    ['4:3', 640, 480, ['480p 640x480', '360p 480x360']],
    ['upright', 1080, 1920, ['1080p 1080x1920', '720p 720x1280', '480p 480x854', '360p 360x640']],
    [
      'nearly full HD',
      1916,
      1076,
      ['1080p 1916x1076', '720p 1280x718', '480p 854x480', '360p 640x360'],
    ],
    ['odd', 853.33, 481, ['480p 852x480', '360p 638x360']],
    ['small', 320, 180, ['180p 320x180']],
    ['tiny', 33, 33, ['34p 34x34']],
  ])('%s is never enlarged and has even sizes', (_, width, height, rungs) => {
    expect(sizes(width, height)).toEqual(rungs);
  });

  it('gives fast pictures more room and a level that allows them', () => {
    const [rung] = ladderFor(1920, 1080, { num: 50, den: 1 });
    const [usual] = ladderFor(1920, 1080, at25);
    expect([rung.level, usual.level, rung.maxRate / usual.maxRate]).toEqual(['4.2', '4.0', 1.5]);
  });
});
