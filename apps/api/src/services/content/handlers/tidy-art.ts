import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tidyArt } from '../jobs/jobs.ts';
import { removeUnused } from '../store/art.ts';
import type { ContentWorld } from '../world.ts';

/** Nodes that cannot reach the database serve the pictures of a day ago (`flows/art/source.ts`). */
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Removes pictures that were replaced or removed more than a day ago, and those of imports that failed then. */
export function tidyArtHandler({
  db,
  blobs,
  now,
}: Pick<ContentWorld, 'db' | 'blobs' | 'now'>): Handler {
  return handle(tidyArt, async (_payload, { signal }) => {
    const before = new Date(now() - A_DAY_MS);
    do signal.throwIfAborted();
    while (await removeUnused(db, before, blobs.delete));
  });
}
