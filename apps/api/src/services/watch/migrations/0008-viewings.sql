-- How viewings go, in numbers of their players (decision 0089). No account, profile, session or device is in these tables.

-- Viewings of the last hours, each under a random id of its player. The hourly job adds them up and deletes them.
-- A crash of the database may empty it: not worth a line in its log.
create unlogged table viewing (
  id uuid primary key,
  kind text not null check (kind in ('video', 'channel')),
  title_id integer not null,
  begun_hour timestamptz not null,
  -- Of the last report, to the minute.
  reported_at timestamptz not null,
  -- What follows is cumulative; times in milliseconds. The report with the greatest time since START is the newest.
  elapsed_ms integer not null,
  first_frame_ms integer,
  played_ms integer not null,
  stalls integer not null,
  stall_ms integer not null,
  switches integer not null,
  height integer,
  errors integer not null,
  -- Of a video: where it is, in hundredths; 100 is its end.
  percent smallint
)
with (fillfactor = 60);

-- Viewings that began in an hour, by title; 90 days of them.
create table viewing_hour (
  hour timestamptz not null,
  kind text not null,
  title_id integer not null,
  viewings integer not null,
  -- Those that had a picture, and the sums of their waits for it and of their heights.
  pictures integer not null,
  first_frame_ms bigint not null,
  heights bigint not null,
  -- Those that had an error and no picture.
  failed integer not null,
  played_ms bigint not null,
  stalls bigint not null,
  stall_ms bigint not null,
  switches bigint not null,
  errors bigint not null,
  primary key (hour, kind, title_id)
);

-- Where viewings of a video were left: at most 101 rows for each.
create table viewing_end (
  video_id integer not null,
  percent smallint not null,
  viewings integer not null,
  primary key (video_id, percent)
);
