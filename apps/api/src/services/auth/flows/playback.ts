import { MOST_SESSIONS } from '@kandil/contract/internal';
import { endPlayback } from '../jobs/jobs.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Ends what sessions play, and their notifications, once the transaction that ends them has committed: media addresses
 * know no sessions.
 */
export async function stopPlayback(
  trx: Executor,
  { queue }: Pick<AuthWorld, 'queue'>,
  sessionIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < sessionIds.length; at += MOST_SESSIONS)
    await queue.enqueue(trx, endPlayback, { sessionIds: sessionIds.slice(at, at + MOST_SESSIONS) });
}
