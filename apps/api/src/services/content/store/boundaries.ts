import { sql } from 'kysely';
import { type Db, first } from './sql.ts';
import { table } from './tables.ts';

// The moments at which something begins or ends to be shown, by the clock of the database.

/** Tables with `visible_from` and `visible_until`. */
const SHOWN = ['title', 'season', 'video', 'channel'] as const;

/** Collects the moments of the whole catalogue, without what was removed from it. */
export async function putBoundaries(db: Db): Promise<void> {
  const moments = sql.join(
    SHOWN.flatMap((name) => [
      sql`select visible_from as at from ${table[name]} where removed_at is null`,
      sql`select visible_until from ${table[name]} where removed_at is null`,
    ]),
    sql` union `,
  );
  await db.deleteFrom('boundary').execute();
  await sql`insert into ${table.boundary} (at) select at from (${moments}) moment where isfinite(at)`.execute(
    db,
  );
}

/** The next moment; undefined if nothing begins or ends any more. */
export async function nextBoundary(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('boundary')
    .select('at')
    .where('at', '>', sql<Date>`now()`)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Whether a moment has passed since the lists were derived last. */
export async function isTurnDue(db: Db): Promise<boolean> {
  const row = await first(
    db,
    sql<{ due: boolean }>`
    select exists (
      select from ${table.boundary}
      where at <= now() and at > coalesce((select at from ${table.turn}), '-infinity')) as due`,
  );
  return row?.due ?? false;
}

/** Notes that the lists are as they shall be at the beginning of this transaction. */
export async function noteTurn(db: Db): Promise<void> {
  const at = sql<Date>`now()`;
  await db
    .insertInto('turn')
    .values({ at })
    .onConflict((oc) => oc.column('one').doUpdateSet({ at }))
    .execute();
}
