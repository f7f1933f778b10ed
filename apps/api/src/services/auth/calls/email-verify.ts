import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { parseEmail } from '../rules/address.ts';
import { linkHashOf, LINK_PURPOSE } from '../rules/one-time.ts';
import { type AccountRow, dropUnconfirmed, lockAccount, updateAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { linkByHash, type LinkRow, takeLink } from '../store/links.ts';
import type { Executor } from '../store/tables.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Opens a mailed link: the account gets its address, verified. Opened again, the link confirms the same until it
 * expires, as long as the account still has the address.
 */
export const emailVerify = handle<AuthWorld, typeof auth.emailVerify>(
  auth.emailVerify,
  async ({ input, context, world }) => {
    await limitAddress(world, 'links', context.ip);
    const now = new Date(world.now());
    const hash = linkHashOf(input.token);
    const named = await linkByHash(world.db, hash, LINK_PURPOSE, now);
    if (!named) throw new Refusal('LINK_EXPIRED');
    const email = await transaction(world.db, async (trx) => {
      // The account's lock first, as everywhere, to avoid deadlocks.
      const account = await lockAccount(trx, named.account_id);
      if (!account) throw new Refusal('LINK_EXPIRED');
      const link = await takeLink(trx, hash, LINK_PURPOSE, now);
      if (link) await openLink(trx, world, context, account, link);
      else if (!hasVerified(account, await linkByHash(trx, hash, LINK_PURPOSE, now)))
        throw new Refusal('LINK_EXPIRED');
      return named.destination;
    });
    return { data: { email }, message: wordsOf(context.language)('verify.done') };
  },
);

/** Whether a link has given an account the address that it still has. */
const hasVerified = (account: AccountRow, link: LinkRow | undefined): boolean =>
  Boolean(link?.used_at && account.email_verified_at) &&
  parseEmail(link?.destination ?? '')?.key === account.email_key;

async function openLink(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  before: AccountRow,
  link: LinkRow,
): Promise<void> {
  const now = new Date(world.now());
  const parsed = parseEmail(link.destination);
  if (!parsed) throw new Refusal('LINK_EXPIRED');
  const isChange = before.email_key !== parsed.key;
  if (isChange) await dropUnconfirmed(trx, { email_key: parsed.key });
  await updateAccount(trx, before.id, {
    email: parsed.address,
    email_key: parsed.key,
    email_verified_at: now,
  });
  if (!isChange) return;
  await recordEvent(trx, { kind: 'EMAIL_CHANGED', accountId: before.id, origin: context, at: now });
  if (before.email) {
    await world.queue.enqueue(trx, sendNotice, {
      accountId: before.id,
      notice: 'verify.changed',
      to: before.email,
    });
  }
}
