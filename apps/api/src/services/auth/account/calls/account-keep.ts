import { auth } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { recordEvent } from '../../store/events.ts';
import { takeDeletionBack } from '../store/deletion.ts';
import type { AuthWorld } from '../../world.ts';

/** Cancels the deletion, if there is one. */
export const accountKeep = handle<AuthWorld, typeof auth.accountKeep>(
  auth.accountKeep,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    await transaction(world.db, async (trx) => {
      if (!(await takeDeletionBack(trx, account.id))) return;
      await recordEvent(trx, {
        kind: 'DELETION_TAKEN_BACK',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: new Date(world.now()),
      });
      await world.queue.enqueue(trx, sendNotice, {
        accountId: account.id,
        notice: 'deletion.kept',
      });
    });
    return { data: null };
  },
);
