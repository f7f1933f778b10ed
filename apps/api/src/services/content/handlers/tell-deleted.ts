import { watchForgetVideos } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tellDeleted } from '../jobs/jobs.ts';
import type { ContentWorld } from '../world.ts';

/** What profiles have watched of deleted videos ends, page by page: millions may have watched one. */
export function tellDeletedHandler({ internal }: Pick<ContentWorld, 'internal'>): Handler {
  return handle(tellDeleted, async ({ videoIds }, { signal }) => {
    for (let after: number | null = 0; after !== null;) {
      signal.throwIfAborted();
      const page: { after: number | null } = await internal(watchForgetVideos, { videoIds, after });
      ({ after } = page);
    }
  });
}
