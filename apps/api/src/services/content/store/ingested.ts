import type { CatalogueMark } from '@kandil/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, first } from './sql.ts';

/** What was brought for the video `v`, as `own`: to be joined by whoever reads what is below. */
export const joinOwn: RawBuilder<unknown> = sql`left join content.ingested own on own.code = v.code`;
/** Length of the video in seconds. */
export const duration: RawBuilder<number> = sql`coalesce(own.duration, v.duration)`;
export const clips: RawBuilder<string[]> = sql`
  case when own.code is null then v.clips else array[own.clip] end`;
export const marks: RawBuilder<CatalogueMark[]> = sql`coalesce(own.marks, v.marks)`;

/** Languages of the title `t`: those of a film are what was brought for it. */
export const languages = {
  audio: ofFilm('audio'),
  subtitles: ofFilm('subtitles'),
};

function ofFilm(column: 'audio' | 'subtitles'): RawBuilder<string[]> {
  return sql`coalesce((select own.${sql.id(column)} from content.ingested own join content.video f on f.code = own.code
    where t.kind = 'FILM' and f.id = t.first_video_id), t.${sql.id(column)})`;
}

/** What a video plays that was brought for it. */
export interface Ingested {
  clip: string;
  duration: number;
  audio: string[];
  subtitles: string[];
  marks: CatalogueMark[] | null;
}

/** A video that something can be brought for: the first language its title is in, and what was brought before. */
export interface IngestTarget {
  spoken: string | null;
  own: Ingested | null;
}

export const ingestTarget = (db: Db, code: string): Promise<IngestTarget | undefined> =>
  first(
    db,
    sql`
    select t.audio[1] as spoken, case when own.code is not null then jsonb_build_object('clip', own.clip,
      'duration', own.duration, 'audio', own.audio, 'subtitles', own.subtitles, 'marks', own.marks) end as own
    from content.video v join content.title t on t.id = v.title_id ${joinOwn} where v.code = ${code}`,
  );

/** Codes of the videos of a title, for who names the title in place of a video. */
export const videosOfTitle = (db: Db, code: string): Promise<{ code: string }[]> =>
  all(
    db,
    sql`
    select v.code from content.video v join content.title t on t.id = v.title_id
    where t.code = ${code} order by v.type, v.season_id, v.video_index, v.position limit 5`,
  );

export async function putIngested(db: Db, code: string, own: Ingested): Promise<void> {
  const { clip, duration, audio, subtitles } = own;
  const marks = own.marks && JSON.stringify(own.marks);
  await sql`
    insert into content.ingested (code, clip, duration, audio, subtitles, marks)
    values (${code}, ${clip}, ${duration}, ${audio}, ${subtitles}, ${marks}::jsonb)
    on conflict (code) do update set clip = excluded.clip, duration = excluded.duration, audio = excluded.audio,
      subtitles = excluded.subtitles, marks = excluded.marks, ingested_at = now()`.execute(db);
}

/** @returns whether there was something */
export async function forgetIngested(db: Db, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from content.ingested where code = ${code}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
