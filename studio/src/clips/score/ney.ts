import type { Random } from '@kandil/media/studio';
import { add, type Mix, SAMPLE_RATE } from './mix.ts';

const ATTACK = 0.1 * SAMPLE_RATE;
const RELEASE = 0.29 * SAMPLE_RATE;
const TAIL = 0.6;
const VIBRATO = { hertz: 5.1, depth: 0.006, onset: 0.42 * SAMPLE_RATE };

/** A reed flute: three partials, breath noise, and a vibrato that comes in late. */
export function blow(
  mix: Mix,
  random: Random,
  { start, length }: { start: number; length: number },
  hertz: number,
  gain: number,
): void {
  const first = Math.round(start * SAMPLE_RATE);
  const samples = Math.round((length + TAIL) * SAMPLE_RATE);
  const pan = 0.35 + 0.3 * random();
  let [phase, breath] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const swell = Math.min(1, i / ATTACK) * Math.min(1, (samples - i) / RELEASE);
    const wave = Math.sin((2 * Math.PI * VIBRATO.hertz * i) / SAMPLE_RATE);
    const bend = 1 + VIBRATO.depth * wave * Math.min(1, i / VIBRATO.onset);
    phase += (2 * Math.PI * hertz * bend) / SAMPLE_RATE;
    breath = 0.93 * breath + 0.07 * (random() * 2 - 1);
    const tone = 0.8 * Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase);
    add(mix, first + i, (tone + 0.9 * breath) * swell * gain, pan);
  }
}
