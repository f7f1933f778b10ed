import { Counter, Gauge } from 'prom-client';
import { counts } from './metrics/registry.ts';

/** Counts a read of a cache. @returns whether it was a hit, as given */
export type CountRead = (isHit: boolean) => boolean;

/** Plain numbers, because a cache is asked several times for each request. */
interface CacheCounts {
  hits: number;
  misses: number;
  size(): number;
}

const caches = new Map<string, CacheCounts>();

/**
 * Shows a cache in the metrics; one without a name is not shown. A process has one of a name; a later one takes its
 * place.
 */
export function countCache(name: string | undefined, size: () => number): CountRead {
  const numbers = { hits: 0, misses: 0, size };
  if (name !== undefined) caches.set(name, numbers);
  return (isHit) => {
    if (isHit) numbers.hits += 1;
    else numbers.misses += 1;
    return isHit;
  };
}

const reads = new Counter({
  name: 'kandil_cache_reads_total',
  help: 'Reads of caches in memory',
  labelNames: ['cache', 'result'],
  registers: [],
  collect() {
    this.reset();
    for (const [cache, { hits, misses }] of caches) {
      this.inc({ cache, result: 'hit' }, hits);
      this.inc({ cache, result: 'miss' }, misses);
    }
  },
});

const sizes = new Gauge({
  name: 'kandil_cache_size',
  help: 'Entries of caches in memory',
  labelNames: ['cache'],
  registers: [],
  collect() {
    for (const [cache, { size }] of caches) this.set({ cache }, size());
  },
});

for (const metric of [reads, sizes]) counts.registerMetric(metric);
