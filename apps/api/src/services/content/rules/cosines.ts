/** A sparse vector: numbers of what it is about, each with its weight. */
export type Entries = readonly (readonly [at: number, weight: number])[];

/** Told for each vector that shares entries with another one. */
type Tell = (other: number, cosine: number, shared: number) => void;

/**
 * Cosines of one vector with each other one that shares an entry with it, and how many entries they share. Only what
 * shares something is looked at.
 */
export function cosines(vectors: readonly Entries[]): (index: number, tell: Tell) => void {
  const holders = holdersOf(vectors);
  const lengths = vectors.map((entries) =>
    Math.sqrt(entries.reduce((sum, [, weight]) => sum + weight * weight, 0)),
  );
  const sums = sumsOf(vectors.length);
  return (index, tell) => {
    for (const [at, weight] of vectors[index] ?? [])
      for (const [other, theirs] of holders[at] ?? []) sums.add(other, weight * theirs);
    const length = lengths[index] ?? 0;
    sums.drain((other, product, shared) => {
      if (other !== index) tell(other, product / (length * (lengths[other] ?? 0)), shared);
    });
  };
}

/** For each entry the vectors that have it. */
function holdersOf(vectors: readonly Entries[]): [vector: number, weight: number][][] {
  const holders: [number, number][][] = [];
  vectors.forEach((entries, vector) => {
    for (const [at, weight] of entries) (holders[at] ??= []).push([vector, weight]);
  });
  return holders;
}

/** Sums by number, used again and again without being made anew: only the numbers that were met are told and cleared. */
function sumsOf(size: number) {
  const sums = new Float64Array(size);
  const counts = new Uint32Array(size);
  let met: number[] = [];
  return {
    add(at: number, value: number): void {
      if (counts[at] === 0) met.push(at);
      sums[at] = (sums[at] ?? 0) + value;
      counts[at] = (counts[at] ?? 0) + 1;
    },
    drain(tell: (at: number, sum: number, count: number) => void): void {
      for (const at of met) {
        tell(at, sums[at] ?? 0, counts[at] ?? 0);
        sums[at] = 0;
        counts[at] = 0;
      }
      met = [];
    },
  };
}
