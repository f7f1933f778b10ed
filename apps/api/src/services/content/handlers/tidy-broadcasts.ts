import { handle, type Handler } from '../../../platform/queue/index.ts';
import { STORED_MS } from '../flows/guide/import.ts';
import { tidyBroadcasts } from '../jobs/jobs.ts';
import { removeBroadcasts } from '../store/broadcasts.ts';
import type { ContentWorld } from '../world.ts';

/** Removes broadcasts that the guide no longer reaches back to. */
export function tidyBroadcastsHandler({ db, now }: Pick<ContentWorld, 'db' | 'now'>): Handler {
  return handle(tidyBroadcasts, async (_payload, { signal }) => {
    const before = new Date(now() - STORED_MS);
    do signal.throwIfAborted();
    while (await removeBroadcasts(db, before));
  });
}
