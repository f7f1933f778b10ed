import { userWithdrawal as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../flows/account.ts';
import { contractsOf } from '../store/contracts.ts';
import { contractToWithdraw } from '../rules/withdrawal.ts';
import { presentWithdrawal } from '../present/withdrawal.ts';
import { allPlans } from '../store/catalogue.ts';
import type { PurchaseWorld } from '../world.ts';

export const userWithdrawal = handle<PurchaseWorld, typeof call>(
  call,
  async ({ context, world }) => {
    const userId = await memberOf(world, context);
    const now = world.now();
    const contract = contractToWithdraw(await contractsOf(world.db, userId, now), now);
    if (!contract) return { data: null };
    const plans = await allPlans(world.db);
    return { data: presentWithdrawal(contract, plans, context.language, now) };
  },
);
