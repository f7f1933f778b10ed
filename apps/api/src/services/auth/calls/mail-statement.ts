import { mailStatement as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { sendStatement } from '../jobs/jobs.ts';
import { hashOf, linkTokenOf, WITHDRAWAL_PURPOSE } from '../rules/one-time.ts';
import { replaceLink } from '../store/links.ts';
import type { AuthWorld } from '../world.ts';

/** The link's token is computed when it is sent, and never stored. */
export const mailStatement = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const { statementId, linkId, userId, destination, result, statedAt, linkUntil } = input;
  await transaction(world.db, async (trx) => {
    if (result === 'LINK' && userId !== null) {
      const row = { id: linkId, account_id: userId, purpose: WITHDRAWAL_PURPOSE, destination };
      await replaceLink(trx, {
        ...row,
        hash: hashOf(linkTokenOf(world.config.codeKeys, row)),
        created_at: new Date(statedAt),
        expires_at: new Date(linkUntil),
      });
    }
    await world.queue.enqueue(trx, sendStatement, input, { key: statementId });
  });
  return { data: null };
});
