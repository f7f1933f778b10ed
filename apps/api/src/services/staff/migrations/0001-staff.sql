-- The operator's people. Who is dismissed stays, for the names in the audit.
create table account (
  id uuid primary key,
  -- In lower case.
  mail text not null unique,
  name text not null,
  role text not null,
  created_at timestamptz not null,
  dismissed_at timestamptz
);

create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Base64url, as authenticators say it.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of signatures; many authenticators always say 0.
  counter bigint not null,
  transports text[] not null,
  -- The host that it was made for: no other host can use it.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

create table session (
  id uuid primary key,
  -- SHA-256 of the cookie's token.
  token_hash bytea not null unique,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- When the passkey was shown last.
  confirmed_at timestamptz not null
);
create index session_account on session (account_id);

create table invitation (
  id uuid primary key,
  -- SHA-256 of the link's token.
  token_hash bytea not null unique,
  mail text not null unique,
  role text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A challenge to an authenticator, for one answer.
create table challenge (
  value text primary key,
  kind text not null,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index challenge_end on challenge (expires_at);

-- What members of staff have done.
create table audit (
  -- The request and the call.
  id text primary key,
  at timestamptz not null,
  -- Null: a command of the operator's.
  staff_id uuid,
  role text,
  call text not null,
  subject text,
  changes jsonb not null,
  reason text,
  -- Until then nobody can delete it.
  stays_until timestamptz not null
);
create index audit_time on audit (at desc, id);
create index audit_staff on audit (staff_id, at desc);
create index audit_subject on audit (subject, at desc) where subject is not null;
create index audit_end on audit (stays_until);

-- Append only: no code, and no slip at the database's prompt, changes an entry.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.stays_until < now() then
    return old;
  end if;
  raise exception 'entries of the audit cannot be changed, nor deleted before %', old.stays_until;
end
$$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();
