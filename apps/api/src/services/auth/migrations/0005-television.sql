-- Codes that televisions show. Only the hash of the television's own secret is kept; with `seed` it makes the session's
-- first refresh token, so that an answer that was lost can be given again although the token is stored nowhere.
create table tv_codes (
  id uuid primary key,
  code text not null unique,
  device_id text not null,
  secret_hash bytea not null,
  seed bytea not null,
  -- The television is named from it, in the language of whoever looks.
  user_agent text not null,
  zone text,
  polls integer not null default 0,
  -- The session in which the code was entered. What ends it for safety ends what it allowed.
  approved_by uuid references sessions on delete cascade,
  approved_at timestamptz,
  -- The session that the television got.
  session_id uuid references sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((approved_by is null) = (approved_at is null)),
  check (session_id is null or approved_by is not null)
);
create index tv_codes_expiring on tv_codes (expires_at);
create index tv_codes_approved_by on tv_codes (approved_by) where approved_by is not null;
create index tv_codes_session on tv_codes (session_id) where session_id is not null;
