-- Receipts are deleted after 10 years. The ledger of giving outlives them: its totals are public, and it names nobody.
alter table giving_entry drop constraint giving_entry_receipt_id_fkey;
create index receipt_corrects on receipt (corrects) where corrects is not null;
create index refund_order_receipt on refund_order (receipt_id);

-- Attempts that were never paid.
create index reservation_unpaid on reservation (state, created_at) where state <> 'SETTLED';
