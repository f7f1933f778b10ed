import { browserCache } from '#app/browser/local-cache.ts';
import { TOLD_KEY } from '#app/domain/prayer/kept.ts';

/** The prayers of two days are enough to say nothing twice. */
const MOST = 10;
const KEPT_SECONDS = 2 * 86_400;

/** Names of the prayers that this device was reminded of, in any tab. */
export function told(): readonly string[] {
  const kept = browserCache.get(TOLD_KEY);
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function keepTold(name: string): void {
  browserCache.set(TOLD_KEY, [name, ...told()].slice(0, MOST), KEPT_SECONDS);
}
