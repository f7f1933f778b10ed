import type { CatalogueMark } from '@kandil/contract/catalogue';
import { playable as call } from '@kandil/contract/internal';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/handler.ts';
import { presentMarks } from '../present/marks.ts';
import { duration, joinOwn, marks } from '../store/ingested.ts';
import { first, forChildren } from '../store/sql.ts';
import type { ContentWorld } from '../world.ts';

interface PlayableRow {
  code: string;
  title: Record<string, string>;
  free: boolean;
  trailer: boolean;
  kids: boolean;
  duration: number;
  series_id: number | null;
  next_id: number | null;
  marks: CatalogueMark[];
  stream: string | null;
}

const video = (id: number) => sql`
  select v.code, t.title, v.free, v.type = 'PREVIEW' as trailer, ${forChildren('t')} as kids, ${duration} as duration, t.id as series_id, v.next_id,
    ${marks} as marks, null as stream
  from content.video v join content.title t on t.id = v.title_id ${joinOwn} where v.id = ${id}`;
const channel = (id: number) => sql`
  select code, title, free, false as trailer, kids, 0 as duration, null::int as series_id, null::int as next_id, '[]'::jsonb as marks, stream
  from content.channel where id = ${id}`;

/** What watch must know of a video or channel; null where there is none of that number. */
export const playable = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, channelId, language }, world }) => {
    const live = channelId !== undefined;
    const id = channelId ?? videoId;
    if (id === undefined) return { data: null };
    const row = await world.cache.get(['playable', live, id], () =>
      first<PlayableRow>(world.db, live ? channel(id) : video(id)),
    );
    if (!row) return { data: null };
    const {
      code,
      free,
      trailer,
      kids,
      duration,
      series_id: seriesId,
      next_id: nextVideoId,
      stream,
    } = row;
    const title = row.title[language] ?? row.title['en'] ?? code;
    // Marks of the catalogue file may be those of a longer version.
    const inside = row.marks.filter(({ from }) => from < duration);
    const marks = presentMarks(inside, language);
    return {
      data: {
        assetCode: code,
        live,
        title,
        free,
        trailer,
        kids,
        duration,
        seriesId,
        nextVideoId,
        marks,
        stream,
      },
    };
  },
);
