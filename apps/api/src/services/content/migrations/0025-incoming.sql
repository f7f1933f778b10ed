-- How films are being ingested, for all nodes: each has its own folders. One row per video; a worker that takes a film of the
-- bucket holds the row while it writes to it (store/ingest-status.ts).
create table ingest_status (
  code text primary key,
  -- The name of the node that works.
  node text not null,
  -- As in the status files of that node (flows/ingest/status.ts).
  status jsonb not null,
  at timestamptz not null default now()
);

-- What lies in the store of media files, or is an asset, and nothing needs (flows/tidy-media.ts).
create table unneeded_media (
  -- The first two parts of the keys.
  version text not null,
  id text not null,
  -- Since when it was found so, without a break.
  since timestamptz not null,
  -- Its files are being removed: nothing may begin to need it.
  is_going boolean not null default false,
  primary key (version, id)
);
