-- What a profile does not want remembered. A device without a network reports late; what it reports of these times
-- is not written.
create table forgotten (
  profile_id integer not null,
  -- Null: whatever was watched.
  video_id integer,
  -- Event times from here, and not later than until.
  since timestamptz not null,
  until timestamptz not null
);
create index forgotten_of_profile on forgotten (profile_id, until);
