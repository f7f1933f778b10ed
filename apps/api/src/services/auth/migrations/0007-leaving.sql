-- When an account is to be deleted, as its owner asked.
alter table accounts add column delete_at timestamptz;
create index accounts_leaving on accounts (delete_at) where delete_at is not null;
