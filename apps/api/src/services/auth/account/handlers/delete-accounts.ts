import {
  contentForget,
  notifyForget,
  paymentForget,
  purchaseForget,
  watchForget,
} from '@kandil/contract/internal';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { beginDeletion, blankEvents, deleteAccountRow, dueDeletions } from '../store/deletion.ts';
import { relativesOf } from '../store/family-members.ts';
import { profilesOf } from '../store/profiles.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { deleteAccount, deleteAccounts, sendDeletionMail } from '../jobs/jobs.ts';
import type { JobWorld } from '../../world.ts';

/** Queues one job per due account, so that one failure does not hold up the others. */
export function deleteAccountsHandler(world: JobWorld): Handler {
  return handle(deleteAccounts, async () => {
    const now = new Date(world.now());
    const day = now.toISOString().slice(0, 10);
    const due = await dueDeletions(world.db, now);
    await world.queue.enqueueAll(
      world.db,
      deleteAccount,
      // One key a day: a job that exhausted its retries runs again the next night.
      due.map((accountId) => ({ payload: { accountId }, key: `${accountId} ${day}` })),
    );
  });
}

/** Deletes an account in every service. Each step is idempotent, so a failed run is repeated from the start. */
export function deleteAccountHandler(world: JobWorld): Handler {
  return handle(deleteAccount, async ({ accountId }) => {
    const account = await beginDeletion(world.db, accountId, new Date(world.now()));
    if (!account) return;
    const profiles = await profilesOf(world.db, accountId);
    const of = { userId: accountId, profileIds: profiles.map(({ id }) => id) };
    // First: nothing may be charged any more.
    await world.internal(paymentForget, of);
    const { full_name: name, email, country_code: country } = account;
    await world.internal(purchaseForget, { ...of, buyer: { name, email, country } });
    await world.internal(watchForget, of);
    await world.internal(contentForget, of);
    await world.internal(notifyForget, of);
    await removeAccount(world, account);
  });
}

async function removeAccount(world: JobWorld, account: AccountRow): Promise<void> {
  const { id, email, full_name: name, language } = account;
  await transaction(world.db, async (trx) => {
    const relatives = await relativesOf(trx, id);
    if (!(await deleteAccountRow(trx, id))) return;
    await recordEvent(trx, {
      kind: 'DELETED',
      accountId: id,
      origin: { ip: '', userAgent: '' },
      at: new Date(world.now()),
    });
    await blankEvents(trx, id);
    const informed = relatives.map(({ account_id: accountId }) => ({
      payload: { accountId, notice: 'family.ended' as const, params: { owner: name } },
    }));
    await world.queue.enqueueAll(trx, sendNotice, informed);
    if (email) await world.queue.enqueue(trx, sendDeletionMail, { to: email, name, language });
  });
}
