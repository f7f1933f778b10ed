import { playable as call } from '@kandil/contract/internal';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/handler.ts';
import { first } from '../store/sql.ts';
import type { ContentWorld } from '../world.ts';

interface PlayableRow {
  code: string;
  free: boolean;
  kids: boolean;
  duration: number;
  series_id: number | null;
  next_id: number | null;
}

const video = (id: number) => sql`
  select v.code, v.free, t.kids, v.duration, t.id as series_id, v.next_id
  from content.video v join content.title t on t.id = v.title_id where v.id = ${id}`;
const channel = (id: number) => sql`
  select code, free, kids, 0 as duration, null::int as series_id, null::int as next_id from content.channel where id = ${id}`;

/** What watch must know of a video or channel; null where there is none of that number. */
export const playable = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, channelId }, world }) => {
    const live = channelId !== undefined;
    const id = channelId ?? videoId;
    if (id === undefined) return { data: null };
    const row = await world.cache.get(['playable', live, id], () =>
      first<PlayableRow>(world.db, live ? channel(id) : video(id)),
    );
    if (!row) return { data: null };
    const { code, free, kids, duration, series_id: seriesId, next_id: nextVideoId } = row;
    return { data: { assetCode: code, live, free, kids, duration, seriesId, nextVideoId } };
  },
);
