-- Codes that televisions show. Only the hash of the television's own secret is kept.
create table tv_codes (
  id uuid primary key,
  code text not null unique,
  device_id text not null,
  secret_hash bytea not null,
  device_name text not null,
  platform text not null,
  zone text,
  ip text not null,
  polls integer not null default 0,
  account_id uuid references accounts on delete cascade,
  approved_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((account_id is null) = (approved_at is null))
);
create index tv_codes_expiring on tv_codes (expires_at);
