-- The streams of another party's channel, as the catalogue file has them: [{"url", "priority"?}], and the minutes that a
-- viewer can rewind it (null: what the playlist has). `stream` is the address that plays first, for servers of the last
-- release.
alter table channel
  add column streams jsonb not null default '[]',
  add column rewind int;
update channel set streams = jsonb_build_array(jsonb_build_object('url', stream)) where stream is not null;
