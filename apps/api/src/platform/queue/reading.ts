import { Gauge } from 'prom-client';
import type { PoolsByName } from '../database/readings.ts';
import { clear, type Reading } from '../metrics/reading.ts';
import { readDepths } from './health.ts';

/** Jobs that are due. Every worker shows the same: each database has one queue, for the jobs of its services. */
export function queueReading(pools: PoolsByName): Reading {
  const waiting = new Gauge({
    name: 'kandil_queue_waiting',
    help: 'Jobs that are due and have not run, and in dead-letter those put aside',
    labelNames: ['database', 'queue'],
    registers: [],
  });
  const oldest = new Gauge({
    name: 'kandil_queue_oldest_seconds',
    help: 'Time for which the oldest of them has been due',
    labelNames: ['database', 'queue'],
    registers: [],
  });
  return {
    gauges: [waiting, oldest],
    async read() {
      const names = [...pools.keys()];
      const depths = await Promise.all(Array.from(pools.values(), readDepths));
      for (const gauge of [waiting, oldest]) clear(gauge);
      for (const [at, database] of names.entries())
        for (const { queue, count, seconds } of depths[at] ?? []) {
          waiting.set({ database, queue }, count);
          oldest.set({ database, queue }, seconds);
        }
    },
  };
}
