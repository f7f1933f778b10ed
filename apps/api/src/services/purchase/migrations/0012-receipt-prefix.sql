-- Letters before the number of a receipt are the operator's, and stay as they were printed. Those before had KND.
alter table receipt add column prefix text not null default 'KND' check (prefix ~ '^[A-Z][A-Z0-9]{0,5}$');
alter table giving_entry add column prefix text not null default 'KND' check (prefix ~ '^[A-Z][A-Z0-9]{0,5}$');
