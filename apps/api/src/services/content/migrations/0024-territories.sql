-- The countries in which a title or channel is shown (docs/catalogue.md); null: in all of them. `territories` are those that
-- see it, as bits.
alter table title
  add column countries jsonb,
  add column territories smallint not null default -1;
alter table channel
  add column countries jsonb,
  add column territories smallint not null default -1;

-- The territory of each country that the catalogue names; '' stands for every other one. Empty: nothing names any.
create table territory (
  country text primary key check (country ~ '^([A-Z]{2})?$'),
  territory smallint not null check (territory between 0 and 7)
);

-- How many of the rows above lead with the item's title, in a catalogue with several territories: for each of them
-- everybody, then children of 3, 7 and 10.
alter table breakdown_item add column territory_leads smallint[];
