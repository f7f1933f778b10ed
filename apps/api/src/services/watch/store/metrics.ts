import { Gauge } from 'prom-client';
import type { Reading } from '../../../platform/metrics/reading.ts';
import { countLeases } from './lease-counts.ts';

/** Who plays now, in the whole installation. */
export function leasesReading(db: Parameters<typeof countLeases>[0]): Reading {
  const leases = new Gauge({
    name: 'kandil_leases',
    help: 'Players that play now, of members with a subscription',
    labelNames: ['kind'],
    registers: [],
  });
  return {
    gauges: [leases],
    async read() {
      const { videos, channels } = await countLeases(db);
      leases.set({ kind: 'video' }, videos);
      leases.set({ kind: 'channel' }, channels);
    },
  };
}
