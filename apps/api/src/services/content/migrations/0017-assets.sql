-- What plays: made by ingest from a film, and never changed afterwards. Its id is a digest of its sources and of how they
-- were encoded; its files are in the store of media files.
create table asset (
  id text primary key,
  -- Everything that a playlist needs (packages/media/src/clip.ts), without names of sounds that were corrected.
  manifest jsonb not null,
  made_at timestamptz not null default now()
);

-- The sounds of an asset, in the order of the player's menu; the first one is the default.
create table asset_sound (
  asset_id text not null references asset on delete cascade,
  -- Its id in the manifest.
  track text not null,
  language text not null,
  kind text not null check (kind in ('MAIN', 'DESCRIPTION', 'COMMENTARY')),
  position integer not null,
  primary key (asset_id, track)
);

-- What a video plays, by its code: it goes before the clips of the catalogue file, and outlives every import, one without
-- the video too.
create table video_asset (
  code text primary key,
  asset_id text not null references asset,
  -- Seconds.
  duration integer not null check (duration > 0),
  -- Null where those of the catalogue file hold.
  marks jsonb,
  -- When its asset, its sounds or its subtitles changed last.
  changed_at timestamptz not null default clock_timestamp()
);
create index on video_asset (asset_id);

-- Files of subtitles in the store of media files. Equal texts are one file.
create table subtitle_file (
  id text primary key,
  version text not null,
  bytes integer not null,
  sha256 text not null
);

-- The subtitles of a video, also when another asset is bound to it.
create table video_subtitle (
  code text not null,
  language text not null,
  kind text not null check (kind in ('FULL', 'SDH', 'FORCED')),
  file_id text not null references subtitle_file,
  -- Those that came with a film go when another film is ingested.
  source text not null check (source in ('FILM', 'OPERATOR')),
  primary key (code, language, kind)
);
create index on video_subtitle (file_id);

-- Whether there is something to play: clips of the catalogue file or an asset. A title is ready with one episode, or its
-- film. What is not ready is in no list (flows/import/derive.ts).
alter table video add column ready boolean not null default true;
alter table title add column ready boolean not null default true;
