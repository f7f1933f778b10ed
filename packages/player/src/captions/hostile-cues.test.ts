import { describe, expect, it } from 'vitest';
import { parseCueText } from '../engine/cue-text.ts';
import { hostileCues, hostileFile } from './hostile-cues.fixture.ts';
import { parseCaptions } from './parse.ts';

const TURNING = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/u;
const runsOf = (text: string) => parseCueText(text).flat();

describe('a subtitle as an attack (T-E08)', () => {
  it('has 180 variants', () => {
    expect(new Set(hostileCues.map(({ text }) => text)).size).toBe(180);
  });

  it.each(hostileCues)('is plain text: $name', ({ text }) => {
    const runs = runsOf(text);
    for (const run of runs) {
      expect(Object.keys(run)).toEqual(['text', 'italic', 'bold']);
      expect(typeof run.text).toBe('string');
      expect(run.text).not.toMatch(TURNING);
    }
    expect(runs.reduce((length, run) => length + run.text.length, 0)).toBeLessThanOrEqual(2000);
    expect(parseCueText(text).length).toBeLessThanOrEqual(8);
  });

  it('leaves no tag of a file that writes tags', () => {
    const bare = hostileCues.slice(0, 30).map(({ text }) => runsOf(text));
    const words = bare.flat().map((run) => run.text);
    expect(words.filter((word) => /<\/?[a-z]/i.test(word))).toEqual([]);
  });

  it('is parsed quickly as a file, and cannot add cues', () => {
    const begun = performance.now();
    const lines = parseCaptions(hostileFile(2));
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(lines.length).toBeLessThanOrEqual(180);
    expect(lines.every(({ end, start }) => end - start === 2)).toBe(true);
  });
});
