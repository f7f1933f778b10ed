-- The words that titles are found by, folded, in place of one text for each title: a word's beginning is looked up in
-- an index, however many titles there are.
alter table title drop column folded;

create table search_word (
  word text collate "C" not null,
  title_id integer not null references title on delete cascade,
  -- Whose word it is: 4 begins a name of the title, 3 is in one, 2 is of a person's name, 1 of a genre's.
  weight smallint not null,
  -- As of the title, so that the index alone answers which titles are found and in what order.
  kids boolean not null,
  place integer not null,
  primary key (word, title_id) include (weight, kids, place)
);
create index search_word_title on search_word (title_id);

-- Keys under which a word is found that was typed otherwise (rules/near-words.ts).
create table search_near (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

-- The words come with the next import, which must not take the file for one it knows.
delete from imported;
