/** Steps of a maqam above its tonic in cents; 350 and 1050 are the neutral intervals of Rast. */
const STEPS = {
  ajam: [0, 200, 400, 500, 700, 900, 1100],
  hijaz: [0, 100, 400, 500, 700, 800, 1000],
  kurd: [0, 100, 300, 500, 700, 800, 1000],
  nahawand: [0, 200, 300, 500, 700, 800, 1100],
  rast: [0, 200, 350, 500, 700, 900, 1050],
} as const;
export type Maqam = keyof typeof STEPS;

/** Frequency in hertz of a degree (0 is the tonic, negative ones lie below) over a tonic in hertz. */
export function frequency(maqam: Maqam, tonic: number, degree: number, octave = 0): number {
  const steps = STEPS[maqam];
  const step = steps[((degree % 7) + 7) % 7] ?? 0;
  return tonic * 2 ** (step / 1200 + Math.floor(degree / 7) + octave);
}
