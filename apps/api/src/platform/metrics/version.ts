import { Gauge } from 'prom-client';
import type { Reading } from './reading.ts';

/** What runs here, as labels of a 1: the way in which Prometheus shows texts. */
export function versionReading(build: Record<'version' | 'release' | 'node', string>): Reading {
  const info = new Gauge({
    name: 'kandil_build_info',
    help: 'Version and release of the product, name of the node',
    labelNames: ['version', 'release', 'node'],
    registers: [],
  });
  return {
    gauges: [info],
    read: async () => info.set(build, 1),
  };
}
