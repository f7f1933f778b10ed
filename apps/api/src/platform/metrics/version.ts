import { Gauge } from 'prom-client';
import type { Reading } from './reading.ts';

/** Which version runs on which Node, as labels of a 1: the way in which Prometheus shows texts. */
export function versionReading(version: string): Reading {
  const info = new Gauge({
    name: 'kandil_build_info',
    help: 'Version of the product',
    labelNames: ['version', 'node'],
    registers: [],
  });
  return {
    gauges: [info],
    read: async () => info.set({ version, node: process.version }, 1),
  };
}
