import { personSetAside as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import { cancelDeletion } from '../../account/flows/deletion.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { recordEvent } from '../../store/events.ts';
import { putSetAside, setAsideOf } from '../../store/set-aside.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import { isBeingDeleted } from '../rules/acts.ts';
import type { AuthWorld } from '../../world.ts';

/** Who opposes a deletion and asks for this instead has both: the deletion is taken back. */
export const personSetAside = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    await actOn(world, context, {
      call,
      input,
      fields: ['setAside'],
      async work(trx, account, now) {
        const accountId = account.id;
        const before = await setAsideOf(trx, accountId, now);
        if (isBeingDeleted(account, now) || (before && !before.lifts_at)) throw nothingToDo();
        await cancelDeletion(trx, world, account, { origin: BY_STAFF, at: now });
        await putSetAside(trx, {
          account_id: accountId,
          reason: input.reason.trim(),
          set_by: staffOf(context).id,
          since: now,
        });
        await recordEvent(trx, { kind: 'SET_ASIDE', accountId, origin: BY_STAFF, at: now });
        await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'setAside.begun' });
      },
    });
    return { data: null };
  },
);
