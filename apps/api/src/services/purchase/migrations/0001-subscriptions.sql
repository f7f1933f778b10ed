-- Accounts belong to the auth service: their ids are plain values here.

-- The newest subscription of an account; what it was before stands in its receipts.
create table subscription (
  user_id uuid primary key,
  subscription_code text not null unique,
  plan_code text not null,
  period_code text not null,
  status text not null check (status in ('ACTIVE', 'SUSPENDED', 'CANCELED')),
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO')),
  gateway_package text not null,
  gateway_subs_id text not null,
  -- End of the period that is paid for.
  expires_at timestamptz not null,
  created_at timestamptz not null
);

-- Money in minor units of its currency. A receipt never changes but for its status.
create table receipt (
  id uuid primary key,
  user_id uuid not null,
  issued_at timestamptz not null,
  plan_code text not null,
  period_code text not null,
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO')),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  giving_share integer not null check (giving_share >= 0),
  status text not null check (status in ('PAID', 'REFUNDED', 'FAILED'))
);
create index receipt_user on receipt (user_id, issued_at desc);
