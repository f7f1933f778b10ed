-- The devices an account was used on. A device counts while one of its sessions is live; the row stays, so that a
-- device that comes back is known.
create table devices (
  account_id uuid not null references accounts on delete cascade,
  device_id text not null,
  name text not null,
  platform text not null,
  -- Time zone of the device: all that is known of where it is.
  zone text,
  first_seen_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, device_id)
);

alter table sessions add column zone text;
create index sessions_device on sessions (account_id, device_id) where ended_at is null;
