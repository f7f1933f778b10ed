-- One row: who gave the offers file of the last import, so that a start of the demo replaces only its own. Older offers
-- count as an operator's, except for those that have the seller and the prices of the demo.
create table imported (
  one boolean primary key default true check (one),
  source text not null check (source in ('DEMO', 'OPERATOR')),
  checksum text not null,
  imported_at timestamptz not null
);
insert into imported (source, checksum, imported_at)
select
  case when lines = array['Kandil Media', '1 Lantern Street', '10000 Demo City'] and '6896aa07b8e1fa1eefd0a65dac485009' = (
    select md5(string_agg(concat_ws(' ', plan_code, period_code, country, currency, amount), ',' order by
      plan_code collate "C", period_code collate "C", country collate "C", valid_from)) from price)
  then 'DEMO' else 'OPERATOR' end,
  '', imported_at
from seller;
