import type { Executor } from './tables.ts';

/** The accounts that ever had a subscription, after an id, in the order of their ids. */
export async function ownersAfter(
  db: Executor,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('user_id')
    .distinct()
    .where('user_id', 'is not', null)
    .$if(after !== null, (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ user_id: id }) => id ?? []);
}
