import { statementOfLink } from '@kandil/contract/internal';
import { withdrawalByLink as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { limitLink } from '../flows/limits.ts';
import { viewOf } from '../flows/withdraw.ts';
import type { PurchaseWorld } from '../world.ts';

export const withdrawalByLink = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { token }, context, world }) => {
    await limitLink(world, context.ip);
    const { statementId: id, userId } = await world.internal(statementOfLink, { token });
    return { data: await viewOf(world, { id, userId, language: context.language }) };
  },
);
