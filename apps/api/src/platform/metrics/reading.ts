import { type Gauge, Registry } from 'prom-client';

/** Gauges that cost a query or a look at the disk. Their registers are empty: the page of metrics has them. */
export interface Reading {
  gauges: readonly Gauge[];
  /** Sets the gauges. Those of a reading that fails are left out, because an old value would look like a good one. */
  read(): Promise<void>;
}

/** Milliseconds for which values are shown before they are read again. */
export const READ_EVERY = 15_000;
/** Milliseconds that a request waits for values: without a database it gets all others. */
const PATIENCE = 3000;

export interface Readings {
  /** The gauges of all readings. */
  registry: Registry;
  /** Reads what is due. However many ask, each value is read once in 15 seconds. */
  refresh(): Promise<void>;
}

/** @param now milliseconds of a monotonic clock */
export function openReadings(readings: readonly Reading[], now: () => number): Readings {
  const registry = new Registry();
  for (const gauge of readings.flatMap(({ gauges }) => gauges)) registry.registerMetric(gauge);
  const due = readings.map((reading) => ({ reading, at: Number.NEGATIVE_INFINITY }));
  let running: Promise<unknown> = Promise.resolve();
  return {
    registry,
    async refresh() {
      const old = due.filter(({ at }) => now() - at >= READ_EVERY);
      for (const each of old) each.at = now();
      if (old.length > 0)
        running = Promise.all([running, ...old.map(({ reading }) => readOne(reading))]);
      await Promise.race([running, pause(PATIENCE)]);
    },
  };
}

const pause = (ms: number) => new Promise((done) => void setTimeout(done, ms).unref());

const readOne = ({ gauges, read }: Reading): Promise<void> =>
  read().catch(() => {
    for (const gauge of gauges) clear(gauge);
  });

/** Removes all values; `reset` alone would set one without labels to 0. */
export function clear(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}
