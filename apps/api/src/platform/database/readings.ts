import type pg from 'pg';
import { Gauge } from 'prom-client';
import { clockSkew, type Clock } from '../clock.ts';
import type { Reading } from '../metrics/reading.ts';

/** The connections of this process to the database. */
export function poolReading(pool: pg.Pool): Reading {
  const connections = new Gauge({
    name: 'kandil_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [],
  });
  const waiting = new Gauge({
    name: 'kandil_database_waiting',
    help: 'Queries that wait for a connection of the pool',
    registers: [],
  });
  return {
    gauges: [connections, waiting],
    async read() {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      waiting.set(pool.waitingCount);
    },
  };
}

/** Whether the database answers. */
export function databaseReading(pool: pg.Pool): Reading {
  const up = new Gauge({
    name: 'kandil_database_up',
    help: '1 while the database answers',
    registers: [],
  });
  return {
    gauges: [up],
    read: () =>
      pool.query('select 1').then(
        () => up.set(1),
        () => up.set(0),
      ),
  };
}

/** How far the clock of this machine is from that of the database, which decides rights and leases (SEC-27). */
export function clockReading(pool: pg.Pool, now: Clock): Reading {
  const skew = new Gauge({
    name: 'kandil_clock_skew_seconds',
    help: 'Time of the database minus time of this machine',
    registers: [],
  });
  return {
    gauges: [skew],
    async read() {
      skew.set((await clockSkew(pool, now)) / 1000);
    },
  };
}
