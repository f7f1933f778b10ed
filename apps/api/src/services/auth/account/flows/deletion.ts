import { dateText } from '@kandil/i18n/formats';
import { signOutEverywhere } from '../../flows/sign-out.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { recordEvent, type SecurityEvent } from '../../store/events.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';
import { deletionOf } from '../rules/deletion.ts';
import { setLift } from '../../store/set-aside.ts';
import { askDeletion, takeDeletionBack } from '../store/deletion.ts';

type World = Pick<AuthWorld, 'queue'>;

/** Who asks: the session of a member, or none for staff. */
type Caller = Pick<SecurityEvent, 'sessionId' | 'origin' | 'at'>;

/**
 * Sets the day of an account's deletion, ends its other sessions and mails the day. The caller holds the lock of the
 * account, which has no such day yet.
 * @returns when it will be deleted
 */
export async function scheduleDeletion(
  trx: Executor,
  world: World,
  account: Pick<AccountRow, 'id' | 'language'>,
  caller: Caller,
): Promise<Date> {
  const { id: accountId, language } = account;
  const { sessionId, at: now } = caller;
  const deletion = deletionOf(now.getTime());
  await askDeletion(trx, accountId, deletion);
  await signOutEverywhere(trx, world, {
    accountId,
    reason: 'LEAVING',
    now,
    ...(sessionId !== undefined && { except: sessionId }),
  });
  await recordEvent(trx, { kind: 'DELETION_ASKED', accountId, ...caller });
  await world.queue.enqueue(trx, sendNotice, {
    accountId,
    notice: 'deletion.asked',
    params: { date: dateText(deletion, language, 'UTC') },
  });
  return deletion;
}

/**
 * Cancels a deletion that has not begun, and mails that. Data that were set aside before are set aside as they were. The
 * caller holds the lock of the account.
 * @returns whether there was one
 */
export async function cancelDeletion(
  trx: Executor,
  world: World,
  { id: accountId, delete_at: deletion }: Pick<AccountRow, 'id' | 'delete_at'>,
  caller: Caller,
): Promise<boolean> {
  if (!deletion || !(await takeDeletionBack(trx, accountId, caller.at))) return false;
  await setLift(trx, accountId, { from: deletion, to: null });
  await recordEvent(trx, { kind: 'DELETION_TAKEN_BACK', accountId, ...caller });
  await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'deletion.kept' });
  return true;
}
