/** A sparse vector: indexes with their weights. */
export type Entries = readonly (readonly [at: number, weight: number])[];

/** Called for each vector that shares indexes with the given one. */
type Tell = (other: number, cosine: number, shared: number) => void;

/**
 * Cosine similarity of one vector with each other vector that shares an index with it, and the number of shared indexes.
 * Vectors without a shared index cost nothing.
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

/** By index, the vectors that have it. */
function holdersOf(vectors: readonly Entries[]): [vector: number, weight: number][][] {
  const holders: [number, number][][] = [];
  vectors.forEach((entries, vector) => {
    for (const [at, weight] of entries) (holders[at] ??= []).push([vector, weight]);
  });
  return holders;
}

/** Reusable sums by index: `drain` visits and clears only the indexes in use. */
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
