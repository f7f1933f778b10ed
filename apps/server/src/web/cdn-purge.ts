import type { Log } from '@kandil/api';
import type { Config } from '../config.ts';

/** Keys of everything at a CDN that was made from the catalogue, and of what shows programmes of channels. */
export type PurgeKey = 'catalogue' | 'guide';
const TIMEOUT_MS = 10_000;

/** Tells a CDN to drop what has a key. A failure is logged: what it keeps expires by itself. */
export function cdnPurge(
  { url, token }: NonNullable<Config['cdnPurge']>,
  log: Pick<Log, 'warn'>,
  key: PurgeKey,
): () => Promise<void> {
  return async () => {
    const headers = {
      'surrogate-key': key,
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
