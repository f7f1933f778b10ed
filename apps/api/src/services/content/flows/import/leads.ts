import { AGE_STEPS } from '@kandil/contract/child-limits';
import { type Kysely, sql } from 'kysely';
import { leadsOf } from '../../rules/leads.ts';
import { all, CHILD_LEADS, titleOnShow } from '../../store/sql.ts';
import { storedTerritoryCount } from '../../store/territories.ts';
import { type ContentTables, type Row, table } from '../../store/tables.ts';

interface Item extends Pick<Row<'breakdown_item'>, 'breakdown_id' | 'title_id'> {
  category_id: number;
  territories: number;
  type: Row<'breakdown'>['type'];
  kids: boolean;
  age: number;
}

/** Writes which titles lead rows above, for everybody and for children of each step, in each territory. DISCOVERY rows have an order per profile. */
export async function deriveLeads(db: Kysely<ContentTables>): Promise<void> {
  const items = await all(
    db,
    sql<Item>`
    select b.category_id, i.breakdown_id, b.type, i.title_id, t.kids, t.age, t.territories
    from ${table.breakdown_item} i join ${table.breakdown} b on b.id = i.breakdown_id
    join ${table.title} t on t.id = i.title_id where b.type <> 'DISCOVERY' and ${titleOnShow('t')}
    order by b.category_id, b.position, i.position`,
  );
  const territories = await storedTerritoryCount(db);
  const every = leadsOfAges(items);
  const here =
    territories === 1
      ? []
      : Array.from({ length: territories }, (_, territory) =>
          leadsOfAges(items.filter((item) => (item.territories & (1 << territory)) !== 0)),
        );
  const numbersOf = (item: Item, ages: LeadsOfAges) => ages.map((leads) => leads.get(item) ?? 0);
  const given = items.map((item) => {
    const [leads, ...children] = numbersOf(item, every);
    return {
      breakdown_id: item.breakdown_id,
      title_id: item.title_id,
      leads,
      ...Object.fromEntries(AGE_STEPS.map((step, at) => [CHILD_LEADS[step], children[at]])),
      territory_leads: here.length === 0 ? null : here.flatMap((ages) => numbersOf(item, ages)),
    };
  });
  await sql`
    update ${table.breakdown_item} i set leads = given.leads,
      kids_leads_3 = given.kids_leads_3, kids_leads = given.kids_leads, kids_leads_10 = given.kids_leads_10,
      territory_leads = given.territory_leads
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(breakdown_id int, title_id int, leads smallint, kids_leads_3 smallint, kids_leads smallint,
        kids_leads_10 smallint, territory_leads smallint[])
    where i.breakdown_id = given.breakdown_id and i.title_id = given.title_id
      and (i.leads, i.kids_leads_3, i.kids_leads, i.kids_leads_10, i.territory_leads) is distinct from
        (given.leads, given.kids_leads_3, given.kids_leads, given.kids_leads_10, given.territory_leads)`.execute(
    db,
  );
}

/** By item, for everybody and for children of each step, as `leadsPlace` orders them. */
type LeadsOfAges = readonly ReadonlyMap<Item, number>[];

const leadsOfAges = (items: readonly Item[]): LeadsOfAges => [
  leadsByItem(items),
  ...AGE_STEPS.map((step) => leadsByItem(items.filter(({ kids, age }) => kids && age <= step))),
];

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
