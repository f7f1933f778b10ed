import { progressOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { progressOf as rowsOf } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';

export const progressOf = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { profileId, videoIds, limit }, world }) => {
    const rows = await rowsOf(world.db, {
      profileId,
      limit,
      ...(videoIds && { videoIds }),
    });
    return {
      data: rows.map((row) => ({
        videoId: row.video_id,
        lastSec: row.last_sec,
        duration: row.duration,
        lastUpdateTimestamp: row.event_time.toISOString(),
        finished: row.finished,
        removed: row.removed,
      })),
    };
  },
);
