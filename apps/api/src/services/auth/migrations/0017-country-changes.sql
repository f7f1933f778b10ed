-- When a member chose another country: where titles depend on it, once in 30 days (SPEC-D59).
alter table accounts add column country_changed_at timestamptz;
