-- How many of the rows above lead with the item's title, for everybody and for children: it follows titles with fewer.
-- The next import counts them.
alter table breakdown_item add column leads smallint not null default 0, add column kids_leads smallint not null default 0;
