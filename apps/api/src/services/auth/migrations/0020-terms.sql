-- New terms of use that are announced to all members; a job notifies them in pages, in the order of accounts.
create table terms_notice (
  id uuid primary key,
  -- From the beginning of this day in UTC.
  effective_on date not null,
  -- What changes: an object of texts by language, `en` among them.
  summaries jsonb not null,
  announced_by uuid not null,
  announced_at timestamptz not null,
  -- How many accounts it was to reach when it was announced.
  expected integer not null,
  -- When the last page was queued, and when nobody of those pages was left.
  queued_at timestamptz,
  sent_at timestamptz,
  stopped_at timestamptz,
  stopped_by uuid,
  constraint terms_notice_stopped check ((stopped_at is null) = (stopped_by is null))
);
create index terms_notice_day on terms_notice (effective_on) where stopped_at is null;

-- Who is notified of it: a row with the job of the message, so that nobody gets two.
create table terms_notified (
  notice_id uuid not null references terms_notice,
  account_id uuid not null references accounts on delete cascade,
  notified_at timestamptz,
  channel text check (channel in ('MAIL', 'SMS')),
  failed_at timestamptz,
  primary key (notice_id, account_id),
  check ((notified_at is null) = (channel is null))
);
create index terms_notified_account on terms_notified (account_id);
create index terms_notified_open on terms_notified (notice_id)
  where notified_at is null and failed_at is null;
