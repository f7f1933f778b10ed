-- Who plays now: as many rows for a subscriber as the plan allows at the same time (security rule 18, decision
-- 0019). A place whose lease has ended is free, and is its last player's again until another one takes it.
-- Accounts and profiles belong to the auth service, videos and channels to the content service: plain numbers here.

create table stream_lease (
  -- Whose subscription it is; an account without one is its own subscriber.
  subscriber_id uuid not null,
  -- 1 to the plan's number.
  slot integer not null check (slot > 0),
  -- Also the session of the media addresses that were signed for it: they end with the lease.
  lease_id uuid not null unique,
  account_id uuid not null,
  profile_id integer not null,
  -- The player, by the session it belongs to and its own name.
  session_id uuid not null,
  player text not null,
  -- What is played.
  video_id integer,
  channel_id integer,
  -- Time of the START on the device: what the player sent before says nothing of this lease.
  begun_at timestamptz not null,
  -- Time on the device at which the player said that it stops: what it sent before and comes later wakes nothing.
  left_at timestamptz,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (subscriber_id, slot),
  unique (subscriber_id, session_id, player),
  check (num_nonnulls(video_id, channel_id) = 1)
)
-- Each report changes the end alone: room on the page keeps the indexes out of it.
with (fillfactor = 60);
create index stream_lease_session on stream_lease (session_id, player);

-- Profiles that asked not to be remembered for now.
create table history_pause (profile_id integer primary key, since timestamptz not null);
