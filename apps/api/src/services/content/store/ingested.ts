import type { CatalogueMark } from '@kandil/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** Joins the ingested clip of the video `v` as `own`; the expressions below need it. */
export const joinOwn: RawBuilder<unknown> = sql`left join ${table.ingested} own on own.code = v.code`;
/** Duration of the video in seconds. */
export const duration: RawBuilder<number> = sql`coalesce(own.duration, v.duration)`;
export const clips: RawBuilder<string[]> = sql`
  case when own.code is null then v.clips else array[own.clip] end`;
export const marks: RawBuilder<CatalogueMark[]> = sql`coalesce(own.marks, v.marks)`;

/** Keys of the video's subtitles; those of the title `t` and of older clips are languages, which are keys, too. */
export const subtitleTracks: RawBuilder<string[]> = sql`
  coalesce(nullif(own.subtitle_tracks, '{}'), own.subtitles, t.subtitles)`;

/** Languages of the title `t`; for a film, those of its ingested clip. */
export const languages = {
  audio: ofFilm('audio'),
  subtitles: ofFilm('subtitles'),
};

function ofFilm(column: 'audio' | 'subtitles'): RawBuilder<string[]> {
  return sql`coalesce((select own.${sql.id(column)} from ${table.ingested} own join ${table.video} f on f.code = own.code
    where t.kind = 'FILM' and f.id = t.first_video_id), t.${sql.id(column)})`;
}

/** Languages in which films or episodes of the title `t` have tracks whose keys end so. */
export const languagesWith = (
  column: 'audio_tracks' | 'subtitle_tracks',
  end: '.ad' | '.sdh',
): RawBuilder<string[]> => sql`array(
  select distinct split_part(key, '.', 1) as language
  from ${table.ingested} own join ${table.video} f on f.code = own.code, unnest(own.${sql.id(column)}) key
  where f.title_id = t.id and f.type in ('FILM', 'EPISODE') and key like ${`%${end}`} order by language)`;

/** An ingested clip, which a video plays in place of its clips in the catalogue. */
export type IngestedVideo = Pick<
  Row<'ingested'>,
  'clip' | 'duration' | 'audio' | 'subtitles' | 'audio_tracks' | 'subtitle_tracks' | 'marks'
>;

/** A video to ingest for. */
export interface IngestTarget {
  /** First audio language of its title. */
  spoken: string | null;
  own: IngestedVideo | null;
}

export function ingestTarget(db: Db, code: string): Promise<IngestTarget | undefined> {
  const own = sql<IngestedVideo | null>`
    case when own.code is not null then jsonb_build_object('clip', own.clip,
      'duration', own.duration, 'audio', own.audio, 'subtitles', own.subtitles,
      'audio_tracks', own.audio_tracks, 'subtitle_tracks', own.subtitle_tracks, 'marks', own.marks) end`;
  return db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .leftJoin('ingested as own', 'own.code', 'v.code')
    .select([sql<string | null>`t.audio[1]`.as('spoken'), own.as('own')])
    .where('v.code', '=', code)
    .executeTakeFirst();
}

/** Codes of a title's videos, for the advice to operators who name a title in place of a video. */
export const videosOfTitle = (db: Db, code: string): Promise<Pick<Row<'video'>, 'code'>[]> =>
  db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .select('v.code')
    .where('t.code', '=', code)
    .orderBy('v.type')
    .orderBy('v.season_id')
    .orderBy('v.video_index')
    .orderBy('v.position')
    .limit(5)
    .execute();

export async function putIngested(db: Db, code: string, own: IngestedVideo): Promise<void> {
  const marks = own.marks && sql<CatalogueMark[]>`${JSON.stringify(own.marks)}::jsonb`;
  await db
    .insertInto('ingested')
    .values({ ...own, code, marks })
    .onConflict((oc) =>
      oc.column('code').doUpdateSet((eb) => ({
        clip: eb.ref('excluded.clip'),
        duration: eb.ref('excluded.duration'),
        audio: eb.ref('excluded.audio'),
        subtitles: eb.ref('excluded.subtitles'),
        audio_tracks: eb.ref('excluded.audio_tracks'),
        subtitle_tracks: eb.ref('excluded.subtitle_tracks'),
        marks: eb.ref('excluded.marks'),
        ingested_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** @returns whether the video had an ingested clip */
export async function forgetIngested(db: Db, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ingested')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
