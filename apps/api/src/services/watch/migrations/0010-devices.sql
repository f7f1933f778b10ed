-- How viewings go by kind of device (decision 0121). Still no account, profile, session or single device.

alter table viewing
  add column device text check (device in ('PHONE', 'TABLET', 'DESKTOP', 'TELEVISION')),
  -- What kind the last error was that the player showed.
  add column error text;

-- Viewings that began on a day (UTC), by kind of device; 400 days, as all tables below.
create table device_day (
  day date not null,
  device text not null,
  viewings integer not null,
  -- Those that had an error and no picture.
  failed integer not null,
  primary key (day, device)
);

-- Viewings with a picture by how long they waited: four buckets for each doubling (rules/buckets.ts), so that days and devices
-- can be added.
create table device_bucket (
  day date not null,
  device text not null,
  measure text not null check (measure in ('FIRST_FRAME', 'STALLED')),
  bucket smallint not null,
  viewings integer not null,
  primary key (day, device, measure, bucket)
);

-- Viewings with an error, by the kind of the last one.
create table device_error (
  day date not null,
  device text not null,
  error text not null,
  viewings integer not null,
  primary key (day, device, error)
);
