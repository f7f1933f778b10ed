import { pick, type Random } from '@kandil/media/studio';

/** A note to play: seconds, degree of the maqam, loudness 0..1. */
export type Note = {
  readonly start: number;
  readonly length: number;
  readonly degree: number;
  readonly gain: number;
};

const LENGTHS = [0.5, 0.5, 1, 1, 1, 1.5, 2] as const;
const STEPS = [-2, -1, -1, -1, 1, 1, 1, 2] as const;
const RESTS = [0, 2, 4] as const;
const [LOWEST, HIGHEST] = [-3, 9];

/**
 * An improvisation (taqsim) of phrases: a walk by small steps that comes to rest on the tonic, the third or
 * the fifth, a breath, then the next one. The last phrase goes home.
 *
 * @param beat seconds of the shortest regular note times two
 */
export function melody(random: Random, seconds: number, beat: number): Note[] {
  const notes: Note[] = [];
  const end = seconds - 4;
  let [time, degree] = [1.2, 4];
  while (time < end) {
    const count = 4 + Math.floor(random() * 5);
    for (let i = 0; i < count && time < end; i++) {
      const length = pick(random, LENGTHS) * beat;
      notes.push({ start: time, length, degree, gain: 0.5 + 0.35 * random() });
      degree = Math.max(LOWEST, Math.min(HIGHEST, degree + pick(random, STEPS)));
      time += length;
    }
    degree = time < end - 4 * beat ? pick(random, RESTS) : 0;
    notes.push({ start: time, length: 3 * beat, degree, gain: 0.7 });
    time += 3 * beat + beat * (1 + random() * 2);
    degree = pick(random, [0, 2, 4, 7]);
  }
  return notes;
}
