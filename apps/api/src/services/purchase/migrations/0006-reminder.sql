-- The charge that the member was reminded of: one reminder for each period.
alter table subscription add column reminded_of timestamptz;
create index subscription_renewing on subscription (expires_at) where status = 'ACTIVE';
