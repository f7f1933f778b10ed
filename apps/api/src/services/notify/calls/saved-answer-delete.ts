import { savedAnswerDelete as call } from '@kandil/contract/control/saved-answers';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { deleteSavedAnswer } from '../store/saved-answers.ts';
import type { NotifyWorld } from '../world.ts';

export const savedAnswerDelete = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await transaction(world.db, async (trx) => {
      if (!(await deleteSavedAnswer(trx, id))) return;
      await audited(world, trx, context, { call, subject: `savedAnswer:${id}` });
    });
    return { data: null };
  },
);
