-- The defaults are for nodes of the release before, which know none of these columns. Times have milliseconds, as those of
-- the service: they end pages of lists.
alter table ticket
  -- OPEN waits for staff, ANSWERED for the member.
  add column state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'SOLVED')),
  -- An account of the staff service.
  add column owner_id uuid,
  -- Until when staff should answer; null unless it is OPEN.
  add column due_at timestamptz default date_trunc('milliseconds', now()) + interval '2 days',
  -- Counts its changes, against two people who press at once.
  add column version integer not null default 1,
  -- When somebody wrote, or its state changed.
  add column changed_at timestamptz not null default date_trunc('milliseconds', now()),
  add column solved_at timestamptz;

update ticket set changed_at = created_at, due_at = created_at + interval '2 days';
-- They were answered by mail, of which this table knows nothing.
update ticket set state = 'SOLVED', solved_at = created_at, due_at = null
  where created_at < now() - interval '30 days';

create index ticket_due on ticket (due_at, number) where state = 'OPEN';
create index ticket_changed on ticket (changed_at desc, number desc);
create index ticket_mail on ticket (lower(email));
create index ticket_member on ticket (user_id, changed_at desc);

-- What was written to a ticket after its first message, which is in the ticket itself.
create table ticket_message (
  id uuid primary key,
  -- Orders a thread.
  place bigint generated always as identity,
  ticket_id uuid not null references ticket on delete cascade,
  -- NOTE: from staff to staff, never shown to the member.
  author text not null check (author in ('MEMBER', 'STAFF', 'NOTE')),
  text text not null,
  -- Null: the member.
  staff_id uuid,
  -- Made by the client for one message, so that a repeated request stores it once.
  message_key uuid not null,
  file_key text unique,
  file_name text,
  file_type text,
  -- Bytes.
  file_size integer,
  created_at timestamptz not null,
  check ((author = 'MEMBER') = (staff_id is null)),
  check (num_nulls(file_key, file_name, file_type, file_size) in (0, 4))
);
create unique index ticket_message_once on ticket_message (ticket_id, message_key);
create index ticket_message_thread on ticket_message (ticket_id, place);
create index ticket_message_files on ticket_message (created_at) where file_key is not null;

-- Texts that staff answer with; `{ticket}`, `{mail}`, `{name}` and `{title}` are filled in.
create table saved_answer (
  id uuid primary key,
  language text not null,
  title text not null,
  text text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null
);
create unique index saved_answer_title on saved_answer (language, lower(title));
