-- Words by language that the operator wants a title to be found by.
alter table title add column keywords jsonb not null default '{}';
-- The arrays of frequent words are long: compressing them took more than writing them.
alter table search_story alter column title_ids set storage external;
-- What a word of stories needs of its titles: without it, such a search reads the whole table.
create index title_place on title (id) include (position, kids);
