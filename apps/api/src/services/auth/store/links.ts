import type { Selectable } from 'kysely';
import type { EmailAddress } from '../rules/address.ts';
import { LINK_PURPOSE } from '../rules/one-time.ts';
import { accountByLogin } from './accounts.ts';
import type { AuthTables, Executor } from './tables.ts';

export type LinkRow = Selectable<AuthTables['links']>;

/** Stores a link. It replaces the previous link of the same purpose. */
export async function replaceLink(db: Executor, row: Omit<LinkRow, 'used_at'>): Promise<void> {
  const { id, hash, destination, created_at, expires_at } = row;
  await db
    .insertInto('links')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet({ id, hash, destination, created_at, expires_at, used_at: null }),
    )
    .execute();
}

export function linkById(db: Executor, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A live link, also one that has done its work: `used_at` says so. It stays as it is. */
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

/** Uses a live link of this purpose; exactly one of concurrent callers gets it. */
export function takeLink(
  trx: Executor,
  hash: Buffer,
  purpose: string,
  now: Date,
): Promise<LinkRow | undefined> {
  return trx
    .updateTable('links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The account that waits for an address to be verified: its own address, or one that it asked to change to. */
export async function accountAwaiting(
  db: Executor,
  { address, key }: EmailAddress,
): Promise<string | undefined> {
  const holder = await accountByLogin(db, { email_key: key });
  if (holder?.email_verified_at) return undefined;
  if (holder?.confirmed_at) return holder.id;
  const asked = await db
    .selectFrom('links')
    .select('account_id')
    .where('destination', '=', address)
    .where('purpose', '=', LINK_PURPOSE)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked?.account_id;
}

/** The address that an account asked to change to, while its link is valid and unopened. */
export async function awaitedEmail(
  db: Executor,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const link = await db
    .selectFrom('links')
    .select('destination')
    .where('account_id', '=', accountId)
    .where('purpose', '=', LINK_PURPOSE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.destination ?? null;
}

/** Ends the link to an address that an account asked to change to. */
export async function dropAwaitedEmail(db: Executor, accountId: string): Promise<void> {
  await db
    .deleteFrom('links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', LINK_PURPOSE)
    .where('used_at', 'is', null)
    .execute();
}
