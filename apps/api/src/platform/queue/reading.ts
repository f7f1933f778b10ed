import type pg from 'pg';
import { Gauge } from 'prom-client';
import { clear, type Reading } from '../metrics/reading.ts';
import { readDepths } from './health.ts';

/** Jobs that are due. Every worker shows the same, because the queue is one. */
export function queueReading(pool: pg.Pool): Reading {
  const waiting = new Gauge({
    name: 'kandil_queue_waiting',
    help: 'Jobs that are due and have not run, and in dead-letter those put aside',
    labelNames: ['queue'],
    registers: [],
  });
  const oldest = new Gauge({
    name: 'kandil_queue_oldest_seconds',
    help: 'Time for which the oldest of them has been due',
    labelNames: ['queue'],
    registers: [],
  });
  return {
    gauges: [waiting, oldest],
    async read() {
      const depths = await readDepths(pool);
      for (const gauge of [waiting, oldest]) clear(gauge);
      for (const { queue, count, seconds } of depths) {
        waiting.set({ queue }, count);
        oldest.set({ queue }, seconds);
      }
    },
  };
}
