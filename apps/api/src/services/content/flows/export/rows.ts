import type {
  Catalogue,
  CatalogueCategory,
  CatalogueChannel,
  CatalogueMark,
} from '@kandil/contract/catalogue';
import type { Picture } from '@kandil/contract/content';
import { sql } from 'kysely';
import { all, type Db } from '../../store/sql.ts';
import type { TitlePictures } from '../../store/tiles.ts';

// The tables as the file has them: one select for each kind of thing, in the order of the file.

export type Texts = Record<string, string>;

export const genres = (db: Db) =>
  all<Catalogue['genres'][number]>(
    db,
    sql`select code, title from content.genre order by position`,
  );

export const people = (db: Db) =>
  all<Catalogue['people'][number]>(
    db,
    sql`select code, name from content.person order by code collate "C"`,
  );

export interface TitleRow {
  id: number;
  code: string;
  kind: 'SERIES' | 'FILM';
  title: Texts;
  eyebrow: Texts;
  storyline: Texts;
  year: number;
  age_rating: string;
  kids: boolean;
  badge: Catalogue['titles'][number]['badge'];
  likes: number;
  dislikes: number;
  genres: string[];
  cast: { person: string; role: Texts }[];
  audio: string[];
  subtitles: string[];
  pictures: TitlePictures;
}

export const titles = (db: Db) =>
  all<TitleRow>(
    db,
    sql`
    select t.id, t.code, t.kind, t.title, t.eyebrow, t.storyline, t.year, t.age_rating, t.kids, t.badge, t.likes, t.dislikes,
      array(select g.code from content.title_genre i join content.genre g on g.id = i.genre_id
            where i.title_id = t.id order by i.position) as genres,
      coalesce((select jsonb_agg(jsonb_build_object('person', p.code, 'role', i.role) order by i.position)
        from content.title_person i join content.person p on p.id = i.person_id where i.title_id = t.id), '[]') as "cast",
      t.audio, t.subtitles, t.pictures
    from content.title t order by t.position`,
  );

export interface SeasonRow {
  id: number;
  code: string;
  title_id: number;
  season_index: number;
  title: Texts;
}

export const seasons = (db: Db) =>
  all<SeasonRow>(
    db,
    sql`select id, code, title_id, season_index, title from content.season order by title_id, season_index`,
  );

export interface VideoRow {
  code: string;
  type: 'FILM' | 'EPISODE' | 'PREVIEW';
  title_id: number;
  season_id: number | null;
  title: Texts;
  storyline: Texts;
  info: Texts | null;
  duration: number;
  free: boolean;
  released: string;
  image: Picture;
  clips: string[];
  marks: CatalogueMark[];
}

export const videos = (db: Db) =>
  all<VideoRow>(
    db,
    sql`
    select code, type, title_id, season_id, title, storyline, info, duration, free, released, image, clips, marks
    from content.video order by title_id, season_id, video_index, position, id`,
  );

export interface CategoryRow extends Pick<CatalogueCategory, 'code' | 'title' | 'kind'> {
  result_type: NonNullable<CatalogueCategory['resultType']> | null;
  spotlight: string[];
  rows: {
    code: string;
    type: CatalogueCategory['rows'][number]['type'];
    title: Texts;
    items: string[];
    genre: string | null;
  }[];
}

export const categories = (db: Db) =>
  all<CategoryRow>(
    db,
    sql`
    select c.code, c.title, c.kind, c.result_type,
      array(select t.code from content.spotlight s join content.title t on t.id = s.title_id
            where s.category_id = c.id order by s.position) as spotlight,
      coalesce((select jsonb_agg(jsonb_build_object('code', b.code, 'type', b.type, 'title', b.title, 'genre', g.code,
          'items', array(select t.code from content.breakdown_item i join content.title t on t.id = i.title_id
                         where i.breakdown_id = b.id order by i.position)) order by b.position)
        from content.breakdown b left join content.genre g on g.id = b.genre_id where b.category_id = c.id), '[]') as rows
    from content.category c order by c.position`,
  );

export const channelCategories = (db: Db) =>
  all<Catalogue['channelCategories'][number]>(
    db,
    sql`select code, title from content.channel_category order by position`,
  );

export interface ChannelRow extends Omit<CatalogueChannel, 'logo' | 'stream'> {
  logo: Picture;
  stream: string | null;
}

export const channels = (db: Db) =>
  all<ChannelRow>(
    db,
    sql`
    select c.code, c.title, c.logo, c.free, c.kids,
      array(select g.code from content.channel_in_category i join content.channel_category g on g.id = i.category_id
            where i.channel_id = c.id order by g.position) as categories,
      c.programmes, c.stream
    from content.channel c order by c.position`,
  );

export const faq = (db: Db) =>
  all<Catalogue['faq'][number]>(
    db,
    sql`select question, answer from content.faq order by position`,
  );
