-- What a member says of a video in Continue Watching: from the beginning, seen, not in the row any more.

alter table progress
  -- Not shown among the things to go on with, until it is watched again.
  add column removed boolean not null default false,
  -- What the last mark has replaced, so that it can be taken back: the columns of the row, empty where there was none.
  -- A later report of a player ends it.
  add column before jsonb;
