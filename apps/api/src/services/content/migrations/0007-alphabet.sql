-- Where the title's name stands among all of them in each language ({"en": 12, "ar": 7}), worked out by the import with
-- the sorting rules of the languages: the database itself compares code points.
alter table title add column alphabet jsonb not null default '{}';

-- The places come with the next import, which must not take the file for one it knows.
delete from imported;
