import type pg from 'pg';
import { Gauge } from 'prom-client';
import { clockSkew, type Clock } from '../clock.ts';
import type { Reading } from '../metrics/reading.ts';

/** The databases of an installation by the value of the label `database`: `main`, and `watch` if it has its own. */
export type PoolsByName = ReadonlyMap<string, pg.Pool>;

/** The connections of this process to its databases. */
export function poolReading(pools: PoolsByName): Reading {
  const connections = new Gauge({
    name: 'kandil_database_connections',
    help: 'Connections of the pool',
    labelNames: ['database', 'state'],
    registers: [],
  });
  const waiting = new Gauge({
    name: 'kandil_database_waiting',
    help: 'Queries that wait for a connection of the pool',
    labelNames: ['database'],
    registers: [],
  });
  return {
    gauges: [connections, waiting],
    async read() {
      for (const [database, { totalCount, idleCount, waitingCount }] of pools) {
        connections.set({ database, state: 'busy' }, totalCount - idleCount);
        connections.set({ database, state: 'idle' }, idleCount);
        waiting.set({ database }, waitingCount);
      }
    },
  };
}

/** Whether the databases answer. */
export function databaseReading(pools: PoolsByName): Reading {
  const up = new Gauge({
    name: 'kandil_database_up',
    help: '1 while the database answers',
    labelNames: ['database'],
    registers: [],
  });
  return {
    gauges: [up],
    async read() {
      const isUp = (pool: pg.Pool) =>
        pool.query('select 1').then(
          () => true,
          () => false,
        );
      await Promise.all(
        Array.from(pools, async ([database, pool]) =>
          up.set({ database }, (await isUp(pool)) ? 1 : 0),
        ),
      );
    },
  };
}

/** How far the clock of this machine is from those of the databases, which decide rights and leases (SEC-27). */
export function clockReading(pools: PoolsByName, now: Clock): Reading {
  const skew = new Gauge({
    name: 'kandil_clock_skew_seconds',
    help: 'Time of the database minus time of this machine',
    labelNames: ['database'],
    registers: [],
  });
  return {
    gauges: [skew],
    async read() {
      await Promise.all(
        Array.from(pools, ([database, pool]) =>
          clockSkew(pool, now).then(
            (milliseconds) => skew.set({ database }, milliseconds / 1000),
            () => skew.remove({ database }),
          ),
        ),
      );
    },
  };
}
