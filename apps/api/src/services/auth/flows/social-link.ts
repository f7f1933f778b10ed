import { Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { sendNotice } from '../jobs/jobs.ts';
import type { AccountRow } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { insertIdentity, type ProvidedPerson } from '../store/identities.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';
import { type SignInResult, signIn } from './sign-in.ts';

/** Display names of the providers. */
const NAMES: Record<string, string> = { google: 'Google', facebook: 'Facebook', APPLE: 'Apple' };

/** Opens a session that outlives the browser (LOGIN-11). @throws Refusal ACCOUNT_DISABLED */
export async function openRemembered(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
): Promise<SignInResult> {
  if (account.disabled_at) throw new Refusal('ACCOUNT_DISABLED');
  return signIn(trx, world, account, context, { remembered: true });
}

/** Links a provider to an account, notifies its owner and signs in. The caller holds the account's lock. */
export async function linkAndOpen(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  person: ProvidedPerson,
): Promise<SignInResult> {
  const opened = await openRemembered(trx, world, context, account);
  const now = new Date(world.now());
  await insertIdentity(trx, account.id, person, now);
  await recordEvent(trx, {
    kind: 'SOCIAL_LINKED',
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: now,
  });
  await world.queue.enqueue(trx, sendNotice, {
    accountId: account.id,
    notice: 'social.linked',
    params: { provider: NAMES[person.provider] ?? person.provider },
  });
  return opened;
}
