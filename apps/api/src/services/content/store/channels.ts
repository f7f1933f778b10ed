import type { CatalogueStream } from '@kandil/contract/catalogue';
import { sql } from 'kysely';
import type { Reason } from '@kandil/contract/showing';
import type { By } from '../rules/by.ts';
import type { View } from '../rules/view.ts';
import {
  channelOnShow,
  channelSuits,
  channelVisible,
  type Db,
  inWords,
  isHere,
  type Reader,
  visible,
  whyHidden,
  word,
} from './sql.ts';
import { type Row, table } from './tables.ts';

export interface ProgrammeTexts {
  title: string;
  storyline: string;
}

export interface ChannelRow extends Pick<
  Row<'channel'>,
  'id' | 'code' | 'logo' | 'free' | 'kids' | 'schedule'
> {
  title: string;
  categories: string[];
  /** Texts of the programmes that are titles of the catalogue, by code. */
  titles: Record<string, ProgrammeTexts>;
  /** Texts of the channel's own programmes, by code. */
  own: Record<string, ProgrammeTexts>;
}

/** All channels in the editors' order, with the texts of their guides. */
export function channels(db: Db, view: View): Promise<ChannelRow[]> {
  const categories = sql<string[]>`
    array(select g.code from ${table.channel_in_category} i join ${table.channel_category} g on g.id = i.category_id
          where i.channel_id = c.id order by g.position)`;
  const titles = sql<ChannelRow['titles']>`
    coalesce((
      select jsonb_object_agg(t.code, jsonb_build_object('title', ${word('t.title', view)}, 'storyline', ${word('t.storyline', view)}))
      from ${table.title} t where t.code in (select p ->> 'ref' from jsonb_array_elements(c.schedule) p) and ${visible('t', view)}), '{}')`;
  const own = sql<ChannelRow['own']>`
    coalesce((
      select jsonb_object_agg(p ->> 'code', jsonb_build_object(
        'title', ${inWords(sql`(p -> 'title')`, view)}, 'storyline', ${inWords(sql`(p -> 'storyline')`, view)}))
      from jsonb_array_elements(c.programmes) p where p ? 'code'), '{}')`;
  return db
    .selectFrom('channel as c')
    .select(['c.id', 'c.code', 'c.logo', 'c.free', 'c.kids', 'c.schedule'])
    .select([
      word('c.title', view).as('title'),
      categories.as('categories'),
      titles.as('titles'),
      own.as('own'),
    ])
    .where(channelVisible('c', view))
    .orderBy('c.position')
    .execute();
}

/** Why a channel is not shown that the view could see; undefined: there is none. */
export async function whyNoChannel(db: Db, view: View, by: By): Promise<Reason | null | undefined> {
  const row = await db
    .selectFrom('channel as c')
    .select(whyHidden('c', { isShown: channelOnShow('c'), here: isHere('c', view) }).as('reason'))
    .where('id' in by ? sql<boolean>`c.id = ${by.id}` : sql<boolean>`c.code = ${by.code}`)
    .where(channelSuits('c', view))
    .executeTakeFirst();
  return row?.reason;
}

export const channelCategories = (db: Db, view: Reader) =>
  db
    .selectFrom('channel_category')
    .select(['code', word('title', view).as('title')])
    .orderBy('position')
    .execute();

/** The streams of other parties' channels of the catalogue. */
export async function streamsOfChannels(db: Db): Promise<CatalogueStream[]> {
  const rows = await db
    .selectFrom('channel')
    .select('streams')
    .where('stream', 'is not', null)
    .where('removed_at', 'is', null)
    .execute();
  return rows.flatMap(({ streams }) => streams);
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
