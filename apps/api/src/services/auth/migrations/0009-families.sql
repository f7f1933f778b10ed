-- Who shares the subscription of whom. An account is in one family at most; a family is its owner's members, so there
-- is no row for it.
create table family_members (
  owner_id uuid not null references accounts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  joined_at timestamptz not null,
  -- Kept for a while, so that removing or leaving again finds that it is done.
  left_at timestamptz,
  primary key (owner_id, account_id),
  check (owner_id <> account_id)
);
create unique index family_members_one_family on family_members (account_id) where left_at is null;
create index family_members_left on family_members (left_at) where left_at is not null;

-- Links to join a family with, each for one person. The token is computed as those of mailed links are, and found by
-- its hash.
create table family_invites (
  id uuid primary key,
  token_hash bytea not null unique,
  owner_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_by uuid references accounts on delete set null,
  used_at timestamptz
);
create index family_invites_owner on family_invites (owner_id, created_at);
create index family_invites_expiring on family_invites (expires_at);
create index family_invites_used_by on family_invites (used_by) where used_by is not null;
