-- Sums for the control room (decision 0114), recomputed from viewing_hour. No account, profile, session or device.

-- Every hour from the first counted one, those without viewings too; 25 months.
create table numbers_hour (
  hour timestamptz primary key,
  viewings integer not null,
  pictures integer not null,
  first_frame_ms bigint not null,
  failed integer not null,
  played_ms bigint not null,
  stall_ms bigint not null
);

-- What was watched on a day (UTC); 13 months.
create table title_day (
  day date not null,
  kind text not null,
  title_id integer not null,
  viewings integer not null,
  played_ms bigint not null,
  primary key (day, kind, title_id)
);
