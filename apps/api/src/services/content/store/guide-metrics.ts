import { Gauge } from 'prom-client';
import type { Reading } from '../../../platform/metrics/reading.ts';
import { countFailing } from './guide-channels.ts';

/** Addresses of guides that the hourly import got no guide from. */
export function guideReading(db: Parameters<typeof countFailing>[0]): Reading {
  const failing = new Gauge({
    name: 'kandil_guide_addresses_failing',
    help: 'Addresses of television guides whose last answer was not imported as a whole',
    registers: [],
  });
  return { gauges: [failing], read: async () => failing.set(await countFailing(db)) };
}
