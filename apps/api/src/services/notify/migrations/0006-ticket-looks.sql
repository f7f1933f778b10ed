-- Who of the staff has opened a ticket, for the data export of its member. The audit has who it was.
create table ticket_look (
  -- Names the entry of the audit: once per ticket or file, person of the staff and hour.
  id text primary key,
  ticket_id uuid not null references ticket on delete cascade,
  -- Of that time.
  role text not null,
  at timestamptz not null
);
create index ticket_look_ticket on ticket_look (ticket_id, at desc);
