-- Accounts belong to the auth service, plans and subscriptions to purchase: their ids are plain values here.

-- One attempt to pay.
create table intent (
  id uuid primary key,
  -- Null for a guest whose number is not proved yet, and once the account is deleted.
  user_id uuid,
  -- Started by a guest with a mobile number; its id is then enough to read its state.
  guest boolean not null,
  msisdn text,
  state text not null check (
    state in (
      'CREATED', 'REDIRECTED', 'OTP_SENT', 'APPROVED', 'ACTIVATING', 'UNKNOWN', 'SETTLED', 'FAILED',
      'ABANDONED'
    )
  ),
  -- What the gateway was told and may have done; set while the state is UNKNOWN or ACTIVATING.
  operation text check (operation in ('OPEN', 'ACTIVATE')),
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO', 'OPERATOR')),
  gateway_package text not null,
  source_kind text not null check (
    source_kind in ('REDIRECT', 'CREDIT_CARD', 'PAYMENT_SOURCE_MSISDN', 'CONSENT_GATEWAY')
  ),
  -- What is bought, as it was shown and agreed.
  terms jsonb not null,
  terms_version text not null,
  promotion_code text,
  country_code text,
  language text not null,
  -- Ties the browser's return to the intent, without a session.
  secret text not null unique,
  -- What the gateway calls the attempt, and the approved subscription.
  reference text,
  gateway_subs_id text,
  -- Where the payer approves, or the gateway's form for the payment origin.
  redirect_url text,
  form text,
  reason text,
  created_at timestamptz not null,
  -- When the state or the lease changed last.
  updated_at timestamptz not null,
  -- The approval of the gateway ends, at most 3 hours after the start.
  expires_at timestamptz not null
);
-- One open intent per account, and per number for guests (T-P01).
create unique index intent_open_account on intent (user_id)
  where user_id is not null and state not in ('SETTLED', 'FAILED', 'ABANDONED');
create unique index intent_open_guest on intent (msisdn)
  where user_id is null and guest and state not in ('SETTLED', 'FAILED', 'ABANDONED');
create index intent_open on intent (created_at) where state not in ('SETTLED', 'FAILED', 'ABANDONED');
create index intent_user on intent (user_id);
create index intent_reference on intent (gateway_code, reference);
create index intent_subscription on intent (gateway_code, gateway_subs_id);

-- The gateway's own plan of a package.
create table gateway_plan (
  gateway_code text not null,
  gateway_package text not null,
  plan_id text not null,
  created_at timestamptz not null,
  primary key (gateway_code, gateway_package)
);

-- Every subscription at a gateway, without personal data, until the gateway reads ended: it outlives the account.
create table gateway_subscription (
  gateway_code text not null,
  gateway_subs_id text not null,
  created_at timestamptz not null,
  -- Something was booked for it.
  settled_at timestamptz,
  -- When the failed renewal happened that purchase knows of.
  failure_at timestamptz,
  retried_at timestamptz,
  cancel_wanted_at timestamptz,
  ended_at timestamptz,
  primary key (gateway_code, gateway_subs_id)
);
create index gateway_subscription_watched on gateway_subscription (gateway_code, gateway_subs_id)
  where ended_at is null;
create index gateway_subscription_cancel on gateway_subscription (cancel_wanted_at)
  where cancel_wanted_at is not null and ended_at is null;

-- Money that the gateway received, as its records show it; amounts in minor units.
create table gateway_charge (
  gateway_code text not null,
  charge_id text not null,
  gateway_subs_id text not null,
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  charged_at timestamptz not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  -- Purchase answered; null: it is told again.
  outcome text check (outcome in ('SETTLED', 'KNOWN', 'SURPLUS')),
  -- What went back by the gateway's records, and what purchase knows of.
  refunded integer not null default 0,
  refund_kind text not null default 'REFUND' check (refund_kind in ('REFUND', 'CHARGEBACK')),
  refunded_at timestamptz,
  told_refunded integer not null default 0,
  primary key (gateway_code, charge_id)
);
create index gateway_charge_subscription on gateway_charge (gateway_code, gateway_subs_id);
create index gateway_charge_open on gateway_charge (charged_at) where outcome is null or refunded > told_refunded;

-- Money that is to be given back; the key gives it back once.
create table refund (
  gateway_code text not null,
  key text not null,
  charge_id text not null,
  gateway_subs_id text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  wanted_at timestamptz not null,
  done_at timestamptz,
  primary key (gateway_code, key)
);
create index refund_open on refund (wanted_at) where done_at is null;

-- The inbox: every signed message of a gateway once. Kept for 13 months.
create table gateway_event (
  gateway_code text not null,
  event_id text not null,
  type text not null,
  gateway_subs_id text,
  reference text,
  -- Money that went back, for gateways that tell it by events alone.
  reversal_kind text check (reversal_kind in ('REFUND', 'CHARGEBACK')),
  reversal_charge_id text,
  reversal_amount integer,
  reversal_currency text,
  raw bytea not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (gateway_code, event_id)
);
create index gateway_event_open on gateway_event (received_at) where handled_at is null;
create index gateway_event_age on gateway_event (received_at);
create index gateway_event_reversal on gateway_event (gateway_code, reversal_charge_id)
  where reversal_charge_id is not null;
