import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import { countryOfZone } from '../rules/countries.ts';
import { nameFrom } from '../rules/social.ts';
import { defaultProfile } from '../rules/default-profile.ts';
import { accountByLogin, dropUnconfirmed, insertAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { insertIdentity } from '../store/identities.ts';
import { inviterBy } from '../store/invitations.ts';
import { insertProfile } from '../store/profiles.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';
import { openSession } from './sign-in.ts';
import type { SocialForm, SocialPerson, SocialSignIn } from './social.ts';

const CHANNEL = 'WEB';

/**
 * Makes an account with its default profile for somebody a provider knows. It has their e-mail address only where the
 * provider says it is theirs: an unverified one belongs to nobody.
 */
export async function createSocialAccount(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  person: SocialPerson,
  form: SocialForm,
): Promise<SocialSignIn> {
  const now = new Date(world.now());
  const email = await addressToKeep(trx, person);
  const reference = form.referenceCode ?? form.reference ?? null;
  const account = await insertAccount(trx, {
    id: randomUUID(),
    full_name: nameFrom(person.name, form.fullName) ?? wordsOf(context.language)('social.unnamed'),
    email: email?.address ?? null,
    email_key: email?.key ?? null,
    email_verified_at: email ? now : null,
    msisdn: null,
    msisdn_verified_at: null,
    country_code: countryOfZone(context.zone),
    language: context.language,
    channel: CHANNEL,
    reference,
    inviter_id: await inviterBy(trx, reference),
    password_hash: null,
    created_at: now,
    confirmed_at: now,
    disabled_at: null,
    delete_at: null,
  });
  await insertProfile(trx, account.id, defaultProfile(account), now);
  await insertIdentity(trx, {
    provider: person.provider,
    subject: person.subject,
    account_id: account.id,
    email: person.email?.address ?? null,
    created_at: now,
    last_used_at: now,
  });
  const opened = await openSession(trx, world, account, context, true);
  await recordEvent(trx, {
    kind: 'REGISTERED',
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: now,
  });
  return { ...opened, created: true };
}

/** A sign-up with the address whose code was never entered gives way to who has shown that the address is theirs. */
async function addressToKeep(trx: Executor, { email, emailVerified }: SocialPerson) {
  if (!email || !emailVerified) return null;
  await dropUnconfirmed(trx, { email_key: email.key });
  return (await accountByLogin(trx, { email_key: email.key })) ? null : email;
}
