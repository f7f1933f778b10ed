-- Who an account is at a provider. The subject is the key, never the e-mail address.
create table identities (
  provider text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_account on identities (account_id);

-- Nonces a provider puts into its answer; each serves once.
create table social_nonces (
  hash bytea primary key,
  provider text not null,
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_nonces_expiring on social_nonces (expires_at);

-- Sign-ins with a provider that wait for proof that the account with their e-mail address is theirs.
create table social_proofs (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  subject text not null,
  email text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_proofs_account on social_proofs (account_id);
create index social_proofs_expiring on social_proofs (expires_at);
