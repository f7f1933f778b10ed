-- Keywords that found nothing, counted without identity (decision 0121). Weeks begin on Monday, UTC.

-- The key of a week's hashes, deleted with them when the week is over. `searches` bounds the table below.
-- Unlogged, as the table below: backups leave unlogged tables out, and a crash of the database may empty them.
create unlogged table search_miss_key (
  week date primary key,
  key bytea not null,
  searches integer not null default 0
);

-- Which sessions searched for what in the current week: keyed hashes of the keyword, and of the session with the keyword, so
-- that no row says what was searched for, nor which rows are of one session.
create unlogged table search_miss (
  week date not null,
  word bytea not null,
  session bytea not null,
  language text not null,
  primary key (week, word, session)
);

-- Keywords of at least five sessions. Rarer ones are in no table.
create table missed_search (
  week date not null,
  -- Folded (rules/fold.ts).
  word text not null,
  sessions integer not null check (sessions >= 5),
  -- Languages of the pages, those with at least five sessions each.
  languages text[] not null,
  primary key (week, word)
);
