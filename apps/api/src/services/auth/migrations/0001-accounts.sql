-- Accounts, their profiles, sessions and one-time secrets.

create table accounts (
  id uuid primary key,
  full_name text not null,
  -- As typed; email_key is the form in which it is unique.
  email text,
  email_key text unique,
  email_verified_at timestamptz,
  -- Digits only, with the country's calling code.
  msisdn text unique,
  msisdn_verified_at timestamptz,
  country_code text not null default '',
  language text not null,
  channel text not null,
  reference text,
  password_hash text,
  created_at timestamptz not null,
  -- Null until the first one-time code was entered; an address held by such an account can be signed up again.
  confirmed_at timestamptz,
  disabled_at timestamptz,
  check (num_nulls(email, email_key) in (0, 2))
);
create index accounts_unconfirmed on accounts (created_at) where confirmed_at is null;

create table profiles (
  id integer primary key generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  avatar_id text not null,
  language text not null,
  auto_next_episode boolean not null,
  auto_preview boolean not null,
  kind text not null check (kind in ('KIDS', 'ADULT')),
  is_default boolean not null,
  created_at timestamptz not null
);
create index profiles_account on profiles (account_id);
create unique index profiles_one_default on profiles (account_id) where is_default;

-- A session is a family of refresh tokens. Whoever changes it locks its row first.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  platform text not null,
  device_id text,
  user_agent text not null,
  ip text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_account on sessions (account_id);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_expiring on sessions (expires_at);

-- Only hashes. The successor of a token is computed from the token and successor_seed, so that the same one can be
-- given again within the grace time although it is stored nowhere.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  generation integer not null,
  created_at timestamptz not null,
  used_at timestamptz,
  successor_seed bytea,
  unique (session_id, generation),
  check ((used_at is null) = (successor_seed is null))
);
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;

-- A one-time code is computed from its row and the code key, so it is not stored, not even as a hash that a million
-- tries would open.
create table codes (
  id uuid not null unique,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null,
  destination text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

-- Links that are mailed. The token is computed as codes are, and found by its hash.
create table links (
  id uuid not null unique,
  hash bytea not null unique,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null,
  destination text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);

-- What happened to an account, for its owner and for the audit. Only ever added to; outlives the account.
create table security_events (
  id bigint primary key generated always as identity,
  account_id uuid,
  kind text not null,
  at timestamptz not null,
  session_id uuid,
  ip text not null,
  user_agent text not null
);
create index security_events_account on security_events (account_id, id);
