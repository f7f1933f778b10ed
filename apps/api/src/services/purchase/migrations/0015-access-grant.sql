-- Days that the staff gave. They are used up while nothing is paid for, so a row has no dates of its use: they follow
-- from the account's subscriptions, and a renewal or a refund needs no change here.
-- Days for everybody who had a paid plan while something was down; a job gives them in pages, in the order of accounts.
create table grant_batch (
  id uuid primary key,
  days integer not null check (days between 1 and 31),
  -- The outage.
  down_from timestamptz not null,
  down_until timestamptz not null check (down_until > down_from),
  -- Null: all of them.
  plan_code text references plan,
  country text,
  reason text not null,
  ordered_by uuid not null,
  ordered_at timestamptz not null,
  -- How many it was to reach when it was ordered, and whom it has reached.
  expected integer not null,
  reached integer not null default 0,
  last_user uuid,
  done_at timestamptz
);

create table access_grant (
  id uuid primary key,
  user_id uuid not null,
  -- Whose rights it gives.
  plan_code text not null references plan,
  days integer not null check (days between 1 and 365),
  reason text not null,
  given_by uuid not null,
  given_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  -- Null: given to this account alone.
  batch_id uuid references grant_batch,
  unique (batch_id, user_id),
  constraint access_grant_revoked check ((revoked_at is null) = (revoked_by is null))
);
create index access_grant_user on access_grant (user_id);
