-- A channel that plays films by its guide: the code of the video that fills its gaps (null: another channel), and the lines
-- of the pictures that it offers (null: all that its films have).
alter table channel
  add column filler text,
  add column ladder int[];

-- What such a channel plays. A row is never changed but by losing segments that are not published yet.
create table airing (
  channel_code text not null references channel (code) on delete cascade,
  -- Of its first segment, counted over the life of the channel; and of the discontinuity before it.
  number integer not null,
  discontinuity integer not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Segments from the first one of these, from the beginning again when they run out.
  asset_id text not null references asset,
  first_segment integer not null check (first_segment >= 0),
  segments integer not null check (segments > 0),
  -- Whether players may go back to it when it is over.
  catch_up boolean not null,
  -- Names of the sounds and subtitles as they were then: a playlist never changes.
  sounds jsonb not null,
  subtitles jsonb not null,
  primary key (channel_code, number),
  check (end_at > start_at)
);
create index airing_end on airing (channel_code, end_at);
create index airing_asset on airing (asset_id);

-- How far each channel is locked. Workers wait for each other at its row.
create table airing_lock (
  channel_code text primary key references channel (code) on delete cascade,
  -- Broadcasts that start before it are locked.
  locked_until timestamptz not null,
  -- What follows the last airing.
  number integer not null,
  discontinuity integer not null,
  start_at timestamptz not null
);
