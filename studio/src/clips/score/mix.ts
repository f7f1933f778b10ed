export const SAMPLE_RATE = 48_000;

/** Two channels that voices add themselves to; samples around -1..1, levelled at the end. */
export type Mix = { readonly left: Float32Array; readonly right: Float32Array };

export function silence(seconds: number): Mix {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds one sample; `pan` 0 is left, 1 is right. Samples past the end are dropped. */
export function add({ left, right }: Mix, index: number, value: number, pan: number): void {
  if (index >= left.length) return;
  left[index] = (left[index] ?? 0) + value * (1 - pan);
  right[index] = (right[index] ?? 0) + value * pan;
}
