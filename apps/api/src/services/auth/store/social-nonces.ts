import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from './tables.ts';

export async function insertNonce(
  db: Executor,
  row: Selectable<AuthTables['social_nonces']>,
): Promise<void> {
  await db.insertInto('social_nonces').values(row).execute();
}

/**
 * Consumes a nonce of the provider, and of the device it was made on if that is known; true for exactly one of
 * concurrent callers.
 */
export async function takeNonce(
  db: Executor,
  { hash, provider, deviceId }: { hash: Buffer; provider: string; deviceId: string | null },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('social_nonces')
    .where('hash', '=', hash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('device_id', 'is', null), eb('device_id', '=', deviceId)]))
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}
