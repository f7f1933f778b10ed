import type {
  CatalogueCategory,
  CatalogueChannel,
  CatalogueMark,
  CatalogueStream,
  CatalogueTitle,
} from '@kandil/contract/catalogue';
import type { Picture } from '@kandil/contract/content';
import type { Clip, OwnSubtitles, Schedule, SoundKind, SoundOfClip, TextKind } from '@kandil/media';
import type { SiteDocument } from '@kandil/contract/site';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import { tableNames } from '../../../platform/database/kysely.ts';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { ImportSource } from '../../../platform/import-source.ts';
import type { CountryRule } from '@kandil/contract/territory';
import type { IngestStatus } from '../rules/dropped.ts';
import type * as generated from './tables.generated.ts';

/** A text by language; English is always present. */
export type Texts = Record<string, string>;

export type TitlePictures = Record<keyof CatalogueTitle['pictures'], Picture>;

/** As the import writes when something may be seen; `-infinity` and `infinity` are allowed. */
interface Showing {
  visible_from: ColumnType<Date, string | undefined, string>;
  visible_until: ColumnType<Date, string | undefined, string>;
}

/** As the import writes where something is shown; null: everywhere. */
interface Territory {
  countries: CountryRule | null;
}

/** Tables of the service, with the closed unions stored as text and the values stored as JSON. */
export type ContentTables = WithColumns<
  generated.ContentTables,
  {
    airing: { sounds: SoundOfClip[]; subtitles: OwnSubtitles[] };
    asset: { manifest: JSONColumnType<Clip> };
    asset_sound: { kind: SoundKind };
    broadcast: { title: Texts; storyline: Texts };
    breakdown: { type: CatalogueCategory['rows'][number]['type']; title: Texts };
    category: {
      title: Texts;
      kind: CatalogueCategory['kind'];
      result_type: NonNullable<CatalogueCategory['resultType']> | null;
    };
    channel: Showing &
      Territory & {
        title: Texts;
        logo: Picture;
        schedule: Schedule;
        programmes: CatalogueChannel['programmes'];
        guide: NonNullable<CatalogueChannel['guide']> | null;
        streams: CatalogueStream[];
      };
    channel_category: { title: Texts };
    faq: { question: Texts; answer: Texts };
    genre: { title: Texts };
    imported: { source: ImportSource };
    ingested: { marks: CatalogueMark[] | null };
    person: { name: Texts };
    season: Showing & { title: Texts };
    site: {
      document: JSONColumnType<SiteDocument>;
      pictures: JSONColumnType<Record<string, Picture>>;
      source: ImportSource;
    };
    title: Showing &
      Territory & {
        kind: CatalogueTitle['kind'];
        title: Texts;
        eyebrow: Texts;
        storyline: Texts;
        keywords: Generated<Record<string, string[]>>;
        badge: CatalogueTitle['badge'];
        pictures: TitlePictures;
        /** Position of the title's name among all titles, by language. */
        alphabet: Generated<Record<string, number>>;
      };
    title_person: { role: Texts };
    ingest_status: { status: JSONColumnType<IngestStatus> };
    video_asset: { marks: CatalogueMark[] | null };
    video_subtitle: { kind: TextKind; source: 'FILM' | 'OPERATOR' };
    video: Showing & {
      type: 'FILM' | 'EPISODE' | 'PREVIEW';
      title: Texts;
      storyline: Texts;
      info: Texts | null;
      image: Picture;
      marks: Generated<CatalogueMark[]>;
    };
  }
>;

/** The tables in raw SQL. */
export const table = tableNames<ContentTables>();

/** A row of a table, as a query returns it. */
export type Row<Table extends keyof ContentTables> = Selectable<ContentTables[Table]>;
