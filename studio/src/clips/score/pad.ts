import type { Random } from '@kandil/media/studio';
import { frequency, type Maqam } from './maqam.ts';
import { add, type Mix, SAMPLE_RATE } from './mix.ts';

/** Degree, octave, loudness, place of each voice of the drone. */
const VOICES = [
  [0, -1, 0.075, 0.5],
  [4, -1, 0.05, 0.35],
  [0, 0, 0.04, 0.65],
  [2, 0, 0.022, 0.3],
  [4, 0, 0.022, 0.7],
] as const;
/** Each voice sounds twice, a little apart in pitch (hertz), so that it moves. */
const DETUNE = [-0.6, 0.5] as const;

/** A slow chord under everything, every voice swelling in a different rhythm. */
export function drone(mix: Mix, random: Random, maqam: Maqam, tonic: number): void {
  for (const [degree, octave, gain, pan] of VOICES) {
    for (const detune of DETUNE) {
      const step = (2 * Math.PI * (frequency(maqam, tonic, degree, octave) + detune)) / SAMPLE_RATE;
      const swell = (2 * Math.PI * (0.03 + 0.05 * random())) / SAMPLE_RATE;
      const phase = random() * 2 * Math.PI;
      for (let i = 0; i < mix.left.length; i++) {
        const wave = Math.sin(phase + step * i);
        const level = 0.55 + 0.45 * Math.sin(swell * i + phase);
        add(mix, i, (wave + 0.25 * wave ** 3) * gain * level, pan);
      }
    }
  }
}
