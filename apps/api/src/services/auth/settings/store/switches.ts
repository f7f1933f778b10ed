import type { Maintenance } from '@kandil/contract/control/settings';
import type { Selectable } from 'kysely';
import type { AuthTables, Executor } from '../../store/tables.ts';

export type SwitchRow = Selectable<AuthTables['switch']>;
export type RowName = SwitchRow['name'];

/** Every row. */
export const switchRows = (db: Executor): Promise<SwitchRow[]> =>
  db.selectFrom('switch').selectAll().execute();

/** Locks a row, so that of two who change it at once the second sees the change of the first. */
export const lockSwitch = (trx: Executor, name: RowName): Promise<SwitchRow> =>
  trx
    .selectFrom('switch')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Whether people may sign up. It waits for a change that is being made, and one that comes waits for the transaction: no
 * account is made after it.
 */
export async function isRegistrationOpen(trx: Executor): Promise<boolean> {
  const row = await trx
    .selectFrom('switch')
    .select('value')
    .where('name', '=', 'REGISTRATION')
    .forShare()
    .executeTakeFirst();
  return row?.value !== false;
}

interface SwitchChange {
  value: boolean | Maintenance | null;
  by: string | null;
  at: Date;
}

export async function changeSwitch(
  trx: Executor,
  { name, version }: Pick<SwitchRow, 'name' | 'version'>,
  { value, by, at }: SwitchChange,
): Promise<void> {
  await trx
    .updateTable('switch')
    .set({
      value: value === null ? null : JSON.stringify(value),
      version: version + 1,
      changed_at: at,
      changed_by: by,
    })
    .where('name', '=', name)
    .execute();
}
