import { collectDefaultMetrics, Registry } from 'prom-client';
import { openReadings, type Reading } from './reading.ts';
import { counts } from './registry.ts';

/** Milliseconds for which a page is sent again: writing one takes some milliseconds of computing. */
const WRITTEN_FOR = 1000;

export interface MetricsPage {
  contentType: string;
  /** The page as Prometheus reads it. */
  text(): Promise<string>;
}

/**
 * All metrics of this process. Whoever asks however often costs the product little: values are read once in 15 seconds,
 * and a page is written once a second.
 * @param now milliseconds of a monotonic clock
 */
export function openMetricsPage(
  readings: readonly Reading[],
  now = () => performance.now(),
): MetricsPage {
  const read = openReadings(readings, now);
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const all = Registry.merge([counts, read.registry, node]);
  let page = { at: Number.NEGATIVE_INFINITY, text: Promise.resolve('') };
  const write = async () => {
    await read.refresh();
    return all.metrics();
  };
  return {
    contentType: all.contentType,
    text() {
      if (now() - page.at >= WRITTEN_FOR) page = { at: now(), text: write() };
      return page.text;
    },
  };
}
