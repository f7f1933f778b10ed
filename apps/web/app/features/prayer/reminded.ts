import { browserCache } from '#app/browser/local-cache.ts';
import { REMINDED_KEY } from '#app/domain/prayer/stored.ts';

/** The prayers of two days are enough to say nothing twice. */
const MOST = 10;
const STORED_SECONDS = 2 * 86_400;

/** Names of the prayers that this device was reminded of, in any tab. */
export function reminded(): readonly string[] {
  const stored = browserCache.get(REMINDED_KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

export function storeReminded(name: string): void {
  browserCache.set(REMINDED_KEY, [name, ...reminded()].slice(0, MOST), STORED_SECONDS);
}
