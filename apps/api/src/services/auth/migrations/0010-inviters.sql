-- Whose invitation an account signed up with. `reference` stays what was sent: it may be a code of nobody.
alter table accounts add column inviter_id uuid references accounts on delete set null;
create index accounts_inviter on accounts (inviter_id) where inviter_id is not null;
update accounts invited set inviter_id = i.account_id
  from invitations i where i.code = lower(trim(invited.reference)) and i.account_id <> invited.id;
