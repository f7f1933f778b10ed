-- What a plan plays on, and the tallest picture it has in lines; null: every picture (SPEC-D52).
alter table plan add column devices text not null default 'ANY' check (devices in ('ANY', 'HANDHELD'));
alter table plan add column max_height smallint check (max_height >= 360);
