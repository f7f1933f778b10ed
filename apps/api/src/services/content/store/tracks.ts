import type { OwnSubtitles } from '@kandil/media';
import { sql } from 'kysely';
import type { Db } from './sql.ts';
import { type Row, table } from './tables.ts';

// The sounds of an asset and the subtitles of a video, as an operator corrects them.

/** A sound by its name in the manifest, with what it is called. */
export type SoundRow = Pick<Row<'asset_sound'>, 'track' | 'language' | 'kind'>;

/** The sounds of an asset, in the order of the player's menu. */
export const soundsOf = (db: Db, asset: string): Promise<SoundRow[]> =>
  db
    .selectFrom('asset_sound')
    .select(['track', 'language', 'kind'])
    .where('asset_id', '=', asset)
    .orderBy('position')
    .execute();

/** Names and orders the sounds of an asset. Every video that plays it has them at once. */
export async function putSounds(db: Db, asset: string, sounds: readonly SoundRow[]): Promise<void> {
  await sql`
    update ${table.asset_sound} s set language = given.language, kind = given.kind, position = given.position - 1
    from jsonb_to_recordset(${JSON.stringify(sounds.map((sound, at) => ({ ...sound, position: at + 1 })))}::jsonb)
      as given(track text, language text, kind text, position int)
    where s.asset_id = ${asset} and s.track = given.track`.execute(db);
  await db
    .updateTable('video_asset')
    .set({ changed_at: sql<Date>`clock_timestamp()` })
    .where('asset_id', '=', asset)
    .execute();
}

/** Gives a video subtitles, in place of those of their language and kind. No film takes their place. */
export async function putOwnSubtitles(
  db: Db,
  code: string,
  { language, kind, place, bytes, sha256 }: OwnSubtitles,
): Promise<void> {
  await db
    .insertInto('subtitle_file')
    .values({ id: place.id, version: place.version, bytes, sha256 })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const file = { file_id: place.id, source: 'OPERATOR' as const };
  await db
    .insertInto('video_subtitle')
    .values({ code, language, kind, ...file })
    .onConflict((oc) => oc.columns(['code', 'language', 'kind']).doUpdateSet(file))
    .execute();
  await noteChange(db, code);
}

/** @returns whether the video had such subtitles */
export async function removeSubtitles(
  db: Db,
  code: string,
  { language, kind }: Pick<OwnSubtitles, 'language' | 'kind'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('video_subtitle')
    .where('code', '=', code)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await noteChange(db, code);
  return numDeletedRows === 1n;
}

/** Makes running servers read again what a video plays. */
async function noteChange(db: Db, code: string): Promise<void> {
  await db
    .updateTable('video_asset')
    .set({ changed_at: sql<Date>`clock_timestamp()` })
    .where('code', '=', code)
    .execute();
}
