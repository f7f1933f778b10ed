-- Profiles whose owner is mailed about new episodes.
create table episode_mail (
  profile_id integer primary key,
  user_id uuid not null,
  -- IANA time zone of the device that turned the mails on: the days and nights of the reader.
  zone text,
  created_at timestamptz not null
);
create index episode_mail_user on episode_mail (user_id, created_at);
