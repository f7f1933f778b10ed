-- Accounts and titles belong to other services: their ids are plain values here.

-- One message of a member to support.
create table ticket (
  id uuid primary key,
  -- What people call it: T-100001.
  number bigint generated always as identity (start with 100001) unique,
  user_id uuid not null,
  -- Made by the client for one message, so that a repeated request stores it once.
  ticket_key uuid,
  email text not null,
  subject text not null,
  message text not null,
  -- Of the interface, for the acknowledgement.
  language text not null,
  device_language text not null,
  platform text not null,
  app_version text,
  user_agent text not null,
  -- The title it is about.
  problem text check (problem in ('PICTURE', 'SOUND', 'SUBTITLES', 'STOPS', 'INFORMATION', 'OTHER')),
  series_id integer,
  video_id integer,
  channel_id integer,
  -- Seconds from the start of the video.
  position integer,
  -- Key in the blob store, and the name to show, which is never part of a path.
  file_key text unique,
  file_name text,
  file_type text,
  -- Bytes.
  file_size integer,
  created_at timestamptz not null,
  check (num_nulls(file_key, file_name, file_type, file_size) in (0, 4))
);
create unique index ticket_once on ticket (user_id, ticket_key);
create index ticket_created on ticket (created_at);
