import { type AnyCall, found, Refusal } from '@kandil/contract';
import { audited } from '../../../../platform/audit.ts';
import { actReason } from '../../../../platform/http/opened.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { CallContext } from '../../../../platform/http/context.ts';
import { type AccountRow, accountById, lockAccount } from '../../store/accounts.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';
import { requireOpen } from './looks.ts';

/** The member's events say nothing of the staff's addresses and browsers. */
export const BY_STAFF = { ip: '', userAgent: '' };

export const nothingToDo = (): Refusal => new Refusal('NOTHING_TO_DO');

interface Act<T> {
  call: AnyCall;
  input: { id: string; reason: string };
  /** Fields that change, for the audit: their names alone. */
  fields: readonly string[];
  /** Before the account is locked: what counts attempts. */
  before?: (account: AccountRow) => Promise<void>;
  /** Gets the locked account, so that of people who ask at the same time one does it. */
  work: (trx: Executor, account: AccountRow, now: Date) => Promise<T>;
}

/**
 * Does something to an account that the caller has opened, with an entry in the audit in the same transaction.
 * @throws Refusal NOT_FOUND, REASON_REQUIRED, INVALID_INPUT for a reason that says too little, and what the act throws
 */
export async function actOn<T>(
  world: AuthWorld,
  context: CallContext,
  { call, input: { id, reason: said }, fields, before, work }: Act<T>,
): Promise<T> {
  await requireOpen(world, context, id);
  const reason = actReason(said);
  if (before) await before(found(await accountById(world.db, id)));
  return transaction(world.db, async (trx) => {
    const account = found(await lockAccount(trx, id));
    const done = await work(trx, account, new Date(world.now()));
    const changes = Object.fromEntries(fields.map((field) => [field, null]));
    await audited(world, trx, context, { call, subject: `account:${id}`, changes, reason });
    return done;
  });
}
