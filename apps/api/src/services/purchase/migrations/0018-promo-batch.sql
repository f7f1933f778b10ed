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

-- Many single-use codes of a promo of the offers file. It says what they are worth; dropped there, they end too.
create table promo_batch (
  id uuid primary key,
  -- Of the offers file.
  source_code text not null references promo_code,
  offer_code text not null references offer,
  -- As it is printed before each code, in capitals.
  prefix text not null check (prefix ~ '^[A-Z0-9]{0,10}$'),
  count integer not null check (count between 1 and 50000),
  made integer not null default 0 check (made between 0 and count),
  valid_from timestamptz,
  valid_until timestamptz,
  note text not null,
  ordered_by uuid not null,
  ordered_at timestamptz not null,
  -- All of them are made.
  done_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  revoke_reason text,
  check (valid_until > valid_from),
  constraint promo_batch_revoked check ((revoked_at is null) = (revoked_by is null))
);
create index promo_batch_ordered on promo_batch (ordered_at desc, id desc);

-- A code of a batch has one seat; `sold` says nothing of it, because an import of the release before clears it.
alter table promo_code
  add column batch_id uuid references promo_batch,
  -- As the offers file has it; null for what the release before imported.
  add column written text;
create index promo_code_batch on promo_code (batch_id, code) where batch_id is not null;
create index promo_code_batch_used on promo_code (batch_id) where batch_id is not null and used > 0;
