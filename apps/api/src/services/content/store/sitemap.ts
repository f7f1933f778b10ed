import { sql } from 'kysely';
import { duration, joinOwn } from './ingested.ts';
import { all, type Db, type Page } from './sql.ts';

type Texts = Record<string, string>;

export interface SitemapRow {
  code: string;
  title: Texts;
  storyline: Texts;
  picture: string;
  released: string | null;
  videos: { id: number; title: Texts; picture: string; duration: number; released: string }[];
}

/** Titles as guests find them, in the order of their numbers: an import that adds some moves no other. */
export async function sitemapPage(
  db: Db,
  { offset, limit }: Page,
): Promise<{ totalCount: number; rows: SitemapRow[] }> {
  const rows = await all<SitemapRow>(
    db,
    sql`
    select t.code, t.title, t.storyline, t.pictures -> 'spotlight' ->> 'src' as picture,
      to_char(t.released, 'YYYY-MM-DD') as released,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'picture', v.image ->> 'src',
          'duration', ${duration}, 'released', to_char(v.released, 'YYYY-MM-DD')) order by v.id)
        from content.video v ${joinOwn} where v.title_id = t.id and v.type = 'PREVIEW' and v.free), '[]') as videos
    from content.title t order by t.id limit ${limit} offset ${offset}`,
  );
  const [count] = await all<{ total: number }>(
    db,
    sql`select count(*)::int as total from content.title`,
  );
  return { totalCount: count?.total ?? 0, rows };
}
