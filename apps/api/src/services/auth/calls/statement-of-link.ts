import { Refusal } from '@kandil/contract';
import { statementOfLink as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { linkHashOf, WITHDRAWAL_PURPOSE } from '../rules/one-time.ts';
import { linkByHash } from '../store/links.ts';
import type { AuthWorld } from '../world.ts';

/** The link stays valid until it ends: confirming twice is harmless. */
export const statementOfLink = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { token }, world }) => {
    const now = new Date(world.now());
    const link = await linkByHash(world.db, linkHashOf(token), WITHDRAWAL_PURPOSE, now);
    if (!link) throw new Refusal('LINK_EXPIRED');
    return { data: { statementId: link.id, userId: link.account_id } };
  },
);
