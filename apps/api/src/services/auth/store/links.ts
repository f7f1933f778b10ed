import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

export type LinkRow = Selectable<AuthTables['links']>;

/** Opens a link in place of the one there was for the same purpose, which no longer serves. */
export async function replaceLink(db: Executor, row: LinkRow): Promise<void> {
  const { id, hash, destination, created_at, expires_at } = row;
  await db
    .insertInto('links')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet({ id, hash, destination, created_at, expires_at }),
    )
    .execute();
}

export function linkById(db: Executor, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A link that still serves, for those who only look at it. */
export function linkByHash(
  db: Executor,
  hash: Buffer,
  purpose: string,
  now: Date,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up: the row when it was there, for this purpose and not expired, to one caller only. */
export function takeLink(
  trx: Executor,
  hash: Buffer,
  purpose: string,
  now: Date,
): Promise<LinkRow | undefined> {
  return trx
    .deleteFrom('links')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
