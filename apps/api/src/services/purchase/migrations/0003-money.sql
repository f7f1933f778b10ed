-- Plans, prices, offers and promo codes are data, imported from a file. What is no longer in the file stays as history
-- with `sold` false. Money is in minor units of its currency; the country '*' is every country without its own price.

create table period (
  code text primary key,
  months smallint not null check (months in (1, 12)),
  position smallint not null,
  suggested boolean not null,
  sold boolean not null
);

create table plan (
  code text primary key,
  position smallint not null,
  suggested boolean not null,
  streams smallint not null check (streams > 0),
  family_seats smallint not null check (family_seats >= 0),
  -- [{ "code", "title" }]; titles by language, null for a text of the product.
  features jsonb not null,
  title jsonb,
  description jsonb,
  sold boolean not null
);

create table price (
  plan_code text not null references plan,
  period_code text not null references period,
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount integer not null check (amount > 0),
  valid_from timestamptz not null,
  primary key (plan_code, period_code, country, valid_from)
);

create table offer (
  code text primary key,
  campaign text not null,
  kind text not null check (kind in ('FIRST_PERIOD', 'FREE_DAYS', 'FREE_UNTIL')),
  -- FIRST_PERIOD: what is paid first, and for how many days (null: a whole period).
  amount integer check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  days smallint check (days > 0),
  until timestamptz,
  plans text[] not null,
  periods text[] not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  sold boolean not null,
  check (kind <> 'FIRST_PERIOD' or (amount is not null and currency is not null)),
  check (kind <> 'FREE_DAYS' or days is not null),
  check (kind <> 'FREE_UNTIL' or until is not null)
);

create table promo_code (
  -- In capitals, without look-alikes.
  code text primary key,
  offer_code text not null references offer,
  -- Accounts that can use it; null: any number.
  seats integer check (seats > 0),
  used integer not null default 0 check (used >= 0 and (seats is null or used <= seats)),
  valid_from timestamptz,
  valid_until timestamptz,
  sold boolean not null
);

create table gateway (
  code text primary key check (code in ('PAYPAL', 'IYZICO', 'OPERATOR')),
  position smallint not null,
  -- Null: every country.
  countries text[],
  sold boolean not null
);

-- Tax in hundredths of a percent, which prices include.
create table tax (
  country text primary key check (country ~ '^([A-Z]{2}|\*)$'),
  rate integer not null check (rate between 0 and 10000)
);

create table seller (
  one boolean primary key default true check (one),
  lines text[] not null,
  imported_at timestamptz not null
);

-- What can be bought, once for everybody. A row never changes but for `replaced_at`; its id is derived from its content.
create table package (
  id text primary key,
  plan_code text not null references plan,
  period_code text not null references period,
  country text not null,
  currency text not null,
  amount integer not null check (amount > 0),
  valid_from timestamptz not null,
  offer_code text references offer,
  intro_amount integer check (intro_amount >= 0),
  intro_days smallint check (intro_days > 0),
  free_until timestamptz,
  gateway_code text not null references gateway,
  source_kind text not null
    check (source_kind in ('REDIRECT', 'CREDIT_CARD', 'PAYMENT_SOURCE_MSISDN', 'CONSENT_GATEWAY')),
  replaced_at timestamptz
);
create index package_offered on package (country, plan_code, period_code) where replaced_at is null;

-- One row per attempt to pay that passed the rules; its id is the attempt's.
create table reservation (
  intent_id uuid primary key,
  user_id uuid,
  package_id text not null references package,
  promo_code text references promo_code,
  -- The subscription that it replaces, and when: with the charge, or at the end of its period.
  replaces uuid,
  change text check (change in ('NOW', 'LATER')),
  starts_at timestamptz,
  state text not null check (state in ('HELD', 'SETTLED', 'RELEASED')),
  created_at timestamptz not null
);
create index reservation_user on reservation (user_id);

-- A seat of a promo code, counted in `promo_code.used`.
create table redemption (
  intent_id uuid primary key references reservation,
  code text not null references promo_code,
  user_id uuid,
  settled_at timestamptz,
  unique (code, user_id)
);

-- Every subscription that an account ever had. Accounts belong to the auth service: their ids are plain values.
alter table subscription rename to old_subscription;
create table subscription (
  id uuid primary key default gen_random_uuid(),
  subscription_code text not null,
  -- Null once the account is deleted.
  user_id uuid,
  plan_code text not null,
  period_code text not null,
  status text not null check (status in ('ACTIVE', 'SUSPENDED', 'CANCELED')),
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO', 'OPERATOR')),
  gateway_package text not null,
  gateway_subs_id text not null,
  -- The agreed price of a period.
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  offer_code text,
  -- What the first charge should be, where an offer says so.
  intro_amount integer,
  country text not null default '',
  terms_version text not null default '',
  starts_at timestamptz not null,
  -- End of the period that is paid for, or free.
  expires_at timestamptz not null,
  failed_at timestamptz,
  suspended_at timestamptz,
  canceled_at timestamptz,
  -- Access was ended before the period was: by a refund, a chargeback, a plan change or the account's deletion.
  ended_at timestamptz,
  replaces uuid references subscription,
  refund_charge text,
  refund_amount integer check (refund_amount > 0),
  created_at timestamptz not null,
  unique (gateway_code, gateway_subs_id),
  check ((status = 'CANCELED') = (canceled_at is not null)),
  check (status <> 'SUSPENDED' or suspended_at is not null)
);
create unique index subscription_live on subscription (user_id) where status <> 'CANCELED';
create index subscription_user on subscription (user_id);
create index subscription_due on subscription (status, expires_at) where status <> 'CANCELED';

alter table receipt rename to old_receipt;
create table receipt (
  id uuid primary key,
  -- Without gaps: from `receipt_counter`, in the transaction that writes the receipt.
  number integer not null unique,
  kind text not null check (kind in ('RECEIPT', 'CREDIT_NOTE')),
  -- The receipt that a credit note corrects.
  corrects uuid references receipt,
  subscription_id uuid references subscription,
  -- Null once the account is deleted; `buyer` is then its locked copy.
  user_id uuid,
  buyer jsonb,
  issued_at timestamptz not null,
  charged_at timestamptz not null,
  plan_code text not null,
  period_code text not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO', 'OPERATOR')),
  charge_id text not null,
  amount integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net integer not null,
  tax integer not null,
  -- Hundredths of a percent.
  tax_rate integer not null check (tax_rate >= 0),
  country text not null,
  giving_share integer not null,
  -- What went back so far.
  refunded integer not null default 0 check (refunded >= 0),
  status text not null check (status in ('PAID', 'REFUNDED', 'CHARGED_BACK')),
  seller text[] not null,
  check (net + tax = amount),
  check ((kind = 'CREDIT_NOTE') = (corrects is not null)),
  check (case kind when 'RECEIPT' then amount >= 0 else amount < 0 end)
);
create unique index receipt_charge on receipt (gateway_code, charge_id) where kind = 'RECEIPT';
create unique index receipt_period on receipt (subscription_id, period_from)
  where kind = 'RECEIPT' and status = 'PAID';
create index receipt_of_user on receipt (user_id, issued_at desc);

create table receipt_counter (
  one boolean primary key default true check (one),
  last integer not null
);

-- What gateways told about money that went back, also before its charge is known.
create table reversal (
  gateway_code text not null,
  charge_id text not null,
  kind text not null check (kind in ('REFUND', 'CHARGEBACK')),
  refunded integer not null check (refunded > 0),
  at timestamptz not null,
  primary key (gateway_code, charge_id)
);

-- The ledger of giving: set aside with each receipt, reversed with each credit note. Rows are never changed.
create table giving_entry (
  receipt_id uuid primary key references receipt,
  amount integer not null,
  currency text not null,
  at timestamptz not null
);
create table giving_transfer (
  id uuid primary key,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  recipient text not null,
  at timestamptz not null,
  entered_at timestamptz not null
);

-- Orders of operators to give money back, and what became of them.
create table refund_order (
  id uuid primary key,
  receipt_id uuid not null references receipt,
  -- What had gone back when the order was given.
  refunded_before integer not null check (refunded_before >= 0),
  amount integer not null check (amount > 0),
  reason text not null,
  operator text not null,
  ordered_at timestamptz not null,
  done_at timestamptz
);
create unique index refund_open on refund_order (receipt_id) where done_at is null;

-- Deleted accounts: nothing is booked for them any more. The id alone names nobody.
create table forgotten_account (
  user_id uuid primary key,
  at timestamptz not null
);

insert into subscription (subscription_code, user_id, plan_code, period_code, status, gateway_code, gateway_package,
  gateway_subs_id, amount, currency, starts_at, expires_at, failed_at, suspended_at, canceled_at, created_at)
select s.subscription_code, s.user_id, s.plan_code, s.period_code, s.status, s.gateway_code, s.gateway_package,
  s.gateway_subs_id, coalesce(last.amount, 0), coalesce(last.currency, 'USD'), s.created_at, s.expires_at,
  case s.status when 'SUSPENDED' then s.expires_at end, case s.status when 'SUSPENDED' then s.expires_at end,
  case s.status when 'CANCELED' then least(now(), s.expires_at) end, s.created_at
from old_subscription s
left join lateral (
  select r.amount, r.currency from old_receipt r where r.user_id = s.user_id order by r.issued_at desc limit 1
) last on true;

-- A payment that failed moved no money: it had no place among the receipts.
insert into receipt (id, number, kind, subscription_id, user_id, issued_at, charged_at, plan_code, period_code,
  period_from, period_to, gateway_code, charge_id, amount, currency, net, tax, tax_rate, country, giving_share,
  refunded, status, seller)
select r.id, row_number() over (order by r.issued_at, r.id), 'RECEIPT', s.id, r.user_id, r.issued_at, r.issued_at,
  r.plan_code, r.period_code, r.issued_at,
  r.issued_at + case r.period_code when 'YEARLY' then interval '1 year' else interval '1 month' end,
  r.gateway_code, 'old-' || r.id, r.amount, r.currency, r.amount, 0, 0, '', r.giving_share,
  case r.status when 'REFUNDED' then r.amount else 0 end, r.status, '{}'
from old_receipt r left join subscription s on s.user_id = r.user_id
where r.status <> 'FAILED';
insert into receipt_counter (last) select count(*) from receipt;
insert into giving_entry (receipt_id, amount, currency, at)
select id, giving_share, currency, issued_at from receipt;
drop table old_receipt, old_subscription;
