import { belongsToMember } from './member-data.ts';

const kept = new Map<string, object>();
belongsToMember(() => kept.clear());

/** Remembers what a page has shown, for the time when its service cannot be reached. Keys must be few. */
export function keepGood(key: string, data: object): void {
  kept.set(key, data);
}

/** What went wrong is the network's or the service's fault, not the question's. */
function isOutage(error: unknown): boolean {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  return status !== undefined && (status >= 500 || status === 429);
}

/**
 * What `load` answers, or in an outage the last good copy, marked as such.
 * @throws what `load` throws when there is no copy, or the service did answer: with a refusal
 */
export async function orLastGood<T extends object>(
  key: string,
  load: () => Promise<T>,
): Promise<T & { stale?: true }> {
  try {
    return await load();
  } catch (error) {
    const copy = isOutage(error) ? kept.get(key) : undefined;
    if (!copy) throw error;
    return { ...(copy as T), stale: true };
  }
}
