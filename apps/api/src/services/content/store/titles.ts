import { sql } from 'kysely';
import type { View } from '../world.ts';
import { languages } from './ingested.ts';
import {
  byName,
  type Db,
  first,
  likedPercent,
  type Page,
  type Paged,
  visible,
  word,
} from './sql.ts';
import { tilePage, type TileRow, type TitlePictures } from './tiles.ts';

export interface TitleRow {
  id: number;
  code: string;
  kind: 'SERIES' | 'FILM';
  title: string;
  eyebrow: string;
  storyline: string;
  year: number;
  age_rating: string;
  kids: boolean;
  badge: TileRow['badge'];
  liked_percent: number | null;
  genres: { id: number; code: string; title: string }[];
  cast: { id: number; name: string; role: string }[];
  audio: string[];
  subtitles: string[];
  pictures: TitlePictures;
  seasons: SeasonRow[];
  first_video_id: number | null;
}

export interface SeasonRow {
  id: number;
  code: string;
  title: string;
  season_index: number;
  episode_count: number;
}

/** One title with all its detail page shows. */
export function titleBy(
  db: Db,
  view: View,
  by: { id: number } | { code: string },
): Promise<TitleRow | undefined> {
  return first(
    db,
    sql`
    select t.id, t.code, t.kind, ${word('t.title', view)} as title, ${word('t.eyebrow', view)} as eyebrow,
      ${word('t.storyline', view)} as storyline, t.year, t.age_rating, t.kids, t.badge, ${likedPercent} as liked_percent,
      ${languages.audio} as audio, ${languages.subtitles} as subtitles, t.pictures, t.first_video_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'code', g.code, 'title', ${word('g.title', view)}) order by tg.position)
        from content.title_genre tg join content.genre g on g.id = tg.genre_id where tg.title_id = t.id), '[]') as genres,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', ${word('p.name', view)}, 'role', ${word('tp.role', view)}) order by tp.position)
        from content.title_person tp join content.person p on p.id = tp.person_id where tp.title_id = t.id), '[]') as "cast",
      coalesce((select jsonb_agg(to_jsonb(season)) from (${seasonSelect(view)} where s.title_id = t.id order by s.season_index) season), '[]') as seasons
    from content.title t
    where ${'id' in by ? sql`t.id = ${by.id}` : sql`t.code = ${by.code}`} and ${visible('t', view)}`,
  );
}

function seasonSelect(view: View) {
  return sql`
    select s.id, s.code, ${word('s.title', view)} as title, s.season_index,
      (select count(*)::int from content.video e where e.season_id = s.id) as episode_count
    from content.season s`;
}

/** Every series, in the editors' order. */
export function titles(db: Db, view: View, page: Page): Promise<Paged<TileRow>> {
  return tilePage(
    db,
    view,
    sql`select id as title_id, null::int as video_id, position from content.title where kind = 'SERIES'`,
    page,
  );
}

const LIST_ORDERS = {
  DEFAULT: sql`l.added_at desc`,
  NEWEST: sql`t.released desc nulls last`,
  YEAR: sql`t.year desc`,
};

/** Titles of a member's list. `sort`: the last added first, newest first, by title in the view's language, by year. */
export function myList(
  db: Db,
  view: View,
  profileId: number,
  sort: keyof typeof LIST_ORDERS | 'TITLE',
  page: Page,
): Promise<Paged<TileRow>> {
  const order = sort === 'TITLE' ? byName(view) : LIST_ORDERS[sort];
  return tilePage(
    db,
    view,
    sql`
    select l.title_id, null::int as video_id, row_number() over (order by ${order}, l.title_id) as position
    from content.my_list l join content.title t on t.id = l.title_id where l.profile_id = ${profileId}`,
    page,
  );
}
