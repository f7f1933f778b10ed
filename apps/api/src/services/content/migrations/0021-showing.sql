-- From when and until when something may be seen; infinite where the catalogue does not say.
alter table title
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity',
  -- Shown before its time, and before it has something to play.
  add column announced boolean not null default false,
  -- Whether a viewing that began before the end may run on.
  add column grace boolean not null default true;
alter table season
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity';
alter table video
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity';
alter table channel
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity';

-- Derived (flows/import/derive.ts): of a video with its season and title, and of a title with its videos.
alter table video
  add column shown_from timestamptz not null default '-infinity',
  add column shown_until timestamptz not null default 'infinity',
  -- When it could be seen first: what came since the last import or turn is news.
  add column shown_since timestamptz;
alter table title
  add column shown_from timestamptz not null default '-infinity',
  add column shown_until timestamptz not null default 'infinity';
update video set shown_since = now() where ready;

-- The moments at which something begins or ends to be seen.
create table boundary (at timestamptz primary key);
-- When the lists were derived last.
create table turn (
  one boolean primary key default true check (one),
  at timestamptz not null
);
