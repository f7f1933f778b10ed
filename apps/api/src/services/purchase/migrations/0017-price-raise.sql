-- A price on offer that is announced to those who have an older, lower one.
create table price_raise (
  id uuid primary key,
  plan_code text not null references plan,
  period_code text not null references period,
  -- Of the price; '*' is every country without its own.
  country text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The new price, minor units.
  amount integer not null check (amount > 0),
  ordered_by uuid not null,
  ordered_at timestamptz not null,
  -- How many it was to reach when it was ordered, and where the job that writes the notices is.
  expected integer not null,
  last_subscription uuid,
  done_at timestamptz,
  stopped_at timestamptz,
  stopped_by uuid,
  constraint price_raise_stopped check ((stopped_at is null) = (stopped_by is null))
);
-- Two persons at once announce it once.
create unique index price_raise_open on price_raise (plan_code, period_code, country)
  where done_at is null and stopped_at is null;

-- What the owner of one subscription was informed of, when, and from when it counts.
create table price_notice (
  id uuid primary key default gen_random_uuid(),
  raise_id uuid not null references price_raise,
  subscription_id uuid not null references subscription,
  old_amount integer not null,
  amount integer not null check (amount > old_amount),
  currency text not null,
  -- The packages by which the gateway charges before and from then on.
  old_package text not null,
  gateway_package text not null,
  -- Begin of the first period at the new price, as the mail has it.
  applies_from timestamptz not null,
  -- SENDING: the mail is on its way. REPORTED: the mail server took it. UNREACHED: it did not, or there is no address.
  -- MOVED: the gateway charges the new price from the next period on. REFUSED: it will not. AGREED: the owner took the new
  -- price at the gateway. APPLIED: it was charged. STOPPED: taken back. OVER: the subscription ended or changed before.
  state text not null check (state in
    ('SENDING', 'REPORTED', 'UNREACHED', 'MOVED', 'REFUSED', 'AGREED', 'APPLIED', 'STOPPED', 'OVER')),
  -- When the mail server took the mail.
  reported_at timestamptz,
  -- When the owner was asked again to agree.
  reminded_at timestamptz,
  changed_at timestamptz not null,
  unique (raise_id, subscription_id)
);
create unique index price_notice_open on price_notice (subscription_id) where state in ('SENDING', 'REPORTED', 'MOVED');
create index price_notice_state on price_notice (raise_id, state, id);
create index price_notice_due on price_notice (state, id) where state in ('REPORTED', 'MOVED');

-- The price of periods that begin at `next_from` or later, once the gateway charges it.
alter table subscription add column next_amount integer, add column next_from timestamptz,
  add constraint subscription_next check ((next_amount is null) = (next_from is null));
