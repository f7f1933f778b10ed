-- Reasons are free text and may name people: they go after a year, while their entry stays. Nothing else of it changes.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.stays_until < now() then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.reason is null and old.at < now() - interval '1 year'
     and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'entries of the audit cannot be changed, nor deleted before %', old.stays_until;
end
$$;
create index audit_reason on audit (at) where reason is not null;
