import type { Random } from './random.ts';

/** A smooth function of one variable with values in about [-1, 1]. */
export type Noise = (x: number) => number;

function valueNoise(random: Random, period = 256): Noise {
  const values = Array.from({ length: period }, () => random() * 2 - 1);
  const value = (i: number) => values[((i % period) + period) % period] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    return value(i) + (value(i + 1) - value(i)) * t * t * (3 - 2 * t);
  };
}

/** Fractal sum of value noises: each octave is twice as fine and `gain` times as strong. */
export function fractal(random: Random, octaves = 5, gain = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => ({
    noise: valueNoise(random),
    weight: gain ** i,
    frequency: 2 ** i,
  }));
  const total = layers.reduce((sum, layer) => sum + layer.weight, 0);
  return (x) => layers.reduce((sum, l) => sum + l.weight * l.noise(x * l.frequency), 0) / total;
}
