import { Refusal } from '@kandil/contract';
import type { StoreName } from '@kandil/contract/control/system';
import type { Transaction } from 'kysely';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import type { Store } from '../../../platform/store.ts';
import type { StaffWorld } from '../world.ts';

/** Milliseconds that a panel waits for a database: the others are shown without it. */
const PATIENCE = 4000;

export const storesOf = ({ stores }: Pick<StaffWorld, 'stores'>): [StoreName, Store][] => [
  ...stores,
];

/** What a database answers; null if it does not. */
export async function fromStore<Answer>(
  { database }: Store,
  read: (pool: Store['database']['pool']) => Promise<Answer>,
): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE)));
  try {
    return await Promise.race([read(database.pool).catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws Refusal INVALID_INPUT for a database that this installation does not have */
export function storeNamed({ stores }: Pick<StaffWorld, 'stores'>, name: StoreName): Store {
  const store = stores.get(name);
  if (!store) throw new Refusal('INVALID_INPUT', { fields: { store: 'INVALID_INPUT' } });
  return store;
}

/** Runs `work` in a transaction of a database, whichever it is. */
export const inStore = <Result>(
  { database }: Store,
  work: (trx: Transaction<object>) => Promise<Result>,
): Promise<Result> => transaction(schemaOf<object>(database, 'queue'), work);
