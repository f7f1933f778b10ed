import { type auth, type Input, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import { type EmailAddress, parseEmail } from '../rules/address.ts';
import { countryOfNew } from '../rules/countries.ts';
import { defaultProfile } from '../account/rules/default-profile.ts';
import { hashOf } from '../rules/one-time.ts';
import { nameFrom, nextStep } from '../rules/social.ts';
import { accountByLogin, dropUnconfirmed, lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { insertIdentity, lockIdentity, touchIdentity } from '../store/identities.ts';
import { inviterBy } from '../store/invitations.ts';
import { insertProfile } from '../account/store/profiles.ts';
import { takeNonce } from '../store/social-nonces.ts';
import type { Executor } from '../store/tables.ts';
import type { SocialIdentity } from '../vendors/provider.ts';
import type { AuthWorld } from '../world.ts';
import { bucketOfAddress, countFailed } from './attempts.ts';
import { checkBot } from './bot-check.ts';
import { areMany } from './failed-login.ts';
import { limitAddress } from './limits.ts';
import { openAccount } from './new-account.ts';
import { type SignInResult, signIn } from './sign-in.ts';
import { linkAndOpen, openRemembered } from './social-link.ts';
import { askForProof } from './social-proof.ts';

/** Body of the calls `auth.socialLogin` and `auth.socialRegister`. */
export type SocialForm = Input<typeof auth.socialLogin>;

/** A person as the provider identifies them, with the address in its comparable form. */
export interface SocialPerson extends Omit<SocialIdentity, 'email' | 'nonce'> {
  provider: SocialForm['mediaType'];
  email: EmailAddress | null;
}

export interface SocialSignIn extends SignInResult {
  /** True if this sign-in created the account. */
  created: boolean;
}

const ATTEMPTS = 3;

const CHANNEL = 'WEB';

/**
 * Signs in, or up, with a provider's token. At first it links the account with the same address only if both sides have
 * verified the address (T-A12). After many refused sign-ins from one client address it requires a bot check, as login
 * does (SPEC-D48).
 * @throws Refusal REGISTRATION_CLOSED, SOCIAL_REFUSED, BOT_CHECK_FAILED, PROOF_REQUIRED, ACCOUNT_DISABLED, UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function socialSignIn(
  world: AuthWorld,
  context: CallContext,
  form: SocialForm,
): Promise<SocialSignIn> {
  await limitAddress(world, 'social', context.ip);
  const attempts = bucketOfAddress(context.ip);
  // Before `identify` consumes the nonce: the client retries with the same token and the response of the check.
  if (await areMany(world, attempts)) await checkBot(world, context, form, 'LOGIN');
  const person = await identify(world, context, form).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'SOCIAL_REFUSED') {
      await countFailed(world, attempts);
      await noteRefused(world, context);
    }
    throw error;
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const outcome = await transaction(world.db, (trx) =>
        settle(trx, world, context, person, form),
      );
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    } catch (error) {
      // A concurrent sign-in of the same person was first: the retry finds their identity.
      if (attempt === ATTEMPTS || !hasLostRace(error)) throw error;
    }
  }
}

async function identify(
  world: AuthWorld,
  context: CallContext,
  { mediaType, accessToken }: SocialForm,
): Promise<SocialPerson> {
  const provider = world.social.get(mediaType);
  if (!provider) throw new Refusal('SOCIAL_REFUSED');
  const { nonce, email, ...identity } = await provider.identify(accessToken);
  if (provider.usesNonce) {
    const named = { hash: hashOf(nonce ?? ''), provider: mediaType, deviceId: context.deviceId };
    const isOurs = await takeNonce(world.db, named, new Date(world.now()));
    if (!isOurs) throw new Refusal('SOCIAL_REFUSED');
  }
  return { ...identity, provider: mediaType, email: email === null ? null : parseEmail(email) };
}

async function settle(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  person: SocialPerson,
  form: SocialForm,
): Promise<SocialSignIn | Refusal> {
  const now = new Date(world.now());
  const known = await lockIdentity(trx, person);
  if (known) {
    const account = await lockAccount(trx, known.account_id);
    if (!account) return new Refusal('SOCIAL_REFUSED');
    await touchIdentity(trx, { ...known, email: person.email?.address ?? null }, now);
    return { ...(await openRemembered(trx, world, context, account)), created: false };
  }
  const local = person.email && (await accountByLogin(trx, { email_key: person.email.key }));
  const next = nextStep(person.emailVerified, local ?? undefined);
  if (next === 'CREATE' || !local) return createSocialAccount(trx, world, context, person, form);
  const account = await lockAccount(trx, local.id);
  if (!account) return new Refusal('SOCIAL_REFUSED');
  if (next === 'PROVE') return askForProof(trx, world, account, person);
  return { ...(await linkAndOpen(trx, world, context, account, person)), created: false };
}

/**
 * Creates an account with its default profile for a person of a provider. The account gets an e-mail address only if
 * the provider has verified it.
 */
async function createSocialAccount(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  person: SocialPerson,
  form: SocialForm,
): Promise<SocialSignIn> {
  const now = new Date(world.now());
  const email = await addressToKeep(trx, person);
  const reference = form.referenceCode ?? form.reference ?? null;
  const account = await openAccount(trx, {
    id: randomUUID(),
    full_name: nameFrom(person.name, form.fullName) ?? wordsOf(context.language)('social.unnamed'),
    email: email?.address ?? null,
    email_key: email?.key ?? null,
    email_verified_at: email ? now : null,
    msisdn: null,
    msisdn_verified_at: null,
    country_code: countryOfNew(context),
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
  await insertIdentity(trx, account.id, person, now);
  const opened = await signIn(trx, world, account, context, {
    kind: 'REGISTERED',
    remembered: true,
  });
  return { ...opened, created: true };
}

/**
 * The address to store with the new account. A verified address replaces an unconfirmed sign-up; an address that is
 * unverified or taken is not stored.
 */
async function addressToKeep(trx: Executor, { email, emailVerified }: SocialPerson) {
  if (!email || !emailVerified) return null;
  await dropUnconfirmed(trx, { email_key: email.key });
  return (await accountByLogin(trx, { email_key: email.key })) ? null : email;
}

function hasLostRace(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'EMAIL_TAKEN';
  return isUniqueViolation(error, 'identities_pkey');
}

async function noteRefused(world: AuthWorld, context: CallContext): Promise<void> {
  await recordEvent(world.db, {
    kind: 'LOGIN_FAILED',
    accountId: null,
    origin: context,
    at: new Date(world.now()),
  });
}
