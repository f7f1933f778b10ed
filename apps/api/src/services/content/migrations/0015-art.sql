-- The operator's own pictures, as the catalogue names them. Pictures of the product itself have no row.
create table art (
  path text collate "C" primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  color text not null,
  -- In the blob store; else in the folder ART_DIR.
  stored boolean not null
);
create index art_sha256 on art (sha256);

-- Files of the blob store: a file that no picture refers to is removed later.
create table art_blob (
  key text collate "C" primary key,
  last_used timestamptz not null default now()
);
