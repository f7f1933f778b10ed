-- Data that are stored and not used, because the member asked for it (GDPR, Article 18). A row whose end has passed says
-- nothing any more.
create table set_aside (
  account_id uuid primary key references accounts on delete cascade,
  -- For the staff; nothing else of the account is shown to most of them.
  reason text not null,
  set_by uuid not null,
  since timestamptz not null,
  -- When the data are used again, as the member was informed; null: not announced.
  lifts_at timestamptz
);
create index set_aside_end on set_aside (lifts_at) where lifts_at is not null;
