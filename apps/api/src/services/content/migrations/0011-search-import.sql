-- Only the import writes words and deletes titles, and it replaces all words: a large catalogue has millions of them, and
-- an index by title with a check of each row took three quarters of their time.
drop index search_word_title;
alter table search_word drop constraint search_word_title_id_fkey;
