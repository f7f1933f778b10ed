import type { Log } from '@kandil/api';
import type { Config } from '../config.ts';

/** Key of everything at a CDN that was made from the catalogue. */
export const CATALOGUE_KEY = 'catalogue';
const TIMEOUT_MS = 10_000;

/** Tells a CDN to drop what was made from the catalogue. A failure is logged: what it keeps expires by itself. */
export function cdnPurge(
  { url, token }: NonNullable<Config['cdnPurge']>,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  return async () => {
    const headers = {
      'surrogate-key': CATALOGUE_KEY,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, { method: 'POST', headers, signal });
      if (!answer.ok) log.warn({ status: answer.status }, 'the CDN refused to purge');
    } catch (error) {
      log.warn({ err: error }, 'the CDN was not reached for a purge');
    }
  };
}
