import type { Insertable } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

/** @throws a unique violation of `chargeback_pkey` for the second one of a receipt */
export async function insertChargeback(
  trx: Executor,
  row: Insertable<PurchaseTables['chargeback']>,
): Promise<void> {
  await trx.insertInto('chargeback').values(row).execute();
}
