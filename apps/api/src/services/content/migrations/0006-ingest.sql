-- What operators brought for a video (docs/ingest.md), by the video's code: it goes before what the catalogue file
-- says of its clips, and outlives every import, one without the video too.
create table ingested (
  code text primary key,
  clip text not null,
  -- Seconds.
  duration integer not null check (duration > 0),
  audio text[] not null,
  subtitles text[] not null,
  -- Null where those of the catalogue file hold.
  marks jsonb,
  ingested_at timestamptz not null default now()
);
