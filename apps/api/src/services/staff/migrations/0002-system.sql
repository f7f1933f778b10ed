-- A process that runs, as it says every few seconds. All times are the database's.
create table node (
  -- Made at each start.
  id uuid primary key,
  name text not null,
  parts text[] not null,
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  state text not null check (state in ('READY', 'LIMITED', 'NOT_READY', 'STOPPING')),
  -- Why it is not ready, or does less.
  reasons text[] not null,
  disk jsonb,
  backup jsonb
);

-- What processes have noted of another party, such as a gateway: the newest of each, whichever process it was.
create table party (
  name text primary key,
  succeeded_at timestamptz,
  succeeded_node text,
  failed_at timestamptz,
  failed_node text,
  failure text
);
