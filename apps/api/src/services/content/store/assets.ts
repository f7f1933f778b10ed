import type { CatalogueMark } from '@kandil/contract/catalogue';
import { type Clip, type OwnSubtitles, type StoredFile, TEXT_KINDS } from '@kandil/media';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

/** Joins what the video `v` plays in place of its clips as `own`; the expressions below need it. */
export const joinOwn: RawBuilder<unknown> = sql`left join ${table.video_asset} own on own.code = v.code`;
/** Duration of the video in seconds. */
export const duration: RawBuilder<number> = sql`coalesce(own.duration, v.duration)`;
export const marks: RawBuilder<CatalogueMark[]> = sql`coalesce(own.marks, v.marks)`;

const soundsOf = (asset: RawBuilder<unknown>) => sql<string[]>`
  array(select s.language from ${table.asset_sound} s where s.asset_id = ${asset} group by s.language order by min(s.position))`;
const subtitlesOf = (code: RawBuilder<unknown>) => sql<string[]>`
  array(select distinct x.language from ${table.video_subtitle} x where x.code = ${code} and x.kind <> 'FORCED' order by x.language)`;
const keyOfText = sql<string>`x.language || case x.kind when 'FULL' then '' else '.' || lower(x.kind) end`;
/** Ordinary subtitles first: players without a choice of kinds take the first ones of a language. */
const textOrder = sql`array_position(${[...TEXT_KINDS]}::text[], x.kind), x.language`;

/** Languages of the video `v` of the title `t`, and the keys of its subtitles; those of clips are languages, which are keys, too. */
export const videoLanguages = {
  audio: sql<
    string[]
  >`case when own.code is null then t.audio else ${soundsOf(sql`own.asset_id`)} end`,
  subtitles: sql<
    string[]
  >`case when own.code is null then t.subtitles else ${subtitlesOf(sql`own.code`)} end`,
  subtitleTracks: sql<string[]>`case when own.code is null then t.subtitles else
    array(select ${keyOfText} from ${table.video_subtitle} x where x.code = own.code order by ${textOrder}) end`,
};

/** Languages of the title `t`; for a film, those of its asset. */
export const languages = {
  audio: ofFilm('audio', soundsOf(sql`own.asset_id`)),
  subtitles: ofFilm('subtitles', subtitlesOf(sql`own.code`)),
};

function ofFilm(column: 'audio' | 'subtitles', own: RawBuilder<string[]>): RawBuilder<string[]> {
  return sql`coalesce((select ${own} from ${table.video_asset} own join ${table.video} f on f.code = own.code
    where t.kind = 'FILM' and f.id = t.first_video_id), t.${sql.id(column)})`;
}

const ofTitle = (kind: RawBuilder<unknown>, tracks: RawBuilder<unknown>) => sql<string[]>`array(
  select distinct x.language from ${table.video_asset} own join ${table.video} f on f.code = own.code
  join ${tracks} where f.title_id = t.id and f.type in ('FILM', 'EPISODE') and x.kind = ${kind} order by x.language)`;

/** Languages in which films or episodes of the title `t` have a description, or subtitles for those who do not hear. */
export const languagesWith = {
  description: ofTitle(
    sql`'DESCRIPTION'`,
    sql`${table.asset_sound} x on x.asset_id = own.asset_id`,
  ),
  sdh: ofTitle(sql`'SDH'`, sql`${table.video_subtitle} x on x.code = own.code`),
};

/** Subtitles of a video. The place of an operator's is taken by no film. */
export type VideoSubtitle = Pick<Row<'video_subtitle'>, 'language' | 'kind' | 'file_id' | 'source'>;

/** What a video plays in place of the clips of the catalogue file. */
export interface VideoAsset extends Pick<Row<'video_asset'>, 'asset_id' | 'duration' | 'marks'> {
  subtitles: VideoSubtitle[];
}

/** A video of the catalogue to ingest for. */
export interface IngestTarget {
  /** First audio language of its title. */
  spoken: string | null;
  own: VideoAsset | null;
}

export function ingestTarget(db: Db, code: string): Promise<IngestTarget | undefined> {
  const own = sql<VideoAsset | null>`
    case when own.code is not null then jsonb_build_object('asset_id', own.asset_id, 'duration', own.duration,
      'marks', own.marks, 'subtitles', coalesce((
        select jsonb_agg(jsonb_build_object('language', x.language, 'kind', x.kind, 'file_id', x.file_id, 'source', x.source) order by ${textOrder})
        from ${table.video_subtitle} x where x.code = own.code), '[]')) end`;
  return db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .leftJoin('video_asset as own', 'own.code', 'v.code')
    .select([sql<string | null>`t.audio[1]`.as('spoken'), own.as('own')])
    .where('v.code', '=', code)
    .where('v.removed_at', 'is', null)
    .executeTakeFirst();
}

/** Codes of a title's videos, for the advice to operators who name a title in place of a video. */
export const videosOfTitle = (db: Db, code: string): Promise<Pick<Row<'video'>, 'code'>[]> =>
  db
    .selectFrom('video as v')
    .innerJoin('title as t', 't.id', 'v.title_id')
    .select('v.code')
    .where('t.code', '=', code)
    .where('v.removed_at', 'is', null)
    .orderBy('v.type')
    .orderBy('v.season_id')
    .orderBy('v.video_index')
    .orderBy('v.position')
    .limit(5)
    .execute();

/** The manifest of an asset; undefined for an unknown id. */
export async function manifestOf(db: Db, id: string): Promise<Clip | undefined> {
  const row = await db
    .selectFrom('asset')
    .select('manifest')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.manifest;
}

/** Adds an asset with its sounds. One that is there stays as it is. */
export async function putAsset(db: Db, manifest: Clip): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('asset')
    .values({ id: manifest.id, manifest: JSON.stringify(manifest) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n || manifest.audio.length === 0) return;
  const sounds = manifest.audio.map(({ id: track, language, kind = 'MAIN' }, position) => ({
    asset_id: manifest.id,
    track,
    language,
    kind,
    position,
  }));
  await db.insertInto('asset_sound').values(sounds).execute();
}

/** Makes a video play an asset. */
export async function bindAsset(
  db: Db,
  code: string,
  { asset_id, duration: seconds, marks: own }: Omit<VideoAsset, 'subtitles'>,
): Promise<void> {
  const values = {
    asset_id,
    duration: seconds,
    marks: own && sql<CatalogueMark[]>`${JSON.stringify(own)}::jsonb`,
    changed_at: sql<Date>`clock_timestamp()`,
  };
  await db
    .insertInto('video_asset')
    .values({ code, ...values })
    .onConflict((oc) => oc.column('code').doUpdateSet(values))
    .execute();
}

/** Makes these the subtitles that came with the film of a video. Those that an operator gave stay. */
export async function putFilmSubtitles(
  db: Db,
  code: string,
  tracks: readonly OwnSubtitles[],
): Promise<void> {
  await db
    .deleteFrom('video_subtitle')
    .where('code', '=', code)
    .where('source', '=', 'FILM')
    .execute();
  if (tracks.length === 0) return;
  await db
    .insertInto('subtitle_file')
    .values(
      tracks.map(({ place: { id, version }, bytes, sha256 }) => ({ id, version, bytes, sha256 })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto('video_subtitle')
    .values(
      tracks.map(({ language, kind, place }) => ({
        code,
        language,
        kind,
        file_id: place.id,
        source: 'FILM' as const,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Films of the catalogue that an earlier release ingested, and that no asset plays. */
export const notAdopted = (db: Db): Promise<Pick<Row<'ingested'>, 'code' | 'clip' | 'marks'>[]> =>
  db
    .selectFrom('ingested as i')
    .innerJoin('video as v', 'v.code', 'i.code')
    .leftJoin('video_asset as own', 'own.code', 'i.code')
    .select(['i.code', 'i.clip', 'i.marks'])
    .where('own.code', 'is', null)
    .where('v.removed_at', 'is', null)
    .execute();

/**
 * Makes a video play the clips of the catalogue file again. Its subtitles go; the asset stays.
 * @returns whether it played an asset
 */
export async function unbindAsset(db: Db, code: string): Promise<boolean> {
  await db.deleteFrom('video_subtitle').where('code', '=', code).execute();
  await db.deleteFrom('ingested').where('code', '=', code).execute();
  const { numDeletedRows } = await db
    .deleteFrom('video_asset')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** A file of subtitles by its id. */
export const subtitleFileOf = (
  db: Db,
  id: string,
): Promise<(Omit<StoredFile, 'file'> & { version: string }) | undefined> =>
  db
    .selectFrom('subtitle_file')
    .select(['version', 'bytes', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
