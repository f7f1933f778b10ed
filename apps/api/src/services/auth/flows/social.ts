import { type auth, type Input, Refusal } from '@kandil/contract';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { hashOf } from '../rules/one-time.ts';
import { type EmailAddress, parseEmail } from '../rules/address.ts';
import { nextStep } from '../rules/social.ts';
import { accountByLogin, lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { lockIdentity, touchIdentity } from '../store/identities.ts';
import type { Executor } from '../store/tables.ts';
import { takeNonce } from '../store/social-nonces.ts';
import type { SocialIdentity } from '../vendors/provider.ts';
import type { AuthWorld } from '../world.ts';
import { bucketOfAddress, countFailed } from './attempts.ts';
import { checkBot } from './bot-check.ts';
import { areMany } from './failed-login.ts';
import { limitAddress } from './limits.ts';
import type { Opened } from './sign-in.ts';
import { createSocialAccount } from './social-account.ts';
import { linkAndOpen, openRemembered } from './social-link.ts';
import { askForProof } from './social-proof.ts';

/** Body of the calls `auth.socialLogin` and `auth.socialRegister`. */
export type SocialForm = Input<typeof auth.socialLogin>;

/** Somebody whom a provider knows, with the address it gave in the form addresses are compared in. */
export interface SocialPerson extends Omit<SocialIdentity, 'email' | 'nonce'> {
  provider: SocialForm['mediaType'];
  email: EmailAddress | null;
}

export interface SocialSignIn extends Opened {
  /** There was no account yet. */
  created: boolean;
}

const ATTEMPTS = 3;

/**
 * Signs in, or up, with what a provider said. Who comes for the first time is linked to the account with their address
 * only where both sides have shown it to be theirs (T-A12).
 * After many refused sign-ins from one address a bot check is asked for, as by a login (SPEC-D48).
 * @throws Refusal SOCIAL_REFUSED, BOT_CHECK_FAILED, PROOF_REQUIRED, ACCOUNT_DISABLED, UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function socialSignIn(
  world: AuthWorld,
  context: CallContext,
  form: SocialForm,
): Promise<SocialSignIn> {
  await limitAddress(world, 'social', context.ip);
  const attempts = bucketOfAddress(context.ip);
  // Before the provider's answer is looked at: its nonce serves once, and the client tries again with the response.
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
      // The same person came twice at once: the second time around they are known.
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
