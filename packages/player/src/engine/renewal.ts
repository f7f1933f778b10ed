import type { PlayerSource } from '../store/state.ts';
import type { Addresses } from './addresses.ts';

/** Asks for a newer address when one has ended. Resolves whether what was refused may be asked for again. */
export type Renewal = (refused: string) => Promise<boolean>;

/** One renewal in this time is repair; more is a server that says no. */
const PAUSE_MS = 10_000;

/**
 * Renews the address of a stream in mid-play. Requests that are refused at the same time share one renewal; one
 * that was sent below an older address just goes again.
 * @param renew gives a fresh source of the same stream; undefined where the host cannot
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
      return false; // The refusal itself is what the viewer is told.
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
