import { type Mix, SAMPLE_RATE } from './mix.ts';

const FADE = 1.5 * SAMPLE_RATE;
const PEAK = 0.7;

/** A 48 kHz 16-bit stereo WAV file, levelled to -3 dB and faded at both ends. */
export function wav({ left, right }: Mix): Buffer {
  const level = PEAK / Math.max(peak(left), peak(right), 1e-9);
  const samples = new Int16Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    const gain = level * Math.min(1, i / FADE, (left.length - i) / FADE) * 32_767;
    samples[i * 2] = (left[i] ?? 0) * gain;
    samples[i * 2 + 1] = (right[i] ?? 0) * gain;
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
}

const peak = (channel: Float32Array) =>
  channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(2, 22); // channels
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
