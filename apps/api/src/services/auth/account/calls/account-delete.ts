import { dateText } from '@kandil/i18n/formats';
import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { stopPlayback } from '../../flows/playback.ts';
import { adultOf } from '../../flows/member.ts';
import { provePassword } from '../../flows/own-password.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { deletionOf } from '../rules/deletion.ts';
import { lockAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { askDeletion } from '../store/deletion.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import type { AuthWorld } from '../../world.ts';

/** Requests the deletion of the account. A repeated request returns the same day. */
export const accountDelete = handle<AuthWorld, typeof auth.accountDelete>(
  auth.accountDelete,
  async ({ input: { password }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await provePassword(world, context, account, password);
    const now = new Date(world.now());
    const deletion = deletionOf(now.getTime());
    const deletionAt = await transaction(world.db, async (trx) => {
      const before = found(await lockAccount(trx, account.id)).delete_at;
      if (before) return before;
      await askDeletion(trx, account.id, deletion);
      const ended = await endSessionsOf(trx, account.id, 'LEAVING', now, session.id);
      await stopPlayback(trx, world, ended);
      await recordEvent(trx, {
        kind: 'DELETION_ASKED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: now,
      });
      await world.queue.enqueue(trx, sendNotice, {
        accountId: account.id,
        notice: 'deletion.asked',
        params: { date: dateText(deletion, account.language, 'UTC') },
      });
      return deletion;
    });
    return { data: { deletionAt: deletionAt.toISOString() } };
  },
);
