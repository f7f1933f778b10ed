import { addressesOf } from '@kandil/contract/catalogue';
import { playable as call } from '@kandil/contract/internal';
import type { CountryRule } from '@kandil/contract/territory';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/handler.ts';
import { presentMarks } from '../present/marks.ts';
import { duration, marks } from '../store/assets.ts';
import type { Db } from '../store/sql.ts';
import type { Row, Texts } from '../store/tables.ts';
import type { ContentWorld } from '../world.ts';

/** What a player plays: a video or a channel. */
interface PlayableRow extends Pick<Row<'video'>, 'code' | 'free' | 'duration' | 'marks'> {
  title: Texts;
  trailer: boolean;
  kids: boolean;
  age: number;
  series_id: number | null;
  next_id: number | null;
  /** Of a channel of another party. */
  streams: Row<'channel'>['streams'];
  /** Milliseconds since 1970; null where it is infinite. */
  from: number | null;
  until: number | null;
  countries: CountryRule | null;
  grace: boolean;
  rewind: Row<'channel'>['rewind'];
}

/** A moment in milliseconds since 1970; null where it is infinite. */
const finite = (column: string) =>
  sql<
    number | null
  >`case when isfinite(${sql.ref(column)}) then (extract(epoch from ${sql.ref(column)}) * 1000)::float8 end`;

const videoById = (db: Db, id: number): Promise<PlayableRow | undefined> =>
  db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .leftJoin('video_asset as own', 'own.code', 'v.code')
    .select(['v.code', 't.title', 'v.free', 't.kids', 't.age', 't.id as series_id', 'v.next_id'])
    .select([
      sql<boolean>`v.type = 'PREVIEW'`.as('trailer'),
      duration.as('duration'),
      marks.as('marks'),
      finite('v.shown_from').as('from'),
      finite('v.shown_until').as('until'),
      't.grace',
      't.countries',
    ])
    .where('v.id', '=', id)
    .where('v.ready', '=', true)
    .executeTakeFirst()
    .then((video) => video && { ...video, streams: [], rewind: null });

async function channelById(db: Db, id: number): Promise<PlayableRow | undefined> {
  const channel = await db
    .selectFrom('channel')
    .select(['code', 'title', 'free', 'kids', 'age', 'streams', 'rewind', 'countries'])
    .select([finite('shown_from').as('from'), finite('shown_until').as('until')])
    .where('id', '=', id)
    .executeTakeFirst();
  return channel && { ...channel, ...LIVE };
}

/** Values of the fields that only videos have. */
const LIVE = {
  trailer: false,
  duration: 0,
  series_id: null,
  next_id: null,
  marks: [],
  grace: true,
};

/** What the watch service needs to know about a video or channel; null for an unknown id. */
export const playable = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, channelId, language }, world }) => {
    const live = channelId !== undefined;
    const id = channelId ?? videoId;
    if (id === undefined) return { data: null };
    const row = await world.cache.get(['playable', live, id], () =>
      live ? channelById(world.db, id) : videoById(world.db, id),
    );
    if (!row) return { data: null };
    const {
      code,
      free,
      trailer,
      kids,
      age,
      duration,
      series_id: seriesId,
      next_id: nextVideoId,
      streams,
      rewind,
      from,
      until,
      countries,
      grace,
    } = row;
    const title = row.title[language] ?? row.title['en'] ?? code;
    // The catalogue file may have marks for a longer version of the video.
    const inside = row.marks.filter(({ from }) => from < duration);
    const marks = presentMarks(inside, language);
    const [stream = null, ...urls] = addressesOf(streams);
    return {
      data: {
        assetCode: code,
        live,
        title,
        free,
        trailer,
        kids,
        age,
        duration,
        seriesId,
        nextVideoId,
        marks,
        stream,
        urls,
        window: rewind === null ? null : rewind * 60,
        from,
        until,
        countries,
        grace,
      },
    };
  },
);
