import type { Cue } from '@kandil/media';
import type { Line } from './line.ts';

const PER_SHOT = 4;
/** Seconds from a shot's start to its first sentence, from one to the next, and how long each stays. */
const [LEAD, STEP, STAY] = [1.5, 4.5, 4];
/** Distance of the shots of a minute in seconds: the fades lie between the cues. */
const SHOT = 19.75;

/** The narration in one language, four sentences to a shot; those that would outlast the clip are left out. */
export function narration(lines: readonly Line[], language: 0 | 1 | 2, seconds: number): Cue[] {
  return lines
    .map((line, position) => {
      const shot = Math.floor(position / PER_SHOT);
      const start = shot * SHOT + LEAD + (position % PER_SHOT) * STEP;
      return { start, end: start + STAY, text: line[language] };
    })
    .filter(({ end }) => end <= seconds);
}
