import type { Mix } from './mix.ts';

/** Delay in samples and feedback of the parallel echoes; delays of the diffusers after them. */
const COMBS = [
  [1687, 0.8],
  [1931, 0.79],
  [2251, 0.77],
  [2767, 0.75],
] as const;
const DIFFUSERS = [347, 113] as const;
/** The right channel's room is a little larger, which makes it wide. */
const SPREAD = 23;
const [DRY, WET] = [0.8, 0.38];

/** A small Schroeder room. */
export function reverb({ left, right }: Mix): void {
  room(left, 0);
  room(right, SPREAD);
}

function room(channel: Float32Array, spread: number): void {
  const wet = new Float32Array(channel.length);
  for (const [delay, feedback] of COMBS) {
    ring(delay + spread, channel.length, (i, old) => {
      wet[i] = (wet[i] ?? 0) + old * 0.25;
      return (channel[i] ?? 0) + old * feedback;
    });
  }
  for (const delay of DIFFUSERS) {
    ring(delay, channel.length, (i, old) => {
      const entered = (wet[i] ?? 0) - 0.7 * old;
      wet[i] = old + 0.7 * entered;
      return entered;
    });
  }
  for (let i = 0; i < channel.length; i++)
    channel[i] = (channel[i] ?? 0) * DRY + (wet[i] ?? 0) * WET;
}

/** A delay line: `turn` gets each sample's number and what went in `delay` samples ago, and gives what goes in. */
function ring(delay: number, length: number, turn: (i: number, old: number) => number): void {
  const line = new Float32Array(delay);
  for (let i = 0; i < length; i++) line[i % delay] = turn(i, line[i % delay] ?? 0);
}
