-- The devices an account was used on. Which of them have a place is seen from their sessions; the row stays, so that a
-- device that comes back is known.
create table devices (
  account_id uuid not null references accounts on delete cascade,
  device_id text not null,
  platform text not null,
  -- Named from it, in the language of whoever looks.
  user_agent text not null,
  -- Time zone of the device: all that is known of where it is.
  zone text,
  first_seen_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, device_id)
);
create index devices_unused on devices (last_used_at);

alter table sessions add column zone text;
-- A client that does not name its device is one with its session.
update sessions set device_id = 'session-' || id where device_id is null;
alter table sessions alter column device_id set not null;

insert into devices (account_id, device_id, platform, user_agent, first_seen_at, last_used_at)
select distinct on (account_id, device_id)
  account_id, device_id, platform, user_agent,
  min(created_at) over device, max(last_used_at) over device
from sessions
window device as (partition by account_id, device_id)
order by account_id, device_id, last_used_at desc;
