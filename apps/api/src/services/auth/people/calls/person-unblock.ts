import { personUnblock as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { updateAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import { isBeingDeleted } from '../rules/acts.ts';
import type { AuthWorld } from '../../world.ts';

export const personUnblock = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    await actOn(world, context, {
      call,
      input,
      fields: ['disabledAt'],
      async work(trx, account, now) {
        if (!account.disabled_at || isBeingDeleted(account, now)) throw nothingToDo();
        const accountId = account.id;
        await updateAccount(trx, accountId, { disabled_at: null });
        await recordEvent(trx, { kind: 'UNBLOCKED', accountId, origin: BY_STAFF, at: now });
        await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'account.unblocked' });
      },
    });
    return { data: null };
  },
);
