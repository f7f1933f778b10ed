import type { GatewayCode } from '@kandil/contract/payment';
import { type Insertable, sql, type Updateable } from 'kysely';
import { countAttempt } from './metrics.ts';
import { CLOSED_STATES } from '../rules/states.ts';
import type { AtGateway, Executor, IntentRow, PaymentTables } from './tables.ts';

type Change = Omit<Updateable<PaymentTables['intent']>, 'id'>;

/** Who may have one open intent: an account, or the number of a guest. */
export type Payer = { userId: string } | { msisdn: string };

/** Lets one transaction at a time start an attempt of a payer. */
export async function lockPayer(trx: Executor, payer: Payer): Promise<void> {
  const key = 'userId' in payer ? payer.userId : payer.msisdn;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 13))`.execute(trx);
}

const ofPayer = (db: Executor, payer: Payer) =>
  'userId' in payer
    ? db.selectFrom('intent').selectAll().where('user_id', '=', payer.userId)
    : db
        .selectFrom('intent')
        .selectAll()
        .where('user_id', 'is', null)
        .where('guest', '=', true)
        .where('msisdn', '=', payer.msisdn);

/** The open intent of a payer, locked. */
export const lockOpenIntent = (trx: Executor, payer: Payer): Promise<IntentRow | undefined> =>
  ofPayer(trx, payer).where('state', 'not in', CLOSED_STATES).forUpdate().executeTakeFirst();

export async function insertIntent(
  db: Executor,
  row: Insertable<PaymentTables['intent']>,
): Promise<IntentRow> {
  return db.insertInto('intent').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Points attempts at the new id of their subscription. */
export async function moveIntents(
  trx: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
  next: string,
): Promise<void> {
  await trx
    .updateTable('intent')
    .set({ gateway_subs_id: next })
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .execute();
}

export const intentById = (db: Executor, id: string): Promise<IntentRow | undefined> =>
  db.selectFrom('intent').selectAll().where('id', '=', id).executeTakeFirst();

export const lockIntent = (trx: Executor, id: string): Promise<IntentRow | undefined> =>
  trx.selectFrom('intent').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const intentBySecret = (
  db: Executor,
  gatewayCode: GatewayCode,
  secret: string,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('secret', '=', secret)
    .executeTakeFirst();

export const intentByReference = (
  db: Executor,
  gatewayCode: GatewayCode,
  reference: string,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** The intent that began a subscription. */
export const intentOf = (
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest attempt with a number that may still have been paid. */
export const attemptWithNumber = (
  db: Executor,
  who: { userId: string | null; msisdn: string },
  what: { gatewayCode: GatewayCode; gatewayPackage: string },
  since: Date,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('msisdn', '=', who.msisdn)
    .where('gateway_code', '=', what.gatewayCode)
    .where('gateway_package', '=', what.gatewayPackage)
    .where('source_kind', '=', 'PAYMENT_SOURCE_MSISDN')
    .where('created_at', '>', since)
    .where((eb) => (who.userId === null ? eb('guest', '=', true) : eb('user_id', '=', who.userId)))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function changeIntent(db: Executor, id: string, change: Change): Promise<IntentRow> {
  const row = await db
    .updateTable('intent')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.state !== undefined) countAttempt(row.gateway_code, row.state);
  return row;
}

/** Open intents, oldest first, after a moment and id. */
export const openIntents = (
  db: Executor,
  after: { created_at: Date; id: string },
  limit: number,
): Promise<Pick<IntentRow, 'id' | 'created_at'>[]> =>
  db
    .selectFrom('intent')
    .select(['id', 'created_at'])
    .where('state', 'not in', CLOSED_STATES)
    .where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id}::uuid)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Those of some intents that are paid, open, or have a subscription that its gateway does not read as ended. */
export async function chargeableOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('intent')
    .leftJoin('gateway_subscription as at', (join) =>
      join
        .onRef('at.gateway_code', '=', 'intent.gateway_code')
        .onRef('at.gateway_subs_id', '=', 'intent.gateway_subs_id'),
    )
    .select('intent.id')
    .where(sql<boolean>`intent.id = any (${[...ids]}::uuid[])`)
    .where(({ eb, and, or }) =>
      or([
        eb('intent.state', 'not in', ['FAILED', 'ABANDONED']),
        and([eb('intent.gateway_subs_id', 'is not', null), eb('at.ended_at', 'is', null)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The attempts of an account, oldest first. */
export const intentsOf = (db: Executor, userId: string): Promise<IntentRow[]> =>
  db.selectFrom('intent').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

/** Removes whose intents these were. */
export async function forgetPayer(trx: Executor, userId: string): Promise<void> {
  await trx
    .updateTable('intent')
    .set({ user_id: null, msisdn: null, country_code: null, form: null, redirect_url: null })
    .where('user_id', '=', userId)
    .execute();
}
