-- What an account invites others with; made when it is first asked for. The code says nothing of whose it is.
create table invitations (
  account_id uuid primary key references accounts on delete cascade,
  code text not null unique
);
