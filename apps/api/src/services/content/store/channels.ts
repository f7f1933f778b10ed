import type { Picture } from '@kandil/contract/content';
import type { Schedule } from '@kandil/media';
import { sql } from 'kysely';
import type { View } from '../world.ts';
import { all, type Db, marked, visible, word } from './sql.ts';

export interface ProgrammeTexts {
  title: string;
  storyline: string;
}

export interface ChannelRow {
  id: number;
  code: string;
  title: string;
  logo: Picture;
  free: boolean;
  kids: boolean;
  schedule: Schedule;
  categories: string[];
  /** Texts of the programmes that are titles of the catalogue, by their code. */
  titles: Record<string, ProgrammeTexts>;
  /** Texts of the channel's own programmes, by theirs. */
  own: Record<string, ProgrammeTexts>;
}

/** All channels in the editors' order, with what their guides say. */
export function channels(db: Db, view: View): Promise<ChannelRow[]> {
  return all(
    db,
    sql`
    select c.id, c.code, ${word('c.title', view)} as title, c.logo, c.free, c.kids, c.schedule,
      array(select g.code from content.channel_in_category i join content.channel_category g on g.id = i.category_id
            where i.channel_id = c.id order by g.position) as categories,
      coalesce((
        select jsonb_object_agg(t.code, jsonb_build_object('title', ${word('t.title', view)}, 'storyline', ${word('t.storyline', view)}))
        from content.title t where t.code in (select p ->> 'ref' from jsonb_array_elements(c.schedule) p) and ${visible('t', view)}), '{}') as titles,
      coalesce((
        select jsonb_object_agg(p ->> 'code', jsonb_build_object(
          'title', content.word(p -> 'title', ${view.language}), 'storyline', content.word(p -> 'storyline', ${view.language})))
        from jsonb_array_elements(c.programmes) p where p ? 'code'), '{}') as own
    from content.channel c where ${marked('c', view)} order by c.position`,
  );
}

export function channelCategories(db: Db, view: View): Promise<{ code: string; title: string }[]> {
  return all(
    db,
    sql`select code, ${word('title', view)} as title from content.channel_category order by position`,
  );
}

export async function favouritesOf(db: Db, profileId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('channel_favourite')
    .select('channel_id')
    .where('profile_id', '=', profileId)
    .execute();
  return new Set(rows.map((row) => row.channel_id));
}

export async function addFavourite(db: Db, profileId: number, channelId: number): Promise<void> {
  const values = { profile_id: profileId, channel_id: channelId };
  await db
    .insertInto('channel_favourite')
    .values(values)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function removeFavourite(db: Db, profileId: number, channelId: number): Promise<void> {
  await db
    .deleteFrom('channel_favourite')
    .where('profile_id', '=', profileId)
    .where('channel_id', '=', channelId)
    .execute();
}
