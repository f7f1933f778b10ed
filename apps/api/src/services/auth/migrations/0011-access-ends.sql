-- When the access of an account ended, by its own subscription or by its family; its profiles, lists and progress are
-- deleted a year later. Accounts that never had access have no row.
create table access_end (
  account_id uuid primary key references accounts on delete cascade,
  -- End of the access by its own subscription, as the purchase service knows it.
  own_until timestamptz,
  -- It shares its plan with its family now.
  shares boolean not null default false,
  -- It has access by its family now; if not, when that was seen to have ended.
  in_family boolean not null default false,
  family_until timestamptz,
  until timestamptz generated always as (greatest(own_until, family_until)) stored,
  -- The end that its owner was warned of, and the moment that the warning named.
  warned_until timestamptz,
  delete_at timestamptz,
  -- The end after which everything was deleted.
  deleted_until timestamptz,
  check ((warned_until is null) = (delete_at is null))
);
create index access_end_over on access_end (until) where not in_family;
create index access_end_sharing on access_end (account_id) where shares;
create index access_end_in_family on access_end (account_id) where in_family;
