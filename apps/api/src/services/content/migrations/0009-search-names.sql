-- One or two letters begin very many words: search finds those of names by an index of their own.
create index search_word_name on search_word (word, title_id) include (weight, kids, place) where weight >= 5;
