-- What may be skipped in a video, its chapters, its marked scenes: a list as in the catalogue file.
alter table video add column marks jsonb not null default '[]';

-- Where a channel that is made elsewhere comes from.
alter table channel add column stream text;
