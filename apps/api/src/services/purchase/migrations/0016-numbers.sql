-- Sums for the control room (decision 0114), recomputed from subscriptions and the ledger; 25 months. No account.

-- Every hour from the first counted one, those in which nothing happened too.
create table numbers_hour (
  hour timestamptz primary key,
  new_paid integer not null,
  ended integer not null
);

-- Minor units; hours in which money moved.
create table money_hour (
  hour timestamptz not null,
  currency text not null,
  -- Receipts less credit notes.
  revenue bigint not null,
  -- Set aside less what was reversed.
  giving bigint not null,
  primary key (hour, currency)
);

create index receipt_of_subscription on receipt (subscription_id) where kind = 'RECEIPT';
create index subscription_replaces on subscription (replaces) where replaces is not null;
-- When access ended or ends.
create index subscription_over on subscription ((coalesce(ended_at, greatest(canceled_at, expires_at))))
  where status = 'CANCELED';
