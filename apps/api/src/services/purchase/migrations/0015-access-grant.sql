-- Days that the staff gave. They are used up while nothing is paid for, so a row has no dates of its use: they follow
-- from the account's subscriptions, and a renewal or a refund needs no change here.
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
  constraint access_grant_revoked check ((revoked_at is null) = (revoked_by is null))
);
create index access_grant_user on access_grant (user_id);
