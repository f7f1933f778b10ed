-- Refunds that the gateway did not make: why, and how often it refused. A try after a refusal is another request to the
-- gateway; one after silence is the same. The release before sees such an order as one at the gateway.
alter table refund_order
  add column failed_at timestamptz,
  add column failure text check (failure in ('REFUSED', 'UNAVAILABLE')),
  -- What the gateway said.
  add column failure_text text,
  add column refusals integer not null default 0,
  -- Why somebody of the staff gave it up.
  add column close_reason text,
  drop constraint refund_order_closed_check,
  add constraint refund_order_closed_check check (closed in ('CANCELLED', 'EXPIRED', 'GIVEN_UP')),
  add constraint refund_failure check ((failed_at is null) = (failure is null));
create index refund_failed on refund_order (ordered_at) where failed_at is not null and done_at is null;
