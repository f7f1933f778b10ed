-- The keys of an ingested clip's tracks (docs/ingest.md): `tr`, `tr.ad`, `tr.sdh`. Empty for clips that were ingested before
-- tracks had kinds: all of theirs are ordinary, one for each language.
alter table ingested
  add column audio_tracks text[] not null default '{}',
  add column subtitle_tracks text[] not null default '{}';
