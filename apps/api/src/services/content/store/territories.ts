import { type Territories, territoryCount } from '@kandil/contract/territory';
import type { Db } from './sql.ts';

/** Stands for every country that the catalogue does not name. */
const OTHERS = '';

/** Replaces the territories by those of a new catalogue. */
export async function putTerritories(db: Db, { byCountry, others }: Territories): Promise<void> {
  await db.deleteFrom('territory').execute();
  const named = Object.entries(byCountry);
  if (named.length === 0) return;
  await db
    .insertInto('territory')
    .values(
      [...named, [OTHERS, others] as const].map(([country, territory]) => ({ country, territory })),
    )
    .execute();
}

/** The territories of the catalogue. */
export async function storedTerritories(db: Db): Promise<Territories> {
  const rows = await db.selectFrom('territory').selectAll().orderBy('country').execute();
  const numbers = Object.fromEntries(rows.map(({ country, territory }) => [country, territory]));
  const { [OTHERS]: others = 0, ...byCountry } = numbers;
  return { byCountry, others };
}

/** How many territories the catalogue has. */
export const storedTerritoryCount = async (db: Db): Promise<number> =>
  territoryCount(await storedTerritories(db));
