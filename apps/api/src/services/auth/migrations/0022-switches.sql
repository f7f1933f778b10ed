-- What the control room switches at run time. A row without a value has its default; REGISTRATION is whether people may
-- sign up, NOTICE the notice of maintenance.
create table switch (
  name text primary key check (name in ('AVOD_ENABLED', 'MULTI_PROFILE_ENABLED', 'REGISTRATION', 'NOTICE')),
  value jsonb,
  -- Counts the changes, so that a change of what somebody no longer sees is refused.
  version integer not null,
  changed_at timestamptz,
  -- Somebody of the staff.
  changed_by uuid
);
insert into switch (name, version) values
  ('AVOD_ENABLED', 0), ('MULTI_PROFILE_ENABLED', 0), ('REGISTRATION', 0), ('NOTICE', 0);
