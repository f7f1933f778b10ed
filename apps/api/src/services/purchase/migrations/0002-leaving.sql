-- The receipts of an account that was deleted stay as long as the law asks, and belong to nobody.
alter table receipt alter column user_id drop not null;
