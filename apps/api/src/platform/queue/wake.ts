import type pg from 'pg';
import { setInterval } from 'node:timers/promises';

export interface WakeOptions {
  pool: pg.Pool;
  /** Wakes the worker of each queue by name. */
  wakeups: ReadonlyMap<string, () => void>;
  /** Seconds between two looks. */
  every: number;
  warn: (error: unknown) => void;
}

/** The queues among these in which jobs are due: retries, delayed jobs, and jobs of workers that died. */
async function dueQueues(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select queue.name from unnest($1::text[]) as queue(name)
     cross join lateral (
       select 1 from queue.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
       limit 1
     ) as due`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/**
 * Wakes the workers whose jobs have become due, which PostgreSQL announces to nobody. One statement looks into all
 * queues, where each worker would otherwise poll its own.
 * @returns stops it; resolves when no statement is under way
 */
export function wakeWhenDue({ pool, wakeups, every, warn }: WakeOptions): () => Promise<void> {
  const stopping = new AbortController();
  async function look(): Promise<void> {
    try {
      for (const name of await dueQueues(pool, [...wakeups.keys()])) wakeups.get(name)?.();
    } catch (error) {
      warn(error);
    }
  }
  async function run(): Promise<void> {
    const { signal } = stopping;
    try {
      for await (const _ of setInterval(every * 1000, undefined, { signal, ref: false }))
        await look();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
