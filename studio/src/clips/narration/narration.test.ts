import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseWebvtt, readPack } from '@kandil/media';
import { RECIPES } from '../recipes.ts';
import { narration } from './cues.ts';
import { SUBTITLES } from './line.ts';

const PACK = fileURLToPath(new URL('../../../../demo/clips', import.meta.url));

const all = RECIPES.flatMap(({ lines }) => lines);

describe('the narration', () => {
  it('belongs to every clip of the demo: three shots of four sentences in three languages', async () => {
    const { clips } = await readPack(PACK);
    expect(RECIPES.map(({ id }) => id)).toEqual(clips.map(({ id }) => id));
    for (const { lines, shots } of RECIPES) expect([lines.length, shots.length]).toEqual([12, 3]);
  });

  it('says each sentence once, in the right script, short enough to read', () => {
    expect(new Set(all.flat()).size).toBe(all.length * 3);
    for (const [english, arabic, turkish] of all) {
      expect(arabic).toMatch(/^[\p{Script=Arabic}\p{M}\s،؟!.:؛]+$/u);
      expect(english + turkish).not.toMatch(/\p{Script=Arabic}/u);
      for (const text of [english, arabic, turkish]) {
        expect(text.length).toBeLessThanOrEqual(58);
        expect(text).toMatch(/[.!?؟]$/);
      }
    }
  });

  it('has cues that follow one another within the clip and its shots', () => {
    const cues = narration(all.slice(0, 12), 0, 60);
    expect(cues).toHaveLength(12);
    for (const [position, cue] of cues.entries()) {
      expect(cue.end - cue.start).toBe(4);
      expect(cue.start).toBeGreaterThanOrEqual(cues[position - 1]?.end ?? 0);
      // The cross-fades lie around 20 and 40 s.
      expect(Math.floor(cue.start / 20)).toBe(Math.floor(position / 4));
    }
    expect(cues.at(-1)?.end).toBeLessThan(60);
    expect(narration(all.slice(0, 12), 1, 12)).toHaveLength(2);
  });

  it.each(RECIPES)('of the committed clip $id is that of its recipe', async ({ id, lines }) => {
    for (const [position, { language }] of SUBTITLES.entries()) {
      const text = await readFile(join(PACK, id, `sub-${language}/clip.vtt`), 'utf8');
      expect(parseWebvtt(text)).toEqual(narration(lines, position as 0 | 1 | 2, 60));
    }
  });
});
