import { sql } from 'kysely';
import type { AuditRow, Executor, NewAuditRow } from './tables.ts';

/** Stores an entry once. */
export async function insertAudit(db: Executor, entry: NewAuditRow): Promise<void> {
  await db
    .insertInto('audit')
    .values(entry)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface AuditFilter {
  staffId?: string | undefined;
  call?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The last entry of the page before. */
  after?: { at: Date; id: string } | undefined;
}

/** Entries, the newest first, with the name of who it was. */
export const auditRows = (
  db: Executor,
  { staffId, call, subject, from, until, after }: AuditFilter,
  limit: number,
): Promise<(AuditRow & { name: string | null })[]> =>
  db
    .selectFrom('audit as e')
    .leftJoin('account as a', 'a.id', 'e.staff_id')
    .selectAll('e')
    .select('a.name')
    .$if(staffId !== undefined, (query) => query.where('e.staff_id', '=', staffId ?? ''))
    .$if(call !== undefined, (query) => query.where('e.call', '=', call ?? ''))
    .$if(subject !== undefined, (query) => query.where('e.subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('e.at', '>=', from ?? new Date()))
    .$if(until !== undefined, (query) => query.where('e.at', '<', until ?? new Date()))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.at, e.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();

/** Rows per statement: a statement may take two seconds (SEC-16). */
const BATCH = 2000;

/** Removes the reasons of entries before a moment, which has to be a year ago: the database refuses others. */
export async function removeReasons(db: Executor, before: Date): Promise<void> {
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('audit')
      .set({ reason: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('audit')
          .select('id')
          .where('reason', 'is not', null)
          .where('at', '<', before)
          .where('at', '<', sql<Date>`now() - interval '1 year'`)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < BATCH) return;
  }
}

/** Deletes what need not stay; the database lets nothing else go. */
export async function deleteEndedAudit(db: Executor, moment: Date): Promise<void> {
  await db
    .deleteFrom('audit')
    .where('stays_until', '<', moment)
    .where('stays_until', '<', sql<Date>`now()`)
    .execute();
}
