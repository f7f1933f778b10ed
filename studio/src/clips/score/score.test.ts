import { describe, expect, it } from 'vitest';
import { frequency } from './maqam.ts';
import { SAMPLE_RATE } from './mix.ts';
import { type Mood, score, type Voice } from './score.ts';

const SECONDS = 6;
const oud: Voice = { instrument: 'oud', tonic: 146.83 };
const ney: Voice = { instrument: 'ney', tonic: 130.81 };
const mood: Mood = { maqam: 'hijaz', beat: 0.5 };
const samples = (wav: Buffer) =>
  new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);

const BLOCK = SAMPLE_RATE / 2;

/** Energy of one frequency in the left channel: Goertzel over blocks of half a second, 2 Hz wide each. */
function energy(wav: Buffer, hertz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  const left = samples(wav).filter((_, i) => i % 2 === 0);
  let sum = 0;
  for (let start = 0; start + BLOCK <= left.length; start += BLOCK) {
    let [last, before] = [0, 0];
    for (const value of left.subarray(start, start + BLOCK)) {
      [last, before] = [value / 32_768 + factor * last - before, last];
    }
    sum += last ** 2 + before ** 2 - factor * last * before;
  }
  return sum;
}

describe('a score', () => {
  const wav = score('skyline/tr', SECONDS, oud, mood);

  it('is 48 kHz 16-bit stereo of exactly the requested length', () => {
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      2, 48_000, 16,
    ]);
    expect(samples(score('x', 4 - 1024 / 48_000, oud, mood)).length / 2).toBe(4 * 48_000 - 1024);
  });

  it('is loud but never clipped, and fades at both ends', () => {
    const all = samples(wav);
    const loudest = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBeGreaterThan(15_000);
    expect(loudest).toBeLessThan(24_000);
    expect(Math.abs(all[0] ?? 1) + Math.abs(all.at(-1) ?? 1)).toBeLessThan(50);
  });

  it('is the same every time, and another one for another seed', () => {
    expect(score('skyline/tr', SECONDS, oud, mood).equals(wav)).toBe(true);
    expect(score('dunes/tr', SECONDS, oud, mood).equals(wav)).toBe(false);
  });

  it('tells the languages apart: each has a different tonic', () => {
    const arabic = score('skyline/ar', SECONDS, ney, mood);
    expect(energy(wav, oud.tonic)).toBeGreaterThan(5 * energy(wav, ney.tonic));
    expect(energy(arabic, ney.tonic)).toBeGreaterThan(5 * energy(arabic, oud.tonic));
  });
});

describe('a maqam', () => {
  it('has its intervals in every octave', () => {
    expect(frequency('rast', 100, 0)).toBe(100);
    expect(frequency('rast', 100, 7)).toBeCloseTo(200);
    expect(frequency('rast', 100, -7)).toBeCloseTo(50);
    expect(frequency('rast', 100, 0, 1)).toBeCloseTo(200);
    expect(1200 * Math.log2(frequency('rast', 100, 2) / 100)).toBeCloseTo(350);
    expect(1200 * Math.log2(frequency('hijaz', 100, 8) / 100)).toBeCloseTo(1300);
  });
});
