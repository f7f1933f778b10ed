import { statementOfLink } from '@kandil/contract/internal';
import { withdrawConfirmByLink as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { limitLink } from '../flows/limits.ts';
import { confirmWithdrawal } from '../flows/withdraw.ts';
import type { PurchaseWorld } from '../world.ts';

/** The link proves that the account's own address was reached. */
export const withdrawConfirmByLink = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { token }, context: { ip, language, zone }, world }) => {
    await limitLink(world, ip);
    const { statementId: id, userId } = await world.internal(statementOfLink, { token });
    return { data: await confirmWithdrawal(world, { id, userId, language, zone }) };
  },
);
