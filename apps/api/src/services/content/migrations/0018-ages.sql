-- Age ratings in years, 0 to 18. Nodes of the release before still write and read the text beside them.
alter table title add column age integer not null
  generated always as (least(coalesce(substring(age_rating from '^(\d{1,2})[+]$')::integer, 18), 18)) stored;

-- A channel is rated as its oldest programme of the catalogue, unless the file says otherwise.
alter table channel add column age integer not null default 0 check (age between 0 and 18);
update channel c set age = coalesce((
  select max(t.age) from jsonb_array_elements(c.programmes) p join title t on t.code = p ->> 'title'), 0);

-- `kids_leads` counts for children of 7, as for every child before.
alter table breakdown_item
  add column kids_leads_3 smallint not null default 0,
  add column kids_leads_10 smallint not null default 0;
update breakdown_item set kids_leads_3 = kids_leads, kids_leads_10 = kids_leads;
