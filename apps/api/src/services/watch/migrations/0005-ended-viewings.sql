-- Leases and sessions whose media addresses are refused although they have not expired. Processes that start later, or
-- that a message did not reach, read them here.
create table ended_viewing (
  id uuid primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index ended_viewing_time on ended_viewing (ended_at);
