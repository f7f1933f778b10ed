import { personPlaying as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { playingOf } from '../store/playing.ts';
import type { WatchWorld } from '../world.ts';

/** Staff learn that something plays, not what. */
export const personPlaying = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { userId, subscriberIds }, world }) => {
    const rows = await playingOf(world.db, userId, subscriberIds);
    const playing = rows.map((row) => ({
      kind: row.channel_id === null ? ('VIDEO' as const) : ('CHANNEL' as const),
      profileId: row.profile_id,
      since: row.started_at.toISOString(),
    }));
    return { data: { playing } };
  },
);
