import { readFileSync } from 'node:fs';
import { percentile } from './arithmetic.ts';

/** Milliseconds: some hundred answers, and often no disturbance. */
const SLICE = 20;
/** Slices with fewer writes are of a process that waited. */
const FEWEST = 100;
/** This share of the slices is undisturbed even on a machine with busy neighbours. */
const QUICK = 0.02;

/** What a process has done. */
export interface Reading {
  /** Microseconds that its main thread has computed. */
  computed: number;
  /** Calls of the system that write: Node and nginx make one for an answer that is not streamed. */
  writes: number;
}

function readingOf(pid: number): Reading {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  const io = readFileSync(`/proc/${pid}/io`, 'utf8');
  return {
    computed: Number(nanoseconds) / 1000,
    writes: Number(/^syscw: (\d+)$/m.exec(io)?.[1]),
  };
}

/** Reads what a process has done, again and again while something runs. */
export async function readInSlices<Result>(
  pid: number,
  run: () => Promise<Result>,
): Promise<{ result: Result; readings: Reading[] }> {
  const readings = [readingOf(pid)];
  const timer = setInterval(() => readings.push(readingOf(pid)), SLICE);
  try {
    const result = await run();
    return { result, readings: [...readings, readingOf(pid)] };
  } finally {
    clearInterval(timer);
  }
}

/** Microseconds for an answer in each slice. @param answers that were sent between the first and the last reading */
export function slicesOf(readings: readonly Reading[], answers: number): number[] {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return [];
  const writesPerAnswer = (last.writes - first.writes) / answers;
  return readings.slice(1).flatMap(({ computed, writes }, index) => {
    const before = readings[index] ?? first;
    const written = writes - before.writes;
    return written < FEWEST ? [] : ((computed - before.computed) / written) * writesPerAnswer;
  });
}

/** Microseconds for an answer in the quickest moments: those in which nothing else used the processor's caches. */
export const quickest = (slices: readonly number[]): number => percentile(slices, QUICK);
