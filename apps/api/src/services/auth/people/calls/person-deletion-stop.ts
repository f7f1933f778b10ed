import { personDeletionStop as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { cancelDeletion } from '../../account/flows/deletion.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import type { AuthWorld } from '../../world.ts';

export const personDeletionStop = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    await actOn(world, context, {
      call,
      input,
      fields: ['deleteAt'],
      async work(trx, account, at) {
        if (!(await cancelDeletion(trx, world, account, { origin: BY_STAFF, at })))
          throw nothingToDo();
      },
    });
    return { data: null };
  },
);
