-- Crew: the role is a job ("Director"), not a character. Search finds titles by their characters.
alter table title_person add column crew boolean not null default false;

-- Characters and episodes become search words with the next import, which must not skip a known file.
delete from imported;
