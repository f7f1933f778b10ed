import { Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { parseEmail } from '../rules/address.ts';
import { type AccountRow, accountByLogin } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthWorld } from '../world.ts';
import { openEmailLink } from './codes.ts';
import { limitDelivery } from './limits.ts';

/**
 * Sends a link to an address; the account gets the address when the link is opened. For the account's own address it
 * resends the verification (SPEC-D29), unless the address is verified already.
 * @returns the address, and whether a link was sent to it
 * @throws Refusal INVALID_INPUT, EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export async function askEmailChange(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  email: string,
): Promise<{ email: string; isSent: boolean }> {
  const parsed = parseEmail(email);
  if (!parsed) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
  const isOwn = parsed.key === account.email_key;
  if (isOwn && account.email_verified_at) return { email: parsed.address, isSent: false };
  await limitDelivery(world, parsed.key, context.ip);
  const holder = isOwn ? account : await accountByLogin(world.db, { email_key: parsed.key });
  if (holder?.confirmed_at && holder.id !== account.id)
    throw new Refusal('EMAIL_TAKEN', { fields: { email: 'EMAIL_TAKEN' } });
  await transaction(world.db, async (trx) => {
    await openEmailLink(trx, world, account.id, parsed.address, context.language);
    await recordEvent(trx, {
      kind: 'EMAIL_CHANGE_ASKED',
      accountId: account.id,
      origin: context,
      at: new Date(world.now()),
    });
  });
  return { email: parsed.address, isSent: true };
}
