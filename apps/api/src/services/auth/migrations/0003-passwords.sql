-- Requests for a new password. There is a row for accounts that do not exist too, so that the answers, and the work
-- behind them, are the same.
create table reset_requests (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid references accounts on delete cascade,
  destination text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index reset_requests_account on reset_requests (account_id);
create index reset_requests_destination on reset_requests (destination);
create index reset_requests_expiring on reset_requests (expires_at);

-- A number belongs to the account that has shown that it is its own. Others may type it, which must stand in nobody's
-- way; of sign-ups by phone alone, which log in by it before it is verified, there is one at a time.
alter table accounts drop constraint accounts_msisdn_key;
create unique index accounts_msisdn_verified on accounts (msisdn) where msisdn_verified_at is not null;
create unique index accounts_msisdn_signing_up on accounts (msisdn) where confirmed_at is null and email_key is null;
