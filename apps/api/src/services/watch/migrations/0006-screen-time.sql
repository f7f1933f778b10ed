-- How long a child's profile with limits has watched on a day of its zone.
create table screen_time (
  profile_id integer not null,
  day date not null,
  seconds integer not null,
  -- The last report of a player that plays; null while none does. The next report adds the time since.
  playing_since timestamptz,
  primary key (profile_id, day)
);
