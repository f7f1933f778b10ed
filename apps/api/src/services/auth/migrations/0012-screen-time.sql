-- When and how long a child's profile may watch: hours, minutes a day, and the zone of both.
alter table profiles add column screen_time jsonb;
