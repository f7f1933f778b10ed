import { type Kysely, sql } from 'kysely';
import { leadsOf } from '../../rules/leads.ts';
import { all, forChildren } from '../../store/sql.ts';
import { type ContentTables, type Row, table } from '../../store/tables.ts';

interface Item extends Pick<Row<'breakdown_item'>, 'breakdown_id' | 'title_id'> {
  category_id: number;
  type: Row<'breakdown'>['type'];
  for_children: boolean;
}

/** Writes which titles lead rows above, for everybody and for children. DISCOVERY rows have an order per profile. */
export async function deriveLeads(db: Kysely<ContentTables>): Promise<void> {
  const items = await all(
    db,
    sql<Item>`
    select b.category_id, i.breakdown_id, b.type, i.title_id, ${forChildren('t')} as for_children
    from ${table.breakdown_item} i join ${table.breakdown} b on b.id = i.breakdown_id
    join ${table.title} t on t.id = i.title_id where b.type <> 'DISCOVERY' and t.ready
    order by b.category_id, b.position, i.position`,
  );
  const leads = leadsByItem(items);
  const kidsLeads = leadsByItem(items.filter((item) => item.for_children));
  const given = items.map((item) => ({
    breakdown_id: item.breakdown_id,
    title_id: item.title_id,
    leads: leads.get(item) ?? 0,
    kids_leads: kidsLeads.get(item) ?? 0,
  }));
  await sql`
    update ${table.breakdown_item} i set leads = given.leads, kids_leads = given.kids_leads
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(breakdown_id int, title_id int, leads smallint, kids_leads smallint)
    where i.breakdown_id = given.breakdown_id and i.title_id = given.title_id
      and (i.leads, i.kids_leads) is distinct from (given.leads, given.kids_leads)`.execute(db);
}

/** @param items by category, row and position */
function leadsByItem(items: readonly Item[]): Map<Item, number> {
  const leads = new Map<Item, number>();
  for (const ofCategory of Map.groupBy(items, (item) => item.category_id).values()) {
    const rows = [...Map.groupBy(ofCategory, (item) => item.breakdown_id).values()];
    const counted = leadsOf(
      rows.map((row) => ({
        titleIds: row.map((item) => item.title_id),
        fixed: row[0]?.type === 'NEW_EPISODES',
      })),
    );
    for (const [at, row] of rows.entries())
      for (const [place, item] of row.entries()) leads.set(item, counted[at]?.[place] ?? 0);
  }
  return leads;
}
