import type { PlayerSource } from '../store/state.ts';
import type { Addresses } from './addresses.ts';

/** Renews an expired address. Resolves to whether the refused request may be retried. */
export type Renewal = (refused: string) => Promise<boolean>;

/** At most one renewal in this time; more would mean a server that refuses. */
const PAUSE_MS = 10_000;

/**
 * Renews a stream's address during playback. Simultaneous refusals share one renewal; a request that used an older
 * address is simply retried.
 * @param renew returns a renewed source of the same stream; undefined where the host cannot
 */
export function createRenewal(
  addresses: Addresses,
  renew: (() => Promise<PlayerSource>) | undefined,
  now: () => number = () => performance.now(),
): Renewal {
  let running: Promise<boolean> | null = null;
  let endedAt = Number.NEGATIVE_INFINITY;

  const run = async (ask: () => Promise<PlayerSource>): Promise<boolean> => {
    try {
      addresses.renew(new URL((await ask()).url, location.href).href);
      return true;
    } catch {
      return false; // The viewer sees the original refusal instead.
    } finally {
      endedAt = now();
      running = null;
    }
  };

  return async (refused) => {
    if (addresses.current(refused) !== refused) return true;
    if (running === null && (renew === undefined || now() - endedAt < PAUSE_MS)) return false;
    if (renew !== undefined) running ??= run(renew);
    return running ?? false;
  };
}
