-- How far a profile has watched a video: one row for each, the newest event of any device (decision 18).
-- Profiles belong to the auth service and videos to the content service: plain numbers here.

create table progress (
  profile_id integer not null,
  video_id integer not null,
  -- Seconds.
  last_sec integer not null check (last_sec >= 0),
  duration integer not null check (duration > 0),
  finished boolean not null,
  -- Beyond the first seconds: an event within them never replaces one beyond.
  begun boolean not null,
  -- Time of the event on the device, never later than the moment it came in.
  event_time timestamptz not null,
  primary key (profile_id, video_id)
);
create index progress_newest on progress (profile_id, event_time desc) where begun;
