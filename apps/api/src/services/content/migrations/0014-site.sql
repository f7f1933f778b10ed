-- The operator's site document (@kandil/contract/site): one row. `pictures` are those that it names, by path.
create table site (
  one boolean primary key default true check (one),
  document jsonb not null,
  pictures jsonb not null,
  checksum text not null,
  source text not null check (source in ('DEMO', 'OPERATOR')),
  imported_at timestamptz not null default now()
);
