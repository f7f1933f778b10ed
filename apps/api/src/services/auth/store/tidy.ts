import { sql, type SqlBool } from 'kysely';
import { LOOKS_REMEMBERED_MS, MAILS_REMEMBERED_MS } from '../people/rules/looks.ts';
import { isInUse } from './set-aside.ts';
import type { AuthTables, Executor } from './tables.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;

/** Rows per statement: a statement may take two seconds (SEC-16). */
const BATCH = 2000;
/** A device that was unused for a year counts as new; no session lives that long unused. */
const DEVICE_REMEMBERED_MS = 365 * 24 * 3_600_000;

/**
 * Deletes expired one-time secrets, unused devices, old notes of mails and of looks by staff and, if older than `before`,
 * used refresh tokens, ended sessions, past memberships of families, data set aside until then and unconfirmed sign-ups.
 */
export async function tidy(db: Executor, now: Date, before: Date): Promise<void> {
  // What an account has that is set aside stays.
  const inUse = (table: string, condition: Condition) =>
    sql<SqlBool>`${condition} and ${isInUse(sql.ref(`${table}.account_id`), now)}`;
  await deleteWhere(db, 'codes', sql`expires_at < ${now}`);
  await deleteWhere(db, 'links', sql`expires_at < ${now}`);
  await deleteWhere(db, 'social_nonces', sql`expires_at < ${now}`);
  await deleteWhere(db, 'social_proofs', sql`expires_at < ${now}`);
  await deleteWhere(db, 'reset_requests', sql`expires_at < ${now}`);
  await deleteWhere(db, 'tv_codes', sql`expires_at < ${now}`);
  await deleteWhere(db, 'family_invites', sql`expires_at < ${now}`);
  await deleteWhere(db, 'family_members', sql`left_at < ${before}`);
  await deleteWhere(db, 'refresh_tokens', sql`used_at < ${before}`);
  await deleteWhere(db, 'set_aside', sql`lifts_at < ${before}`);
  await deleteWhere(db, 'sessions', inUse('sessions', sql`ended_at < ${before}`));
  await deleteWhere(db, 'sessions', inUse('sessions', sql`expires_at < ${before}`));
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteWhere(
    db,
    'devices',
    inUse('devices', sql`last_used_at < ${ago(DEVICE_REMEMBERED_MS)}`),
  );
  await deleteWhere(db, 'sent_mail', inUse('sent_mail', sql`at < ${ago(MAILS_REMEMBERED_MS)}`));
  await deleteWhere(db, 'staff_look', inUse('staff_look', sql`at < ${ago(LOOKS_REMEMBERED_MS)}`));
  await deleteWhere(
    db,
    'accounts',
    sql`confirmed_at is null and created_at < ${before} and ${isInUse(sql.ref('accounts.id'), now)}`,
  );
}

async function deleteWhere(
  db: Executor,
  table: keyof AuthTables,
  condition: Condition,
): Promise<void> {
  const row = sql<string>`ctid`;
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where(row, 'in', (eb) =>
        eb.selectFrom(table).select(row.as('row')).where(condition).limit(BATCH),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < BATCH) return;
  }
}
