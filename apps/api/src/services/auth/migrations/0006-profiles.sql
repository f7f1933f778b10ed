-- The PIN of a profile, as an argon2 string; and the profile a session has entered.
alter table profiles add column pin_hash text;
alter table sessions add column profile_id integer references profiles on delete set null;
