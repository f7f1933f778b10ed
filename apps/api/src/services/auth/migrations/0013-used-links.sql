-- A link that has done its work stays until it expires, to say so when it is opened again.
alter table links add column used_at timestamptz;
