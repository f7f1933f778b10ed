-- What the ranking job worked out (docs/decisions/0017-ranking.md): nothing in it tells who watched what.

-- The titles most like another one, the greatest score first: 30 of all, and of a title for children also 30 for them.
create table similar_title (
  title_id integer not null references title on delete cascade,
  other_id integer not null references title on delete cascade,
  score real not null,
  primary key (title_id, other_id)
);
create index similar_title_other on similar_title (other_id);

-- How much a title is watched and liked, between 0 and 1; a title that came since the last run has no row yet.
create table popular_title (
  title_id integer primary key references title on delete cascade,
  score real not null
);
