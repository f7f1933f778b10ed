import { handle, type Handler } from '../../../platform/queue/index.ts';
import { lockChannel } from '../flows/lock-airings.ts';
import { lockAirings } from '../jobs/jobs.ts';
import { scheduledChannels } from '../store/airings.ts';
import type { ContentWorld } from '../world.ts';

/** Locks what channels play by their guides. A channel that fails stops no other. */
export function lockAiringsHandler({
  db,
  log,
  now,
}: Pick<ContentWorld, 'db' | 'log' | 'now'>): Handler {
  return handle(lockAirings, async (_payload, { signal }) => {
    const failures: unknown[] = [];
    for (const channel of await scheduledChannels(db)) {
      signal.throwIfAborted();
      await lockChannel(db, { channel, now: now(), log }).catch((error: unknown) =>
        failures.push(error),
      );
    }
    if (failures.length > 0) throw new AggregateError(failures, 'channels were not locked');
  });
}
