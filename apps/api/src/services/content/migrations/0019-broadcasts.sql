-- What other parties' channels show, and when. Rows name their channel by its code, so an import of the catalogue keeps
-- them; those of a removed channel go with it. Channels with a loop of programmes have none.
create table broadcast (
  channel_code text not null references channel (code) on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Code of a title or video of the catalogue that it shows, if the guide names one.
  ref text,
  -- By language, as everywhere.
  title jsonb not null,
  storyline jsonb not null,
  -- Years from which it is suitable; null: not rated.
  age smallint,
  catch_up boolean not null,
  primary key (channel_code, start_at),
  -- Queries by time look back no further (LONGEST_MS).
  check (end_at > start_at and end_at <= start_at + interval '24 hours')
);
create index broadcast_end on broadcast (end_at);

-- The last import of each channel's guide.
create table guide (
  channel_code text primary key references channel (code) on delete cascade,
  -- A file or an address.
  source text not null,
  imported_at timestamptz not null
);

-- The addresses that the hourly import asks, with the validators of their last good answer.
create table guide_address (
  url text primary key,
  -- What was imported from that answer: channels and their ids. For others the answer is read again.
  channels text not null,
  etag text,
  last_modified text,
  asked_at timestamptz not null,
  -- Since when, and why, it gives no guide; null: it does.
  failing_since timestamptz,
  problem text
);

-- The time zone of a channel, and the XMLTV file with its guide: { url, id }.
alter table channel add column zone text;
alter table channel add column guide jsonb;
