-- Sign-ups by hour for the control room (decision 0114): every hour from the first counted one; 25 months.
create table numbers_hour (
  hour timestamptz primary key,
  sign_ups integer not null
);
create index accounts_confirmed on accounts (confirmed_at) where confirmed_at is not null;
