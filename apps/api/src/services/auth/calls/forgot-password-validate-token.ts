import { auth, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { maskedDestination } from '../rules/address.ts';
import { linkHashOf, RESET_PURPOSE } from '../rules/one-time.ts';
import { mayReset } from '../rules/reset.ts';
import { accountById } from '../store/accounts.ts';
import { linkByHash } from '../store/links.ts';
import type { AuthWorld } from '../world.ts';

/** Whether a token can still set a new password, and for whom, or has done so; it stays as it is (AUTH-11). */
export const forgotPasswordValidateToken = handle<
  AuthWorld,
  typeof auth.forgotPasswordValidateToken
>(auth.forgotPasswordValidateToken, async ({ input, context, world }) => {
  await limitAddress(world, 'links', context.ip);
  const now = new Date(world.now());
  const link = await linkByHash(world.db, linkHashOf(input.token), RESET_PURPOSE, now);
  if (link?.used_at) return { data: { email: null, isDone: true } };
  const account = link && (await accountById(world.db, link.account_id));
  if (!account || !mayReset(account, link.destination)) throw new Refusal('LINK_EXPIRED');
  const email = account.email === null ? null : maskedDestination(account.email);
  return { data: { email, isDone: false } };
});
