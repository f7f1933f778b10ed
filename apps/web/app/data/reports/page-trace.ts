import type { ReportEvent } from '@kandil/contract/reports';
import { pagePattern } from './page-pattern.ts';

/** Requests of a page that are sent with its trace. */
const MOST_SPANS = 20;

/**
 * The timing of this document: from its request to its load, with its first paint and its largest one, and the calls
 * that it made. Addresses are patterns.
 */
export async function pageLoadTrace(): Promise<ReportEvent> {
  const transaction = pagePattern(window.location.pathname);
  await loaded();
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const at = (milliseconds: number) => (performance.timeOrigin + milliseconds) / 1000;
  const ids = { trace_id: hex(16), span_id: hex(8) };
  const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    .slice(0, MOST_SPANS);
  return {
    type: 'transaction',
    transaction,
    start_timestamp: at(0),
    timestamp: at(document?.loadEventEnd || performance.now()),
    contexts: { trace: { ...ids, op: 'pageload', status: 'ok' } },
    tags: { side: 'browser' },
    measurements: await measurements(document),
    spans: calls.map(({ name, startTime, responseEnd }) => ({
      trace_id: ids.trace_id,
      span_id: hex(8),
      parent_span_id: ids.span_id,
      op: 'http.client',
      description: name,
      start_timestamp: at(startTime),
      timestamp: at(responseEnd),
    })),
  };
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

async function measurements(
  document: PerformanceNavigationTiming | undefined,
): Promise<NonNullable<ReportEvent['measurements']>> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const values = {
    ttfb: document?.responseStart,
    fcp: paint?.startTime,
    lcp: await largestPaint(),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, unit: 'millisecond' }]],
    ),
  );
}

/** The largest paint so far; not every browser measures it. */
function largestPaint(): Promise<number | undefined> {
  const type = 'largest-contentful-paint';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type))
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime);
    });
    observer.observe({ type, buffered: true });
    setTimeout(() => resolve(undefined), 1000);
  });
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
