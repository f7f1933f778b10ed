-- Statements of withdrawal (Directive (EU) 2023/2673). The second step sets `confirmed_at`; `stated_at` counts.
create table withdrawal (
  id uuid primary key,
  -- Null while a statement without login is not matched, and once the account is deleted.
  user_id uuid,
  subscription_id uuid references subscription,
  full_name text not null,
  -- What was typed without login: e-mail address or mobile number, and the receipt.
  destination text,
  receipt_number text,
  language text not null,
  -- Of the person, for the time in mails.
  zone text,
  stated_at timestamptz not null,
  confirmed_at timestamptz,
  -- The payment service has it on its list.
  told_at timestamptz
);
create unique index withdrawal_of_subscription on withdrawal (subscription_id)
  where confirmed_at is not null;
create index withdrawal_user on withdrawal (user_id);
create index withdrawal_stated on withdrawal (stated_at) where confirmed_at is null;
create index withdrawal_untold on withdrawal (confirmed_at) where told_at is null;
