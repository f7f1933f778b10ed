-- Refunds that somebody of the staff ordered. Above the limit of its currency an order waits for a second person: the
-- release before sees it as an order without a job, and leaves it alone.
alter table refund_order
  add column ordered_by uuid,
  add column waiting boolean not null default false,
  add column approved_by uuid,
  add column approved_at timestamptz,
  -- Why nothing was given back; `done_at` is then when that was decided.
  add column closed text check (closed in ('CANCELLED', 'EXPIRED')),
  add column closed_by uuid,
  add constraint refund_second_person check (ordered_by is null or approved_by is distinct from ordered_by),
  add constraint refund_closed check (closed is null or done_at is not null);
create index refund_waiting on refund_order (ordered_at) where waiting and done_at is null;

-- Refunds above it need a second person; minor units. Of the offers document.
create table refund_limit (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  amount integer not null check (amount >= 0)
);

-- Chargebacks that gateways do not report, as somebody of the staff entered them: one of each receipt.
create table chargeback (
  receipt_id uuid primary key references receipt on delete cascade,
  amount integer not null check (amount > 0),
  day date not null,
  reason text not null,
  entered_by uuid not null,
  entered_at timestamptz not null
);

-- For lists and files by day.
create index receipt_issued on receipt (issued_at desc, number desc);
