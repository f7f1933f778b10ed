-- Minutes that a grown-up gives a child on top of its limits.
alter table screen_time
  -- Until when the child may watch, whatever the limits say.
  add column more_until timestamptz,
  -- How often on this day.
  add column more_given integer not null default 0;
