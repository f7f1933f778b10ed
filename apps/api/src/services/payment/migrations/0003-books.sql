-- Comparisons of a month of our books with the list of a gateway. The newest of each month and gateway stays.
create table books_run (
  id uuid primary key,
  gateway_code text not null check (gateway_code in ('PAYPAL', 'IYZICO', 'OPERATOR')),
  -- `YYYY-MM`, UTC.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  requested_at timestamptz not null,
  -- Up to where both lists were read: lists of gateways are late.
  covers_until timestamptz not null,
  finished_at timestamptz,
  -- [{ currency, ours, theirs: { charged, back, count }, fees }], minor units.
  totals jsonb not null default '[]'
);
create unique index books_run_open on books_run (gateway_code, month) where state = 'RUNNING';
create index books_run_month on books_run (month, gateway_code, requested_at desc);

-- What both sides have, while they are compared. They name charges, and no persons.
create table books_line (
  run_id uuid not null references books_run on delete cascade,
  side text not null check (side in ('OURS', 'THEIRS')),
  line_id text not null,
  kind text not null check (kind in ('CHARGE', 'REFUND', 'CHARGEBACK')),
  charge_id text not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  at timestamptz not null,
  fee integer,
  primary key (run_id, side, line_id)
);

create table books_difference (
  run_id uuid not null references books_run on delete cascade,
  place integer not null,
  story text not null,
  kind text not null check (kind in ('CHARGE', 'BACK')),
  charge_id text not null,
  -- Ours: the printed receipt, where there is one.
  number text,
  currency text not null,
  -- Minor units; null: nothing.
  ours bigint,
  theirs bigint,
  at timestamptz not null,
  primary key (run_id, place)
);
