import { withdrawConfirm as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../flows/account.ts';
import { confirmWithdrawal } from '../flows/withdraw.ts';
import type { PurchaseWorld } from '../world.ts';

export const withdrawConfirm = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { withdrawalId: id }, context, world }) => {
    const userId = await memberOf(world, context);
    const { language, zone } = context;
    return { data: await confirmWithdrawal(world, { id, userId, language, zone }) };
  },
);
