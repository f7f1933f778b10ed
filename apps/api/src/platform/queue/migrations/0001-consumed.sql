-- One row per job whose effect in the database has happened: a job that is run again finds its row.
create table consumed (
  job text not null,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (job, id)
);

create index consumed_at on consumed (at);
