/** The answer of a collector, as the client's transport takes it. */
interface CollectorAnswer {
  statusCode?: number;
  headers?: { 'x-sentry-rate-limits': string | null; 'retry-after': string | null };
}

export interface SenderOptions {
  url: string;
  fetch: typeof globalThis.fetch;
  /** The request outlives the page. */
  keepalive: boolean;
}

/**
 * Sends envelopes to a collector, without cookies and referrer. A collector that cannot be reached is left alone for
 * a minute, so that a blocked one fills no console; what happens meanwhile is dropped. Never throws.
 */
export function envelopeSender({ url, fetch, keepalive }: SenderOptions, now: () => number) {
  let quietUntil = 0;
  return async ({ body }: { body: string | Uint8Array }): Promise<CollectorAnswer> => {
    if (now() < quietUntil) return {};
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: body as BodyInit,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Browsers limit what may be under way like this at the same time.
        keepalive: keepalive && body.length < KEEPALIVE_LIMIT,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.text();
      const { headers, status } = response;
      if (status >= 500) quietUntil = now() + QUIET_MS;
      return {
        statusCode: status,
        headers: {
          'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
          'retry-after': headers.get('retry-after'),
        },
      };
    } catch {
      quietUntil = now() + QUIET_MS;
      return {};
    }
  };
}

const KEEPALIVE_LIMIT = 60_000;
const TIMEOUT_MS = 10_000;
const QUIET_MS = 60_000;
