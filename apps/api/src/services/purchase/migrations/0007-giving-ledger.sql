-- An entry of the ledger names its receipt by number and amount, so that anybody can compute the share again, also when
-- the receipt is deleted.
alter table giving_entry add column number integer, add column paid integer;
update giving_entry e set number = r.number, paid = r.amount from receipt r where r.id = e.receipt_id;
-- The receipt is deleted: only its share is known.
update giving_entry set paid = amount * 40 where paid is null;
alter table giving_entry alter column paid set not null;
create index giving_entry_at on giving_entry (at desc, number desc);
