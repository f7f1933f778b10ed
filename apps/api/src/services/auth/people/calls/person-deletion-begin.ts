import { personDeletionBegin as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { scheduleDeletion } from '../../account/flows/deletion.ts';
import { setAsideOf } from '../../store/set-aside.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import type { AuthWorld } from '../../world.ts';

export const personDeletionBegin = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const deletionAt = await actOn(world, context, {
      call,
      input,
      fields: ['deleteAt', 'sessions'],
      async work(trx, account, at) {
        // The member may need the data for claims, and can still ask for the deletion.
        if (account.delete_at || (await setAsideOf(trx, account.id, at))) throw nothingToDo();
        return scheduleDeletion(trx, world, account, { origin: BY_STAFF, at });
      },
    });
    return { data: { deletionAt: deletionAt.toISOString() } };
  },
);
