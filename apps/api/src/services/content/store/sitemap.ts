import type { Territory } from '@kandil/contract/territory';
import { sql } from 'kysely';
import { duration, joinOwn } from './assets.ts';
import { type Db, isHere, onShow, type Page, type PageResult, titleOnShow } from './sql.ts';
import { type Row, table } from './tables.ts';

export interface SitemapRow extends Pick<Row<'title'>, 'code' | 'title' | 'storyline'> {
  picture: string;
  released: string | null;
  videos: (Pick<Row<'video'>, 'id' | 'title' | 'duration' | 'released'> & { picture: string })[];
}

/** Titles that guests can see, by id, so that an import that adds titles does not shift the others. */
export async function sitemapPage(
  db: Db,
  { offset, limit, territory }: Page & { territory: Territory },
): Promise<PageResult<SitemapRow>> {
  const videos = sql<SitemapRow['videos']>`
    coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'picture', v.image ->> 'src',
        'duration', ${duration}, 'released', to_char(v.released, 'YYYY-MM-DD')) order by v.id)
      from ${table.video} v ${joinOwn} where v.title_id = t.id and v.type = 'PREVIEW' and v.free and ${onShow('v')}), '[]')`;
  const rows = await db
    .selectFrom('title as t')
    .select([
      't.code',
      't.title',
      't.storyline',
      sql<string>`t.pictures -> 'spotlight' ->> 'src'`.as('picture'),
      sql<string | null>`to_char(t.released, 'YYYY-MM-DD')`.as('released'),
      videos.as('videos'),
    ])
    .where(titleOnShow('t'))
    .where(isHere('t', { territory }))
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('title')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(titleOnShow('title'))
    .where(isHere('title', { territory }))
    .executeTakeFirstOrThrow();
  return { totalCount: total, rows };
}
