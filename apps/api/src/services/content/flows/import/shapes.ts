import type { ContentTables } from '../../store/tables.ts';
import type { RemovableTable, TableShape } from './upsert.ts';

const shape = <
  Table extends keyof ContentTables,
  Column extends keyof ContentTables[Table] & string,
>(
  name: Table,
  key: readonly NoInfer<Column>[],
  columns: Readonly<Record<Column, string>>,
  of?: { table: RemovableTable; column: NoInfer<Column> },
): TableShape<Table, Column> => ({ name, key, columns, ...(of && { of }) });

const SHOWING = { visible_from: 'timestamptz', visible_until: 'timestamptz' } as const;
const TERRITORY = { countries: 'jsonb', territories: 'smallint' } as const;
/** No row that is written has it: what a file lists is in the catalogue. */
const REMOVED = { removed_at: 'timestamptz' } as const;

// The tables as the import writes them, without the columns that it derives afterwards.
export const GENRE = shape('genre', ['code'], { code: 'text', title: 'jsonb', position: 'int' });
export const PERSON = shape('person', ['code'], { code: 'text', name: 'jsonb' });
export const TITLE = shape('title', ['code'], {
  code: 'text',
  kind: 'text',
  title: 'jsonb',
  eyebrow: 'jsonb',
  storyline: 'jsonb',
  keywords: 'jsonb',
  year: 'int',
  age_rating: 'text',
  kids: 'boolean',
  badge: 'text',
  likes: 'int',
  dislikes: 'int',
  audio: 'text[]',
  subtitles: 'text[]',
  pictures: 'jsonb',
  position: 'int',
  ...SHOWING,
  ...TERRITORY,
  announced: 'boolean',
  grace: 'boolean',
  ...REMOVED,
});
export const TITLE_GENRE = shape(
  'title_genre',
  ['title_id', 'genre_id'],
  {
    title_id: 'int',
    genre_id: 'int',
    position: 'int',
  },
  { table: 'title', column: 'title_id' },
);
export const TITLE_PERSON = shape(
  'title_person',
  ['title_id', 'person_id'],
  {
    title_id: 'int',
    person_id: 'int',
    role: 'jsonb',
    crew: 'boolean',
    position: 'int',
  },
  { table: 'title', column: 'title_id' },
);
export const SEASON = shape('season', ['code'], {
  code: 'text',
  title_id: 'int',
  season_index: 'int',
  title: 'jsonb',
  ...SHOWING,
  ...REMOVED,
});
export const VIDEO = shape('video', ['code'], {
  code: 'text',
  type: 'text',
  title_id: 'int',
  season_id: 'int',
  video_index: 'int',
  title: 'jsonb',
  storyline: 'jsonb',
  info: 'jsonb',
  duration: 'int',
  free: 'boolean',
  released: 'date',
  image: 'jsonb',
  position: 'int',
  clips: 'text[]',
  marks: 'jsonb',
  ...SHOWING,
  ...REMOVED,
});
export const CATEGORY = shape('category', ['code'], {
  code: 'text',
  title: 'jsonb',
  kind: 'text',
  result_type: 'text',
  position: 'int',
});
export const SPOTLIGHT = shape('spotlight', ['category_id', 'title_id'], {
  category_id: 'int',
  title_id: 'int',
  position: 'int',
});
export const BREAKDOWN = shape('breakdown', ['code'], {
  code: 'text',
  category_id: 'int',
  type: 'text',
  title: 'jsonb',
  genre_id: 'int',
  position: 'int',
});
export const CHANNEL_CATEGORY = shape('channel_category', ['code'], {
  code: 'text',
  title: 'jsonb',
  position: 'int',
});
export const CHANNEL = shape('channel', ['code'], {
  code: 'text',
  title: 'jsonb',
  logo: 'jsonb',
  free: 'boolean',
  kids: 'boolean',
  age: 'int',
  position: 'int',
  schedule: 'jsonb',
  programmes: 'jsonb',
  stream: 'text',
  zone: 'text',
  guide: 'jsonb',
  streams: 'jsonb',
  rewind: 'int',
  ...SHOWING,
  ...TERRITORY,
  filler: 'text',
  ladder: 'int[]',
  ...REMOVED,
});
export const CHANNEL_IN_CATEGORY = shape(
  'channel_in_category',
  ['channel_id', 'category_id'],
  {
    channel_id: 'int',
    category_id: 'int',
  },
  { table: 'channel', column: 'channel_id' },
);
export const FAQ = shape('faq', ['position'], {
  position: 'int',
  question: 'jsonb',
  answer: 'jsonb',
});
export const ART = shape('art', ['path'], {
  path: 'text',
  sha256: 'text',
  bytes: 'int',
  width: 'int',
  height: 'int',
  placeholder: 'text',
  color: 'text',
  stored: 'boolean',
});
