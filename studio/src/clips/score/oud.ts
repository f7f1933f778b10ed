import type { Random } from '@kandil/media/studio';
import { add, type Mix, SAMPLE_RATE } from './mix.ts';

const RING = 3 * SAMPLE_RATE;

/** A plucked string (Karplus-Strong): filtered noise in a delay line that loses its brightness each turn. */
export function pluck(mix: Mix, random: Random, start: number, hertz: number, gain: number): void {
  const string = Float32Array.from(
    { length: Math.round(SAMPLE_RATE / hertz) },
    () => random() * 2 - 1,
  );
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 1; i < string.length; i++) {
      string[i] = 0.5 * ((string[i] ?? 0) + (string[i - 1] ?? 0));
    }
  }
  const first = Math.round(start * SAMPLE_RATE);
  const pan = 0.35 + 0.3 * random();
  let position = 0;
  for (let i = 0; i < RING; i++) {
    const next = position + 1 === string.length ? 0 : position + 1;
    const value = string[position] ?? 0;
    string[position] = 0.4975 * (value + (string[next] ?? 0));
    position = next;
    add(mix, first + i, value * gain, pan);
  }
}
