-- Texts are objects from language to text ({"en": "...", "ar": "..."}); pictures hold all that a tile needs to
-- show one (contract: picture). Everything but my_list, opinion and channel_favourite is written by the import alone.

create function word(texts jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(texts ->> language, texts ->> 'en');

create table genre (
  id integer generated always as identity primary key,
  code text not null unique,
  title jsonb not null,
  position integer not null
);

create table person (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null
);

create table title (
  id integer generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('SERIES', 'FILM')),
  title jsonb not null,
  eyebrow jsonb not null,
  storyline jsonb not null,
  year integer not null,
  age_rating text not null,
  kids boolean not null,
  badge text,
  -- Opinions gathered before the title came here.
  likes integer not null,
  dislikes integer not null,
  audio text[] not null,
  subtitles text[] not null,
  pictures jsonb not null,
  position integer not null,
  -- All its titles, people and genres with letters folded, for the search.
  folded text not null,
  -- Derived by the import: its first video, and the day its newest one was released.
  first_video_id integer,
  released date
);

create table title_genre (
  title_id integer not null references title on delete cascade,
  genre_id integer not null references genre on delete cascade,
  position integer not null,
  primary key (title_id, genre_id)
);
create index title_genre_genre on title_genre (genre_id);

create table title_person (
  title_id integer not null references title on delete cascade,
  person_id integer not null references person on delete cascade,
  role jsonb not null,
  position integer not null,
  primary key (title_id, person_id)
);
create index title_person_person on title_person (person_id);

create table season (
  id integer generated always as identity primary key,
  code text not null unique,
  title_id integer not null references title on delete cascade,
  season_index integer not null,
  title jsonb not null,
  unique (title_id, season_index) deferrable initially deferred
);

create table video (
  id integer generated always as identity primary key,
  code text not null unique,
  type text not null check (type in ('FILM', 'EPISODE', 'PREVIEW')),
  title_id integer not null references title on delete cascade,
  season_id integer references season on delete cascade,
  video_index integer,
  title jsonb not null,
  storyline jsonb not null,
  info jsonb,
  duration integer not null check (duration > 0),
  free boolean not null,
  released date not null,
  image jsonb not null,
  clips text[] not null,
  -- The episode that follows, over the borders of seasons.
  next_id integer references video on delete set null,
  unique (season_id, video_index) deferrable initially deferred
);
create index video_title on video (title_id);
create index video_next on video (next_id);
alter table title add foreign key (first_video_id) references video on delete set null;
create index title_first_video on title (first_video_id);

create table category (
  id integer generated always as identity primary key,
  code text not null unique,
  title jsonb not null,
  kind text not null,
  result_type text,
  position integer not null
);

create table spotlight (
  category_id integer not null references category on delete cascade,
  title_id integer not null references title on delete cascade,
  position integer not null,
  primary key (category_id, title_id)
);
create index spotlight_title on spotlight (title_id);

create table breakdown (
  id integer generated always as identity primary key,
  code text not null unique,
  category_id integer not null references category on delete cascade,
  type text not null,
  title jsonb not null,
  genre_id integer references genre on delete cascade,
  position integer not null
);
create index breakdown_category on breakdown (category_id, position);

-- What each row shows, filled by the import; CONTINUE_WATCH rows have none.
create table breakdown_item (
  breakdown_id integer not null references breakdown on delete cascade,
  title_id integer not null references title on delete cascade,
  -- The episode the tile stands for.
  video_id integer references video on delete cascade,
  position integer not null,
  primary key (breakdown_id, title_id)
);
create index breakdown_item_title on breakdown_item (title_id);
create index breakdown_item_video on breakdown_item (video_id);

create table channel_category (
  id integer generated always as identity primary key,
  code text not null unique,
  title jsonb not null,
  position integer not null
);

create table channel (
  id integer generated always as identity primary key,
  code text not null unique,
  title jsonb not null,
  logo jsonb not null,
  free boolean not null,
  kids boolean not null,
  position integer not null,
  -- The loop of programmes (packages/media, Schedule) and the texts of those that are no title of the catalogue.
  schedule jsonb not null,
  programmes jsonb not null
);

create table channel_in_category (
  channel_id integer not null references channel on delete cascade,
  category_id integer not null references channel_category on delete cascade,
  primary key (channel_id, category_id)
);
create index channel_in_category_category on channel_in_category (category_id);

create table faq (
  position integer primary key,
  question jsonb not null,
  answer jsonb not null
);

-- One line: what was imported last, so that the same file is not imported again at each start.
create table imported (
  one boolean primary key default true check (one),
  checksum text not null,
  imported_at timestamptz not null default now()
);

create table my_list (
  profile_id integer not null,
  title_id integer not null references title on delete cascade,
  added_at timestamptz not null default now(),
  primary key (profile_id, title_id)
);
create index my_list_title on my_list (title_id);

create table opinion (
  profile_id integer not null,
  title_id integer not null references title on delete cascade,
  likes boolean not null,
  primary key (profile_id, title_id)
);
create index opinion_title on opinion (title_id);

create table channel_favourite (
  profile_id integer not null,
  channel_id integer not null references channel on delete cascade,
  added_at timestamptz not null default now(),
  primary key (profile_id, channel_id)
);
create index channel_favourite_channel on channel_favourite (channel_id);
