-- What a child's profile shows: titles for children up to an age, and if there is an allow list, of those only the listed.
-- The column holds ids of the content service; a title that has left the catalogue stays in it without effect.
alter table profiles
  add column max_age smallint not null default 7 check (max_age in (3, 7, 10)),
  add column allow_list integer[];
