import type { PlayerError, StreamFailure } from '@kandil/player';
import { report } from '#app/browser/report.ts';

/** What an operator can do about a stream that failed. */
const REASONS: Record<NonNullable<PlayerError['reason']>, string> = {
  cors: 'its server does not send Access-Control-Allow-Origin for this page (CORS)',
  policy: 'the content security policy of this page does not name its origin',
  unreachable: 'its server does not answer',
  ended: 'its playlist has ended (EXT-X-ENDLIST)',
};

/** One line about a stream for the operator; viewers never see it. */
function lineOf({ url, error: { kind, reason, status } }: StreamFailure): string {
  const why = reason ? REASONS[reason] : status === undefined ? kind : `HTTP ${status}`;
  // Without the query, which may have a key.
  const { origin, pathname } = new URL(url, location.href);
  return `The stream ${origin}${pathname} failed: ${why}.`;
}

/** Our own signed addresses are for their viewer alone; what they answer is in the product's log. */
const SIGNED = /\/media\/\d+\.\w+\.\d+\./;

/** A page that was reloaded has the newest policy; once more would change nothing. */
const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
};

/**
 * Reports the streams of other parties that failed, each reason once. A page that is older than the catalogue, whose policy
 * does not know a new stream, is loaded again.
 */
export function createFailureReport(
  reload: () => void = () => location.reload(),
): (failure: StreamFailure) => void {
  const reported = new Set<string>();
  return (failure) => {
    if (SIGNED.test(failure.url)) return;
    const line = lineOf(failure);
    if (reported.has(line)) return;
    reported.add(line);
    report(new Error(line));
    if (failure.error.reason === 'policy' && !wasReloaded()) reload();
  };
}
