-- Sessions, profiles and titles belong to other services: their ids are plain values here.

-- A browser that a profile has let us send notifications to.
create table push_subscription (
  id uuid primary key,
  -- SHA-256 of the endpoint, hexadecimal. A browser has one endpoint: it belongs to the profile that used it last.
  endpoint_hash text not null unique,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_id uuid not null,
  session_id uuid not null,
  profile_id integer not null,
  -- IANA time zone of the device, for its quiet hours.
  zone text,
  user_agent text not null,
  created_at timestamptz not null,
  last_success_at timestamptz
);
create index push_subscription_profile on push_subscription (profile_id);
create index push_subscription_session on push_subscription (session_id);
create index push_subscription_user on push_subscription (user_id, created_at);

-- Episodes that a profile was told about. By code: a title that leaves the catalogue and returns gets new ids.
create table told_episode (
  profile_id integer not null,
  video_code text not null,
  told_at timestamptz not null,
  primary key (profile_id, video_code)
);
create index told_episode_time on told_episode (told_at);

-- One message: what a profile is told about a series on a day. New episodes join it until its first delivery starts.
create table push_notice (
  id uuid primary key,
  profile_id integer not null,
  series_id integer not null,
  day date not null,
  video_ids integer[] not null,
  created_at timestamptz not null,
  started_at timestamptz,
  unique (profile_id, series_id, day)
);
create index push_notice_created on push_notice (created_at);

-- Written before the message is sent: after a crash it is unknown whether it was, and it is not sent again.
create table push_delivery (
  notice_id uuid not null references push_notice on delete cascade,
  subscription_id uuid not null references push_subscription on delete cascade,
  started_at timestamptz not null,
  sent_at timestamptz,
  primary key (notice_id, subscription_id)
);
create index push_delivery_subscription on push_delivery (subscription_id);
